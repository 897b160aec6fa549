import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'playwright/test';
import { EVENTS } from '../sample.ts';
import { startNodeHost } from './node-host.ts';

/** Asks for a path as it is written; fetch() would tidy it up first. */
function getRaw(url: string, path: string) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      get({ hostname, port, path }, (response) => {
        const { statusCode: status = 0, headers } = response;
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => resolve({ status, headers, body }));
      }).on('error', reject);
    },
  );
}

test.describe('the Node host’s pages', () => {
  let host: Awaited<ReturnType<typeof startNodeHost>>;
  test.beforeAll(async () => {
    host = await startNodeHost();
  });
  test.afterAll(() => host.stop());

  const fetchPage = (path: string, init?: RequestInit) =>
    fetch(`${host.url}${path}`, { redirect: 'manual', ...init });

  test('are public', async () => {
    for (const path of ['/', '/hours/', '/events/', `/events/${EVENTS.fridayShanties}/`]) {
      const response = await fetchPage(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('public, no-cache');
    }
  });

  test('answer an unknown address with the 404 page and its status', async () => {
    for (const path of [
      '/nowhere/',
      '/museum.json',
      '/api.json',
      '/events/nothing/',
      '/%2e%2e/museum.json',
    ]) {
      const response = await fetchPage(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).toContain('This page does not exist');
    }
  });

  test('redirect to the address with a slash, and to no other host', async () => {
    const response = await fetchPage('/hours');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/hours/');
    expect((await fetchPage('//example.org')).status).toBe(404);
  });

  test('answer HEAD and 304', async () => {
    const page = await fetchPage('/hours/');
    const head = await fetchPage('/hours/', { method: 'HEAD' });
    expect(head.headers.get('ETag')).toBe(page.headers.get('ETag'));
    const again = await fetchPage('/hours/', {
      headers: { 'If-None-Match': page.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('refuse other methods', async () => {
    const response = await fetchPage('/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('carry the security headers, found or not', async () => {
    for (const path of ['/', '/nowhere/', '/favicon.svg', '/hours']) {
      const { headers } = await fetchPage(path);
      expect(headers.get('Content-Security-Policy'), path).toContain("default-src 'none'");
      expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('let files with a hash in their name be kept for ever', async () => {
    const html = await (await fetchPage('/')).text();
    const stylesheet = /href="(\/_astro\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
    const response = await fetchPage(stylesheet);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  for (const path of [
    '/../museum.json',
    '/%2e%2e/museum.json',
    '/..%2fmuseum.json',
    '/..\\museum.json',
    '/site/../../museum.json',
    '//museum.json',
    '/api/../museum.json',
    '/./api/museum-hours',
    '//api/museum-hours',
    '/x/../api/museum-hours',
    '/API/museum-hours',
    '/api;x/museum-hours',
    '/api%2fmuseum-hours',
    '/api%00/museum-hours',
    '/%61pi/museum-hours',
    '/api/museum-hours.json',
    '/museum-hours.json',
    '/by-date/2026-11-20/museum-hours.json',
    '/special-events/426c0eac-b316-4396-8b7a-c88d533ada54.json',
  ]) {
    test(`give no data to a stranger who asks for ${path}`, async () => {
      const { status, body, headers } = await getRaw(host.url, path);
      expect([400, 401, 404]).toContain(status);
      expect(body).not.toContain('timeOpen');
      expect(body).not.toContain('eventDescription');
      expect(body).not.toContain('schedule');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    });
  }
});
