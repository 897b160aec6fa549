import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { SITE_HEADERS } from '../../src/api/security-headers.ts';
import { EVENTS, RELEASE } from '../sample.ts';
import type { Host } from './contract.ts';
import { askRaw } from './raw.ts';

/** Where a host serves pages in a way of its own, each with its reason where the host is named. */
export interface PageDifferences {
  /** Whether it leaves out which methods it takes. */
  readonly namesNoMethods?: boolean;
  /** Whether it gives requests for pages no name. */
  readonly namesNoRequests?: boolean;
  /** Whether it compresses by itself, on the way. */
  readonly compressesOnTheWay?: boolean;
}

const ASK_FIRST = 'public, no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';
const SECURITY = Object.fromEntries(
  Object.entries(SITE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);
const PAGES = ['/', '/hours/', '/events/', `/events/${EVENTS.fridayShanties}/`];

/** What every host of the site must do with pages and files. */
export function describePages(start: () => Promise<Host>, differences: PageDifferences = {}): void {
  const { namesNoMethods, namesNoRequests, compressesOnTheWay } = differences;

  test.describe('pages', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const ask = (path: string, headers?: Record<string, string>, method?: string) =>
      askRaw(host.url, path, headers, method);

    test('are public, and asked for anew each time', async () => {
      expect(SECURITY).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'cross-origin',
      });
      for (const path of PAGES) {
        const { status, headers } = await ask(path);
        expect(status, path).toBe(200);
        expect(headers, path).toMatchObject({
          ...SECURITY,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': ASK_FIRST,
        });
      }
    });

    if (!namesNoRequests) {
      test('carry a name of the request', async () => {
        const names = [];
        for (const path of [...PAGES, '/hours', '/nowhere/', '/robots.txt']) {
          const { headers } = await ask(path);
          expect(headers['x-request-id'], path).toMatch(/^[\w-]{8,64}$/);
          names.push(headers['x-request-id']);
        }
        expect(new Set(names).size).toBe(7);
      });
    }

    test('answer an unknown address with the 404 page and its status', async () => {
      for (const path of [
        '/nowhere/',
        '/nowhere',
        '/museum.json',
        '/events/nothing/',
        '/_astro/gone.css',
      ]) {
        const { status, headers, body } = await ask(path);
        expect(status, path).toBe(404);
        expect(body).toContain('This page does not exist');
        expect(headers, path).toMatchObject({ ...SECURITY, 'cache-control': ASK_FIRST });
      }
    });

    test('answer HEAD, and 304 to whoever has the page', async () => {
      const { headers } = await ask('/hours/');
      const tag = headers.etag ?? '';
      const head = await ask('/hours/', {}, 'HEAD');
      expect(head.body).toBe('');
      expect(head.headers.etag).toBe(tag);
      const again = await ask('/hours/', { 'If-None-Match': tag });
      expect(again.status).toBe(304);
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': ASK_FIRST });
    });

    test('refuse other methods', async () => {
      for (const path of ['/', '/hours/', '/favicon.svg']) {
        for (const method of ['POST', 'DELETE']) {
          const { status, headers } = await ask(path, {}, method);
          expect(status, `${method} ${path}`).toBe(405);
          if (!namesNoMethods) expect(headers.allow).toBe('GET, HEAD');
        }
      }
    });

    test('come with files of the right kind', async () => {
      for (const [path, type] of [
        ['/favicon.svg', /^image\/svg\+xml\b/],
        ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
        ['/icon-192.png', /^image\/png$/],
        ['/manifest.webmanifest', /^application\/manifest\+json\b/],
        [`/events/${EVENTS.fridayShanties}.svg`, /^image\/svg\+xml\b/],
        [`/events/${EVENTS.fridayShanties}.png`, /^image\/png$/],
        ['/robots.txt', 'text/plain; charset=utf-8'],
        ['/sitemap-index.xml', /^(application|text)\/xml\b/],
        ['/events.ics', /^text\/calendar\b/],
        [`/events/${EVENTS.fridayShanties}.ics`, /^text\/calendar\b/],
        ['/events.xml', /^(application|text)\/xml\b/],
        ['/openapi.json', /^application\/json\b/],
        ['/openapi.yaml', /^(application|text)\/yaml\b/],
        ['/arazzo.yaml', /^(application|text)\/yaml\b/],
      ] as const) {
        const { status, headers } = await ask(path);
        expect(status, path).toBe(200);
        expect(headers['content-type'], path).toMatch(type);
        expect(headers).toMatchObject(SECURITY);
      }
    });

    test('say how old the release is, and are asked for it anew each time', async () => {
      const { status, headers, body } = await ask('/release.txt');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': ASK_FIRST,
      });
      expect(body).toBe('day: 2026-11-20\ntimeZone: Europe/London\n');
    });

    test('let pages of any origin read what describes the service, and nothing else', async () => {
      const origin = { Origin: 'https://editor.example' };
      for (const path of ['/openapi.json', '/openapi.yaml', '/arazzo.yaml']) {
        const { status, headers } = await ask(path, origin);
        expect(status, path).toBe(200);
        expect(headers['access-control-allow-origin'], path).toBe('*');
        const again = await ask(path, { ...origin, 'If-None-Match': headers.etag ?? '' });
        expect(again.status, path).toBe(304);
        expect(again.headers['access-control-allow-origin'], path).toBe('*');
      }
      for (const path of ['/', '/events.ics', '/robots.txt', '/museum.json', '/openapi.json/']) {
        const { headers } = await ask(path, origin);
        expect(headers['access-control-allow-origin'], path).toBeUndefined();
      }
    });

    test('let files with a hash in their name be kept for ever', async () => {
      const files = readdirSync(join(RELEASE, 'site', '_astro'));
      const whole = files.filter((file) => !/\.(br|gz)$/.test(file));
      expect(whole.length).toBeGreaterThan(20);
      for (const file of whole) {
        const { status, headers } = await ask(`/_astro/${file}`);
        expect(status, file).toBe(200);
        expect(headers, file).toMatchObject({ ...SECURITY, 'cache-control': FOR_EVER });
      }
    });

    test('are compressed for whoever can read that', async () => {
      const plain = await ask('/hours/', { 'Accept-Encoding': 'identity' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const packed = await ask('/hours/', { 'Accept-Encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.body.length).toBeLessThan(plain.body.length / 10);
      if (compressesOnTheWay) return;
      expect(packed.headers.vary).toMatch(/^accept-encoding$/i);
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      const again = await ask('/hours/', {
        'Accept-Encoding': 'gzip',
        'If-None-Match': packed.headers.etag ?? '',
      });
      expect(again.status).toBe(304);
    });

    test('come without what the hosts alone read', async () => {
      for (const path of [
        '/index.html.br',
        '/index.html.gz',
        '/_headers',
        '/museum.txt',
        '/worker.js',
      ]) {
        const { status, body } = await ask(path);
        expect(status, path).toBe(404);
        expect(body).toContain('This page does not exist');
      }
    });
  });
}
