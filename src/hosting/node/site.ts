import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { withSecurityHeaders } from '../../api/security-headers.ts';

/** Names with a hash of their content in them: they never change. */
const HASHED = '/_astro/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'public, no-cache';

/**
 * The pages for visitors, from a folder of files.
 *
 * A folder is answered with its `index.html`, and without its last slash by a redirect to it. What is not there gets
 * `404.html`.
 *
 * @throws {Error} if the folder cannot be read, or has no `404.html`
 */
export function createSite(folder: string): Hono {
  const entityTags = readEntityTags(folder);
  const notFoundPage = readFileSync(join(folder, '404.html'), 'utf8');
  const site = new Hono();

  site.use(withSecurityHeaders, etag());
  site.get('*', async (context, next) => {
    const { path } = context.req;
    if (entityTags.has(`${path}/index.html`)) return context.redirect(`${path}/`, 301);
    await next();
    const entityTag = entityTags.get(path.replace(/\/$/, '/index.html'));
    if (entityTag !== undefined) {
      context.header('ETag', entityTag);
      context.header('Cache-Control', path.startsWith(HASHED) ? FOR_EVER : ASK_FIRST);
    }
    return undefined;
  });
  site.get('*', serveStatic({ root: folder }));
  site.get('*', ({ html }) => html(notFoundPage, 404));
  site.all('*', ({ text }) => text('Method Not Allowed\n', 405, { Allow: 'GET, HEAD' }));
  return site;
}

/** The path of every file, with a strong validator made from its content. */
function readEntityTags(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      `/${relative(folder, file).replaceAll(sep, '/')}`,
      `"${createHash('sha256').update(readFileSync(file)).digest('base64url')}"`,
    ]),
  );
}
