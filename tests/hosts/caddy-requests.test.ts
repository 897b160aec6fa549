import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, basic } from '../sample.ts';
import { skipIfNotHere, startHost } from './hosts.ts';
import { stopNodeBehind } from './node-behind.ts';
import { expectProblem } from './problem.ts';
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

  const askForProblem = async (
    status: number,
    path: string,
    headers: Readonly<Record<string, string>> = KNOWN,
    method?: string,
  ) => {
    const answer = await askRaw(host.url, path, headers, method);
    const what = `${method} ${path.slice(0, 80)} ${JSON.stringify(headers).slice(0, 80)}`;
    expectProblem({ ...answer, type: answer.headers['content-type'] }, status, what);
    return answer;
  };

  test('redirects nobody from an address in which a browser could read another site', async () => {
    for (const path of [
      '/%2fevil.example/..%2fevents',
      '/%2Fevil.example/../events',
      '/%5cevil.example/..%2fevents',
      '/\\evil.example/%2e%2e/events',
      '//events',
      '//evil.example/..%2fevents',
      '/.//evil.example/..%2fevents',
      '/%09/evil.example/..%2fevents',
      '/./events',
      '/hours/../events',
      '/events%2f..',
      '/%2fevil.example/..%2f404.html/',
    ]) {
      const [answer] = await sendBytes(host.url, requestBytes(path));
      expect(answer?.status, path).toBe(404);
      expect(answer?.text, path).not.toMatch(/^location:/im);
    }
    expect((await askRaw(host.url, '/events?a=1')).headers.location).toBe('/events/?a=1');
  });

  test('does not find names that no file can have', async () => {
    for (const name of ['a'.repeat(300), 'é'.repeat(200), 'a/'.repeat(3000)]) {
      for (const path of [`/${name}`, `/events/${name}/`]) {
        const { status, body } = await askRaw(host.url, encodeURI(path));
        expect(status, path.slice(0, 80)).toBe(404);
        expect(body).toContain('This page does not exist');
      }
    }
    await askForProblem(404, `/api/${'a'.repeat(300)}`);
    await askForProblem(401, `/api/${'a'.repeat(300)}`, {});
  });

  test('challenges a stranger, and then refuses with problem documents', async () => {
    for (const method of ['TRACE', 'CONNECT', 'POST']) {
      for (const [status, headers] of [
        [401, []],
        [405, [`Authorization: ${AUTHORIZATION}`]],
      ] as const) {
        const [answer] = await sendBytes(host.url, requestBytes(LIST, headers, { method }));
        expect(answer?.status, method).toBe(status);
        expect(answer?.text, method).toContain('application/problem+json');
      }
    }
    const [tunnel] = await sendBytes(
      host.url,
      requestBytes('a.example:443', [], { method: 'CONNECT' }),
    );
    expect(tunnel?.status).toBe(405);
    expect(tunnel?.text).toContain('\r\nAllow: GET, HEAD\r\n');

    for (const path of [LIST, EVENT]) {
      for (const condition of [{ 'If-Match': '"x"' }, { 'If-None-Match': '*' }])
        await askForProblem(401, path, condition);
    }
    await askForProblem(401, '/api/special-events/%00', {});
    await askForProblem(400, '/api/special-events/%00');
    const lines = [`Authorization: ${AUTHORIZATION}`, `Authorization: ${AUTHORIZATION}`];
    const [twice] = await sendBytes(host.url, requestBytes(LIST, lines));
    expect(twice?.status).toBe(401);
    expect(twice?.text).toContain('application/problem+json');
    await askForProblem(431, LIST, { X: 'x'.repeat(30_000) });
  });

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

  test('answers twelve clients at once, each of whom waits for five seconds', async () => {
    const host = await startHost('caddy');
    try {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () =>
          fetch(host.url + EVENT, { headers: KNOWN, signal: AbortSignal.timeout(5_000) }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    } finally {
      await host.stop();
    }
  });

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
