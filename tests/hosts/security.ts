import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, LOGIN } from '../sample.ts';
import type { Host } from './contract.ts';
import { requestBytes, sendBytes, type WireAnswer } from './wire.ts';

/** Where a host's own program differs on the wire, each with its reason where the host is named. */
export interface WireDifferences {
  /** Requests that its own parser answers with 500, by a part of their name. */
  readonly parserFailures?: readonly string[];
}

/** What only the service says. */
const DATA = /timeOpen|eventDescription|"dates"|hoursThrough/;
const LIST = '/api/museum-hours?limit=1';
const EVENT = `/api/special-events/${EVENTS.fridayShanties}`;
const TOKEN = AUTHORIZATION.slice('Basic '.length);
const { user, password } = LOGIN;

/** What nobody may get out of a host, however it is asked. Source: hosting facts, security cases. */
export function describeSecurity(
  start: () => Promise<Host>,
  { parserFailures = [] }: WireDifferences = {},
): void {
  test.describe('security, in raw bytes', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const send = (bytes: string) => sendBytes(host.url, bytes);
    const ask = (target: string, lines: readonly string[] = [], method = 'GET') =>
      send(requestBytes(target, lines, { method, host: new URL(host.url).host }));

    /** No answer holds data, and none is a failure of the host. */
    const expectNothing = (what: string, answers: readonly WireAnswer[]) => {
      for (const { status, text } of answers) {
        // 501 and 505 are how RFC 9110 names what no server needs to know.
        const isKnown = parserFailures.some((part) => what.includes(part));
        if (!isKnown && status !== 501 && status !== 505)
          expect(status, `${what}: ${text.slice(0, 200)}`).toBeLessThan(500);
        expect(text, what).not.toMatch(DATA);
      }
    };

    test('ignores credentials in the address', async () => {
      const encoded = encodeURIComponent(`Basic ${TOKEN}`);
      const { host: name } = new URL(host.url);
      for (const target of [
        `${LIST}&Authorization=${encoded}`,
        `${LIST}&user=${user}&password=${encodeURIComponent(password)}`,
        `http://${user}:${encodeURIComponent(password)}@${name}${LIST}`,
      ]) {
        expectNothing(target, await ask(target));
      }
    });

    test('gives a stranger no data, however the path is written', async () => {
      const names = [
        'museum-hours',
        'special-events',
        `special-events/${EVENTS.fridayShanties}`,
        'by-date/2026-11-20/museum-hours',
        'museum',
      ];
      const prefixes = [
        ...['/api/', '//api/', '/api//', '/./api/', '/api/./', '/x/../api/', '/x/%2e%2e/api/'],
        ...['/x/..%2fapi/', '/api/../api/', '/api%2f', '/api%2F', '/%61pi/', '/%2561pi/', '/API/'],
        ...[
          '/Api/',
          '/api;x/',
          '/;x/api/',
          '/api\\',
          '/\\api\\',
          '/api%5c',
          '/api%00/',
          '/api%20/',
        ],
        ...['/api%0a/', '/api%0d%0a/', '/%c1%a1pi/', '/%c0%afapi/', '/', '/../', '/../api/'],
        ...['/..%2f', '/..%5c', '/%2e%2e/', '/%2e%2e%2f', '/_astro/../../', '/_astro/..%2f..%2f'],
        ...['/hours/../../api/', '/site/', '/current/', 'http://museum.test/api/', 'api/'],
      ];
      const suffixes = ['', '.json', '.json/', '.json/.', '.json%00', '.json%20', '.json%0a'];
      const more = ['.json;x', '.json.gz', '.json.br', '.JSON', '/', '/.', '?x', '%2ejson', '#x'];
      const targets = prefixes.flatMap((prefix) =>
        names.flatMap((name) => [...suffixes, ...more].map((suffix) => prefix + name + suffix)),
      );
      expect(targets.length).toBeGreaterThan(3000);
      await inBatches(targets, async (target) => {
        for (const answer of await ask(target)) {
          const { status, text } = answer;
          expectNothing(target, [answer]);
          expect([301, 307, 308, 400, 401, 404], target).toContain(status);
          expect(text, target).not.toMatch(/^location: *(?:\/\/|\w+:)/im);
        }
      });
    });

    test('gives a stranger no data for a header that names another path or method', async () => {
      for (const lines of [
        ['Range: bytes=0-99'],
        ['If-None-Match: *'],
        ['If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT'],
        [`X-Original-URL: ${EVENT}`],
        [`X-Rewrite-URL: ${EVENT}`],
        [`X-Accel-Redirect: ${EVENT}`],
        [`X-Sendfile: ${EVENT}`],
        [`X-Forwarded-Uri: ${EVENT}`, 'X-Forwarded-Method: GET', 'X-Forwarded-User: client'],
        ['X-Forwarded-For: 127.0.0.1', 'X-Real-IP: 127.0.0.1', 'Forwarded: for=127.0.0.1'],
        ['X-HTTP-Method-Override: GET', 'X-Method-Override: GET'],
        ['Connection: Authorization'],
        ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'],
      ]) {
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND', 'get']) {
          for (const target of [LIST, EVENT, '/', '*']) {
            const what = `${method} ${target} ${lines.join()}`;
            expectNothing(what, await ask(target, lines, method));
          }
        }
      }
    });

    test('answers whoever is let in without a failure, whatever the query holds', async () => {
      const values = [
        ...[
          '',
          '1',
          '0',
          '-1',
          '31',
          '1e1',
          '0x10',
          '010',
          '+1',
          '%2B1',
          '%EF%BC%91',
          '9007199254740993',
        ],
        ...[
          '1'.repeat(400),
          '%zz',
          '%',
          '%FF',
          '%00',
          '%0A',
          '1%0A',
          '[]',
          '{}',
          'null',
          'NaN',
          "'",
          '"',
        ],
        ...[
          '2026-02-30',
          '2026-2-3',
          '0000-01-01',
          '9999-12-31',
          '%2B012026-12-01',
          '-000001-01-01',
        ],
        ...[
          '2026-W49-2',
          '2026-12-01T00:00',
          '2026-12-01T00:00:00Z',
          '1795000000',
          '<script>',
          '../..',
        ],
        'x'.repeat(9000),
      ];
      const names = [
        'startDate',
        'endDate',
        'page',
        'limit',
        'LIMIT',
        'limit[]',
        '__proto__',
        'toString',
      ];
      const queries = names.flatMap((name) =>
        values.flatMap((value) => [`${name}=${value}`, `${name}=${value}&${name}=1`, `${name}`]),
      );
      const paths = ['museum-hours', 'special-events', `special-events/${EVENTS.fridayShanties}`];
      const targets = queries.flatMap((query) => paths.map((path) => `/api/${path}?${query}`));
      await inBatches(targets, async (target) => {
        const [answer] = await ask(target, [`Authorization: Basic ${TOKEN}`]);
        expect([200, 400, 414], target.slice(0, 200)).toContain(answer?.status);
        // What RFC 3986 does not let into an address may be refused as such.
        const isAddress = !/["<>{}]/.test(target) && target.length < 4000;
        if (isAddress && target.includes(EVENTS.fridayShanties))
          expect(answer?.status, target).toBe(200);
      });
    });

    test.describe('wire', () => {
      const name = () => new URL(host.url).host;
      const auth = `Authorization: Basic ${TOKEN}\r\n`;

      /** A request that hides a second one, which would be answered with data if it were found. */
      const SMUGGLED: readonly (readonly [what: string, head: (host: string) => string])[] = [
        [
          'Content-Length and Transfer-Encoding',
          (at) =>
            `POST /api/ HTTP/1.1\r\nHost: ${at}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        ],
        [
          'two lengths',
          (at) =>
            `POST /api/ HTTP/1.1\r\nHost: ${at}\r\nContent-Length: 0\r\nContent-Length: 9\r\n\r\n`,
        ],
        [
          'a length in words',
          (at) => `POST /api/ HTTP/1.1\r\nHost: ${at}\r\nContent-Length: +0\r\n\r\n`,
        ],
        [
          'an unknown encoding',
          (at) =>
            `POST /api/ HTTP/1.1\r\nHost: ${at}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
        ],
        [
          'a broken chunk',
          (at) =>
            `POST /api/ HTTP/1.1\r\nHost: ${at}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
        ],
        [
          'a bare CR in a header',
          (at) =>
            `GET ${LIST} HTTP/1.1\r\nHost: ${at}\r\nX: a\rAuthorization: Basic ${TOKEN}\r\n\r\n`,
        ],
        ['a NUL in a header', (at) => `GET ${LIST} HTTP/1.1\r\nHost: ${at}\r\nX: a\0b\r\n\r\n`],
        ['two Hosts', (at) => `GET ${LIST} HTTP/1.1\r\nHost: ${at}\r\nHost: other.test\r\n\r\n`],
        ['no Host', () => `GET ${LIST} HTTP/1.1\r\n\r\n`],
        ['a Host that is none', () => `GET ${LIST} HTTP/1.1\r\nHost: a b\r\n\r\n`],
        ['an old version', () => `GET ${LIST}\r\n\r\n`],
        ['a version of tomorrow', (at) => `GET ${LIST} HTTP/9.9\r\nHost: ${at}\r\n\r\n`],
        ['another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
        ['a space in the target', (at) => `GET /api/ ${LIST} HTTP/1.1\r\nHost: ${at}\r\n\r\n`],
        ['a header without a name', (at) => `GET ${LIST} HTTP/1.1\r\nHost: ${at}\r\n: x\r\n\r\n`],
        ['a long target', (at) => `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: ${at}\r\n\r\n`],
        [
          'a thousand headers',
          (at) => `GET ${LIST} HTTP/1.1\r\nHost: ${at}\r\n${'X: y\r\n'.repeat(1000)}\r\n`,
        ],
      ];
      for (const [what, head] of SMUGGLED) {
        test(`finds no data and no failure in ${what}`, async () => {
          expectNothing(what, await send(head(name())));
        });
      }

      test('keeps two requests on one connection apart', async () => {
        const stranger = `GET ${EVENT} HTTP/1.1\r\nHost: ${name()}\r\n`;
        const known = `${stranger}${auth}`;
        const last = 'Connection: close\r\n\r\n';
        for (const [bytes, statuses] of [
          [`${known}\r\n${stranger}${last}`, [200, 401]],
          [`${stranger}\r\n${known}${last}`, [401, 200]],
          [`${known}\r\n${stranger}\r\n${known}${last}`, [200, 401, 200]],
        ] as const) {
          const answers = await send(bytes);
          expect(answers.map(({ status }) => status)).toEqual(statuses);
          expectNothing(
            'pipelining',
            answers.filter(({ status }) => status === 401),
          );
        }
      });

      test('takes no large body, and lives on', async () => {
        const body = 'x'.repeat(300_000);
        for (const lines of [[], [`Authorization: Basic ${TOKEN}`]]) {
          const request = requestBytes(
            '/api/museum-hours',
            [...lines, `Content-Length: ${body.length}`],
            { method: 'POST', host: name() },
          );
          const answers = await send(request + body);
          expectNothing('a large body', answers);
          for (const { status } of answers) expect([401, 405, 413]).toContain(status);
        }
        const [answer] = await ask(LIST, [`Authorization: Basic ${TOKEN}`]);
        expect(answer?.status).toBe(200);
      });
    });
  });
}

async function inBatches<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const BATCH = 32;
  for (let first = 0; first < items.length; first += BATCH) {
    await Promise.all(items.slice(first, first + BATCH).map(task));
  }
}
