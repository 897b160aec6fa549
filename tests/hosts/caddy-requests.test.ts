import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, basic } from '../sample.ts';
import { skipIfNotHere, startHost } from './hosts.ts';
import { stopNodeBehind } from './node-behind.ts';
import { askRaw } from './raw.ts';
import { requestBytes, sendBytes } from './wire.ts';

const LIST = '/api/museum-hours';
const EVENT = `/api/special-events/${EVENTS.fridayShanties}`;
const KNOWN = { Authorization: AUTHORIZATION };

test.describe('Caddy', () => {
  skipIfNotHere('caddy');

  let host: Awaited<ReturnType<typeof startHost>>;
  test.beforeAll(async () => {
    host = await startHost('caddy');
  });
  test.afterAll(() => host.stop());

  test('compares no condition of an event with times and tags of its own files', async () => {
    const past = { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT', ...KNOWN };
    const { status, headers } = await askRaw(host.url, EVENT, past);
    expect(status).toBe(200);
    const tagged = { 'If-Match': String(headers.etag), ...KNOWN };
    expect((await askRaw(host.url, EVENT, tagged)).status).toBe(200);
  });

  test('goes on asking Node, whatever strangers send', async () => {
    const preflight = ['Origin: https://a.example', 'Access-Control-Request-Method: GET'];
    const requests = [
      requestBytes(
        LIST,
        Array.from({ length: 1500 }, (_, index) => `X${index}: y`),
      ),
      requestBytes(LIST, [`X: ${'x'.repeat(40_000)}`]),
      requestBytes(LIST, [], { host: 'h'.repeat(14_000) }),
      `${requestBytes('/api', ['Content-Length: 300000'])}${'x'.repeat(300_000)}`,
      `${requestBytes('/api', [...preflight, 'Content-Length: 300000'], { method: 'OPTIONS' })}${'x'.repeat(300_000)}`,
    ];
    for (const bytes of requests) {
      await Promise.all(Array.from({ length: 20 }, () => sendBytes(host.url, bytes)));
      const { status } = await askRaw(host.url, `${LIST}?page=2`, KNOWN);
      expect(status, bytes.slice(0, 80)).toBe(200);
    }
  });
});

test.describe('Caddy, just started', () => {
  skipIfNotHere('caddy');

  test('takes nobody’s word but Node’s that a password is right', async () => {
    const host = await startHost('caddy');
    const claims = {
      museum_is_let_in: 'yes',
      'Museum-Is-Let-In': 'yes',
      'X-Forwarded-User': 'client',
      'Content-Type': 'application/problem+json',
      Authorization: basic('client:wrong'),
    };
    try {
      const refuses = async (when: string) => {
        for (const path of [EVENT, `${EVENT}?museum_is_let_in=yes`, '/api']) {
          for (const connection of ['close', 'Authorization']) {
            const headers = { ...claims, Connection: connection };
            expect((await askRaw(host.url, path, headers)).status, `${path} ${when}`).toBe(401);
          }
        }
      };
      await refuses('with Node');
      await stopNodeBehind(host);
      await refuses('without Node');
      const lines = [`Authorization: ${AUTHORIZATION}`, `Authorization: ${AUTHORIZATION}`];
      const [twice] = await sendBytes(host.url, requestBytes(EVENT, lines));
      expect(twice?.status).toBe(401);
    } finally {
      await host.stop();
    }
  });
});
