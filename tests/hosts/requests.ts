import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { AUTHORIZATION, RELEASE } from '../sample.ts';
import type { Host } from './contract.ts';
import { requestBytes, sendBytes } from './wire.ts';

/** Where a host reads requests in a way of its own, each with its reason where the host is named. */
export interface RequestDifferences {
  /** Whether what stands before it, not the host itself, sees to Host lines and to requests that never end. */
  readonly isShielded?: boolean;
  /** Whether it always sends a file whole. */
  readonly sendsNoParts?: boolean;
}

const LONGEST_MS = 30_000;
const FILE = '/robots.txt';
const TEXT = readFileSync(join(RELEASE, 'site', FILE), 'latin1');

/** How every host reads requests. Source: RFC 9110 and 9112. */
export function describeRequests(
  start: () => Promise<Host>,
  { isShielded = false, sendsNoParts = false }: RequestDifferences = {},
): void {
  test.describe('requests', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const send = (bytes: string) => sendBytes(host.url, bytes);
    const ask = async (target: string, lines: readonly string[] = [], method = 'GET') => {
      const [answer] = await send(
        requestBytes(target, lines, { method, host: new URL(host.url).host }),
      );
      if (!answer) throw new Error(`${method} ${target} has no answer`);
      return answer;
    };

    test('that ask for a part of a file get it, or the whole', async () => {
      for (const [range, part] of [
        ['bytes=0-4', TEXT.slice(0, 5)],
        ['bytes=3-', TEXT.slice(3)],
        ['bytes=-7', TEXT.slice(-7)],
        ['bytes=2-999999', TEXT.slice(2)],
      ] as const) {
        const { status, headers, body } = await ask(FILE, [`Range: ${range}`]);
        expect(body, range).toBe(sendsNoParts ? TEXT : part);
        expect(status, range).toBe(sendsNoParts ? 200 : 206);
        if (!sendsNoParts) {
          const first = TEXT.length - (part.length + (range === 'bytes=0-4' ? TEXT.length - 5 : 0));
          const last = first + part.length - 1;
          expect(headers.get('Content-Range')).toBe(`bytes ${first}-${last}/${TEXT.length}`);
        }
      }
    });

    test('get the whole file if their Range is malformed, or If-Range names another version', async () => {
      for (const lines of [
        ['Range: bytes=x'],
        ['Range: bytes=-'],
        ['Range: bytes=5-2'],
        ['Range: 0-4'],
        ['Range: lines=0-4'],
        ['Range: bytes=0-4', 'If-Range: "another"'],
        ['Range: bytes=0-4', 'If-Range: Thu, 01 Jan 1970 00:00:00 GMT'],
      ]) {
        const { status, body } = await ask(FILE, lines);
        // A malformed range may also be refused.
        if (status === 416 && lines.length === 1) continue;
        expect(status, lines.join()).toBe(200);
        expect(body, lines.join()).toBe(TEXT);
      }
    });

    test('get the part of the version that If-Range names', async () => {
      const tag = (await ask(FILE)).headers.get('ETag') ?? '';
      expect(tag).not.toBe('');
      const { status, body } = await ask(FILE, ['Range: bytes=0-4', `If-Range: ${tag}`]);
      expect([status, body]).toEqual(sendsNoParts ? [200, TEXT] : [206, TEXT.slice(0, 5)]);
    });

    test('for a part behind the end of a file are told its length', async () => {
      const { status, headers } = await ask(FILE, ['Range: bytes=99999-']);
      if (sendsNoParts) return expect(status).toBe(200);
      expect(status).toBe(416);
      expect(headers.get('Content-Range')).toBe(`bytes */${TEXT.length}`);
      return undefined;
    });

    if (isShielded) return;

    test('with two Host lines, or none in HTTP/1.1, are refused', async () => {
      const name = new URL(host.url).host;
      for (const lines of [
        `Host: ${name}\r\nHost: ${name}\r\n`,
        `Host: ${name}\r\nHost: b\r\n`,
        '',
      ]) {
        for (const target of ['/', '/api/museum-hours']) {
          const [answer] = await send(
            `GET ${target} HTTP/1.1\r\n${lines}Authorization: ${AUTHORIZATION}\r\nConnection: close\r\n\r\n`,
          );
          expect(answer?.status, `${target} ${lines}`).toBe(400);
        }
      }
    });

    test('in HTTP/1.0 need no Host', async () => {
      const [page] = await send('GET /hours/ HTTP/1.0\r\n\r\n');
      expect(page?.status).toBe(200);
      const [hours] = await send(
        `GET /api/museum-hours HTTP/1.0\r\nAuthorization: ${AUTHORIZATION}\r\n\r\n`,
      );
      expect(hours?.status).toBe(200);
      expect(JSON.parse(hours?.body ?? '')).toHaveLength(10);
    });

    for (const [what, method, target, lines] of [
      ['page', 'GET', '/hours/', ['Content-Length: 1000']],
      ['page, in chunks', 'GET', '/hours/', ['Transfer-Encoding: chunked']],
      ['page that takes none', 'POST', '/hours/', ['Content-Length: 1000']],
      ['operation', 'GET', '/api/museum-hours', ['Content-Length: 1000']],
      ['operation that takes none', 'POST', '/api/museum-hours', ['Transfer-Encoding: chunked']],
    ] as const) {
      test(`whose body for a ${what} comes slowly are ended within half a minute`, async () => {
        const fields = [...lines, `Authorization: ${AUTHORIZATION}`];
        const head = requestBytes(target, fields, { method, host: new URL(host.url).host });
        await expectDripIsCut(
          host.url,
          head.replace('Connection: close', 'Connection: keep-alive'),
        );
      });
    }

    test('whose header comes slowly are ended within half a minute', async () => {
      await expectDripIsCut(host.url, 'GET / HTTP/1.1\r\nHost: x\r\nX: ');
    });
  });
}

/** Sends a beginning and then a byte a second, until the server has enough. */
async function expectDripIsCut(url: string, beginning: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  socket.on('error', () => socket.destroy()).on('close', () => resolve(undefined));
  socket.resume().write(beginning);
  const drip = setInterval(() => socket.write('a'), 1000);
  await promise;
  clearInterval(drip);
  expect(performance.now() - started).toBeLessThan(LONGEST_MS);
}
