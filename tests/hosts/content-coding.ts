import { expect, test } from 'playwright/test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { AUTHORIZATION } from '../sample.ts';
import type { Host } from './contract.ts';
import { askRaw } from './raw.ts';

const DECODE = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
} as const;
const LIST = '/api/special-events?limit=30';
/** What an answer's header says of its body, whether or not the body comes with it. */
const OF_THE_BODY = [
  ...['content-encoding', 'content-length', 'content-type', 'etag', 'link', 'vary'],
  'x-total-count',
];

/** How a host compresses the service's answers, if that is not for what stands before it. */
export function describeContentCoding(start: () => Promise<Host>): void {
  test.describe('compression of the service’s answers', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const known = { Authorization: AUTHORIZATION, ...headers };
      const answer = await askRaw(host.url, path, known, method);
      return { ...answer, bytes: Buffer.from(answer.body, 'latin1') };
    };
    const described = (headers: Readonly<Record<string, unknown>>) =>
      OF_THE_BODY.map((name) => [name, headers[name]]);

    for (const [coding, decode] of Object.entries(DECODE)) {
      test(`speaks ${coding}, with a tag and a length of its own`, async () => {
        const plain = await ask(LIST, { 'Accept-Encoding': 'identity' });
        const { status, headers, bytes } = await ask(LIST, { 'Accept-Encoding': coding });
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'content-encoding': coding,
          'content-length': String(bytes.length),
          'content-type': 'application/json; charset=utf-8',
          etag: expect.stringMatching(/^"[^"]+"$/),
          vary: 'Accept-Encoding',
          'x-total-count': '15',
        });
        expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
        expect(decode(bytes).equals(plain.bytes)).toBe(true);
        expect(headers.etag).not.toBe(plain.headers.etag);

        const head = await ask(LIST, { 'Accept-Encoding': coding }, 'HEAD');
        expect(head.body).toBe('');
        expect(described(head.headers)).toEqual(described(headers));
      });

      test(`answers 304 to whoever has the answer in ${coding}, and in no other coding`, async () => {
        const asked = { 'Accept-Encoding': coding };
        const { headers } = await ask(LIST, asked);
        const again = await ask(LIST, { ...asked, 'If-None-Match': headers.etag ?? '' });
        expect(again.status).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers).toMatchObject({
          etag: headers.etag,
          link: headers.link,
          vary: 'Accept-Encoding',
          'x-total-count': '15',
        });
        expect(again.headers['content-encoding']).toBeUndefined();

        const plain = await ask(LIST);
        const other = await ask(LIST, { ...asked, 'If-None-Match': plain.headers.etag ?? '' });
        expect(other.status).toBe(200);
      });
    }

    test('sends an answer as it is to whoever names no coding', async () => {
      const plain = await ask(LIST, { 'Accept-Encoding': 'identity' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['content-length']).toBe(String(plain.bytes.length));
      expect(plain.headers.vary).toBe('Accept-Encoding');
      const { status, headers, body } = await ask(LIST);
      expect(status).toBe(200);
      expect(described(headers)).toEqual(described(plain.headers));
      expect(body).toBe(plain.body);
    });

    test('sends what is small as it is', async () => {
      const { headers, bytes } = await ask('/api/museum-hours?limit=1', {
        'Accept-Encoding': 'br, zstd, gzip',
      });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers.vary).toBe('Accept-Encoding');
    });
  });
}
