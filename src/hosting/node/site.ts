import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { methodNotAllowed } from '../../api/problem.ts';
import { withRequestId, type IdentifiedRequest } from '../../api/request-id.ts';
import { SITE_HEADERS, withSecurityHeaders } from '../../api/security-headers.ts';
import { DESCRIPTION_HEADERS, SERVICE_DESCRIPTION } from '../../api/service-description.ts';
import { decodedPath } from './decoded-path.ts';
import { isRangeAsked } from './range.ts';

const DESCRIPTIONS: ReadonlySet<string> = new Set(Object.values(SERVICE_DESCRIPTION));
/** Names with a hash of their content in them: they never change. */
const HASHED = '/_astro/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'public, no-cache';
/** The compressed variant of a file, by what is behind its name. */
const VARIANT = /\.(?:br|gz)$/;
const UNAVAILABLE = 'This page cannot be read just now. Please try again in a minute.\n';

/**
 * The pages for visitors, from a folder of files.
 *
 * A folder is answered with its `index.html`, and without its last slash by a redirect to it. What is not there gets
 * `404.html`. A file that was there when the site was made and is gone gets 503.
 *
 * @throws {Error} if the folder cannot be read, or has no `404.html`
 */
export function createSite(folder: string): Hono<{ Bindings: IdentifiedRequest }> {
  const files = new Set(filesIn(folder));
  const entityTagOf = entityTags(folder);
  const notFoundPage = readFileSync(join(folder, '404.html'), 'utf8');
  const site = new Hono<{ Bindings: IdentifiedRequest }>();

  site.use(
    withSecurityHeaders(SITE_HEADERS),
    withRequestId,
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(DESCRIPTION_HEADERS)] }),
  );
  site.get('*', async (context, next) => {
    const { path, url, raw } = context.req;
    const name = decodedPath(path);
    if (files.has(`${name}/index.html`)) {
      // The name of what is there, so that no address leads to another site.
      return context.redirect(`${encodeURI(name)}/${new URL(url).search}`, 301);
    }
    const file = name.replace(/\/$/, '/index.html');
    if (VARIANT.test(file) || !files.has(file)) {
      return context.body(notFoundPage, 404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': ASK_FIRST,
      });
    }
    // A part of a file is a part of the file as it is, not of its compressed variant.
    const unused = isRangeAsked(raw.headers, () => entityTagOf(file)) ? 'Accept-Encoding' : 'Range';
    raw.headers.delete(unused);
    await next();
    if (!context.res.ok) return undefined;
    if (file.endsWith('.yaml')) context.header('Content-Type', 'application/yaml');
    context.header('ETag', entityTagOf(file, context.res.headers.get('Content-Encoding')));
    context.header('Cache-Control', path.startsWith(HASHED) ? FOR_EVER : ASK_FIRST);
    if (files.has(`${file}.gz`)) context.header('Vary', 'Accept-Encoding');
    if (DESCRIPTIONS.has(file)) {
      for (const [field, value] of Object.entries(DESCRIPTION_HEADERS))
        context.header(field, value);
    }
    return undefined;
  });
  site.get('*', serveStatic({ root: folder, precompressed: true }));
  site.get('*', ({ text }) => text(UNAVAILABLE, 503, { 'Retry-After': '60' }));
  site.all('*', ({ req }) => methodNotAllowed(req.method));
  return site;
}

/** The path of every file, as a request names it when decoded. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((file) => `/${file.replaceAll(sep, '/')}`);
}

/** A strong validator for each file and encoding, made from its content when it is first asked for. */
function entityTags(folder: string) {
  const known = new Map<string, string>();
  return (file: string, encoding: string | null = null): string => {
    const tag =
      known.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64url');
    known.set(file, tag);
    return encoding === null ? `"${tag}"` : `"${tag}-${encoding}"`;
  };
}
