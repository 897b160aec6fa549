import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, basic } from '../sample.ts';
import { CHALLENGE, type Host } from './contract.ts';
import { askRaw, type RawAnswer } from './raw.ts';

/** The origins that the hosts under test are told of, as their setting has them. */
export const CORS_ORIGINS = 'https://visitors.example, http://localhost:3000';

const NAMED = ['https://visitors.example', 'http://localhost:3000'];
const OTHERS = [
  ...['https://other.example', 'http://visitors.example', 'https://visitors.example:444'],
  ...['https://visitors.example.other.example', 'https://VISITORS.example', 'null', '*'],
];
const [ORIGIN = ''] = NAMED;
const PREFLIGHT = {
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers': 'authorization,if-none-match',
};
const EVENT = `/special-events/${EVENTS.fridayShanties}`;
const PATHS = ['/museum-hours', '/special-events?limit=99', EVENT, '/no-such-path'];
const KNOWN = { Authorization: AUTHORIZATION };
const EXPOSED = [
  ...['Allow', 'Cache-Control', 'ETag', 'Ignored-Parameters', 'Link', 'Published-Through'],
  ...['Retry-After', 'Vary', 'WWW-Authenticate', 'X-Request-Id', 'X-Total-Count'],
].join();

/** What pages of other sites may read of a host that is told of {@link CORS_ORIGINS}. */
export function describeCrossOrigin(start: () => Promise<Host>): void {
  test.describe('other origins', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const ask = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
      askRaw(host.url, `/api${path}`, headers, method);

    test('that are named may ask, without credentials, what they may ask', async () => {
      for (const origin of NAMED) {
        for (const path of PATHS) {
          const answer = await ask(path, { Origin: origin, ...PREFLIGHT }, 'OPTIONS');
          expect(answer.status, path).toBe(204);
          expect(answer.body).toBe('');
          expect(answer.headers).toMatchObject({
            'access-control-allow-origin': origin,
            'access-control-allow-methods': 'GET,HEAD',
            'access-control-allow-headers': 'Authorization,If-None-Match',
            'access-control-max-age': '86400',
            vary: expect.stringMatching(/\bOrigin\b/),
            'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
          });
          expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
        }
      }
    });

    test('that are named may read every answer', async () => {
      const tag = (await ask('/museum-hours', { ...KNOWN, Origin: ORIGIN })).headers.etag ?? '';
      for (const [status, path, headers, method] of [
        [200, '/museum-hours', KNOWN],
        [200, EVENT, KNOWN],
        [200, EVENT, KNOWN, 'HEAD'],
        [304, '/museum-hours', { ...KNOWN, 'If-None-Match': tag }],
        [400, '/museum-hours?page=0', KNOWN],
        [401, '/museum-hours', {}],
        [401, EVENT, { Authorization: basic('client:wrong') }],
        [401, '/museum-hours', {}, 'OPTIONS'],
        [404, '/no-such-path', KNOWN],
        [405, '/museum-hours', KNOWN, 'POST'],
      ] as const) {
        for (const origin of NAMED) {
          const answer = await ask(path, { ...headers, Origin: origin }, method);
          expect(answer.status, path).toBe(status);
          if (method === 'OPTIONS') continue;
          expect(answer.headers, `${status} ${path}`).toMatchObject({
            'access-control-allow-origin': origin,
            'access-control-expose-headers': EXPOSED,
            vary: expect.stringMatching(/\bOrigin\b/),
          });
        }
      }
    });

    test('that are not named are told nothing', async () => {
      for (const origin of OTHERS) {
        for (const path of PATHS) {
          const preflight = await ask(path, { Origin: origin, ...PREFLIGHT }, 'OPTIONS');
          expectChallenge(preflight);
          expect(corsHeadersOf(preflight), origin).toEqual([]);
          const answer = await ask(path, { Origin: origin, ...KNOWN });
          expect(corsHeadersOf(answer), origin).toEqual([]);
        }
      }
      const own = await ask('/museum-hours', KNOWN);
      expect(corsHeadersOf(own)).toEqual([]);
      // What a cache keeps of this is not for a page of another site.
      expect(own.headers.vary).toMatch(/\bOrigin\b/);
    });

    test('get past the password with no other request than a preflight', async () => {
      for (const path of PATHS) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']) {
          const answer = await ask(path, { Origin: ORIGIN, ...PREFLIGHT }, method);
          expectChallenge(answer, method);
        }
        expectChallenge(await ask(path, { Origin: ORIGIN }, 'OPTIONS'));
        expectChallenge(await ask(path, PREFLIGHT, 'OPTIONS'));
        expectChallenge(await ask(path, {}, 'OPTIONS'));
      }
    });
  });
}

/** What a host does that is told of no origin. */
export function describeNoCrossOrigin(start: () => Promise<Host>): void {
  test('without a setting no page of another site may ask or read', async () => {
    const host = await start();
    try {
      for (const path of PATHS) {
        const given = { Origin: ORIGIN, ...PREFLIGHT };
        const preflight = await askRaw(host.url, `/api${path}`, given, 'OPTIONS');
        expectChallenge(preflight);
        const answer = await askRaw(host.url, `/api${path}`, { Origin: ORIGIN, ...KNOWN });
        for (const { headers } of [preflight, answer]) {
          expect(headers.vary ?? '').not.toContain('Origin');
        }
        expect([...corsHeadersOf(preflight), ...corsHeadersOf(answer)], path).toEqual([]);
      }
    } finally {
      await host.close();
    }
  });
}

function expectChallenge({ status, headers, body }: RawAnswer, what?: string): void {
  expect(status, what).toBe(401);
  expect(headers['www-authenticate'], what).toBe(CHALLENGE);
  expect(body, what).not.toMatch(/timeOpen|eventDescription/);
}

function corsHeadersOf({ headers }: RawAnswer): readonly string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-'));
}
