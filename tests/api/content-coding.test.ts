import { Hono } from 'hono';
import { expect, test } from 'playwright/test';
import { withContentCoding } from '../../src/api/content-coding.ts';

const marked = (mark: string) => async (body: ArrayBuffer) =>
  new TextEncoder().encode(`${mark}:${body.byteLength}`);

/** Answers with as many bytes as its path says, from a host that knows two codings. */
const app = new Hono();
app.use(withContentCoding({ br: marked('br'), gzip: marked('gzip') }));
app.get('/missing', ({ body }) =>
  body('x'.repeat(2000), 404, { 'Content-Length': '2000', 'Content-Type': 'text/plain' }),
);
app.get('/:length', ({ body, req }) =>
  body('x'.repeat(Number(req.param('length'))), 200, { 'Content-Length': req.param('length') }),
);

const ask = (path: string, accepted: string) =>
  app.request(path, { headers: { 'Accept-Encoding': accepted } });

test('withContentCoding() takes what the client likes best, and of equals what the host does', async () => {
  for (const [accepted, coding] of [
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8, br;q=0.7', 'gzip'],
    ['br;q=0.001', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, gzip', 'gzip'],
    ['identity, br', 'br'],
    ['identity;q=0.5, gzip;q=0.6', 'gzip'],
  ] as const) {
    const response = await ask('/2000', accepted);
    expect(response.headers.get('Content-Encoding'), accepted).toBe(coding);
    expect(await response.text()).toBe(`${coding}:2000`);
    expect(response.headers.get('Content-Length')).toBe(String(`${coding}:2000`.length));
  }
});

test('withContentCoding() leaves an answer as it is where the client likes that best, or knows no other', async () => {
  for (const accepted of [
    ...[
      '',
      'identity',
      'deflate',
      'x',
      'br;q=0',
      '*;q=0',
      'gzip;q=0, br;q=0',
      'br;q=0, gzip;q=0, *',
    ],
    ...['identity, br;q=0.9', 'gzip;q=0.5, identity;q=0.6', 'br;q=0.1, gzip;q=0.1, *;q=0.5'],
    ...['constructor', '__proto__', ',;=,', 'identity;q=0, br;q=0'],
  ]) {
    const response = await ask('/2000', accepted);
    expect(response.headers.get('Content-Encoding'), accepted).toBeNull();
    expect(await response.text()).toHaveLength(2000);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  }
});

test('withContentCoding() compresses from 1 KiB on, and only what was asked for', async () => {
  expect((await ask('/1023', 'br')).headers.get('Content-Encoding')).toBeNull();
  expect((await ask('/1024', 'br')).headers.get('Content-Encoding')).toBe('br');
  const missing = await ask('/missing', 'br');
  expect(missing.headers.get('Content-Encoding')).toBeNull();
  expect(missing.headers.get('Vary')).toBeNull();
});
