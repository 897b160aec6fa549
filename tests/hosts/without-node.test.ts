import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { answerChecker } from '../api/description.ts';
import { AUTHORIZATION, EVENTS, RELEASE, TODAY, basic } from '../sample.ts';
import { describeCredentials } from './credentials.ts';
import { HOSTS, skipIfNotHere, startHost } from './hosts.ts';
import { stopNodeBehind } from './node-behind.ts';
import { expectProblem, expectProblemIn } from './problem.ts';
import { askRaw } from './raw.ts';

const OTHER_ID = '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d';

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`${HOSTS[name]} without Node`, () => {
    skipIfNotHere(name);

    const startAlone = async (
      set: Readonly<Record<string, string>> = {},
      parameters?: readonly string[],
    ) => {
      const host = await startHost(name, set, parameters);
      await stopNodeBehind(host);
      const ask = (path: string, authorization: string | null = AUTHORIZATION) =>
        fetch(`${host.url}${path}`, {
          headers: authorization === null ? {} : { Authorization: authorization },
        });
      return { host, ask };
    };

    describeCredentials(async () => {
      const { host } = await startAlone();
      return { url: host.url, fetch, close: async () => void (await host.stop()) };
    });

    test('goes on with pages, single events and the day’s default lists', async () => {
      const { host, ask } = await startAlone();
      try {
        expect((await ask('/hours/', null)).status).toBe(200);
        expect((await ask('/nowhere/', null)).status).toBe(404);

        const event = await ask(`/api/special-events/${EVENTS.fridayShanties}`);
        expect(event.status).toBe(200);
        expect(await event.json()).toMatchObject({ name: 'Friday Shanties' });
        const unknown = await ask(`/api/special-events/${OTHER_ID}`);
        expect(await expectProblemIn(unknown, 404)).toMatchObject({
          detail: `No event ${OTHER_ID} is published.`,
        });

        for (const path of ['/api/museum-hours', '/api/museum-hours?']) {
          const hours = await ask(path);
          expect(hours.status).toBe(200);
          expect(hours.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
          expect(hours.headers.get('Cache-Control')).toBe('private, no-cache');
          const [first, ...more] = (await hours.json()) as { date: string }[];
          expect(first?.date).toBe(TODAY);
          expect(more).toHaveLength(9);
        }
        const events = await ask('/api/special-events');
        expect(events.status).toBe(200);
        expect(await events.json()).toHaveLength(10);
      } finally {
        await host.stop();
      }
    });

    test('links from a file as Node does, but without what only Node knows', async () => {
      const { host, ask } = await startAlone();
      const service =
        '</openapi.json>; rel="service-desc"; type="application/json", </developers/>; rel="service-doc"; type="text/html"';
      const event = `/events/${EVENTS.fridayShanties}`;
      const alternate = `<${event}/>; rel="alternate"; type="text/html", <${event}.ics>; rel="alternate"; type="text/calendar"`;
      try {
        for (const path of ['/museum-hours', '/special-events']) {
          const { status, headers } = await ask(`/api${path}`);
          expect(status, path).toBe(200);
          expect(headers.get('Link'), path).toBe(service);
          expect(headers.get('Published-Through'), path).toBeNull();
          expect(headers.get('X-Total-Count'), path).toBeNull();
        }
        for (const query of ['', '?', '?fields=name']) {
          const { status, headers } = await ask(
            `/api/special-events/${EVENTS.fridayShanties}${query}`,
          );
          expect(status, query).toBe(200);
          expect(headers.get('Link'), query).toBe(`${alternate}, ${service}`);
          expect(headers.get('Ignored-Parameters'), query).toBeNull();
        }
        for (const [status, path, authorization] of [
          [401, `/api/special-events/${EVENTS.fridayShanties}?fields=name`, basic('client:wrong')],
          [404, `/api/special-events/${OTHER_ID}?fields=name`],
          [503, '/api/museum-hours?offset=10'],
        ] as const) {
          const refused = await ask(path, authorization);
          expect(refused.status, path).toBe(status);
          expect(refused.headers.get('Link'), path).toBeNull();
        }
      } finally {
        await host.stop();
      }
    });

    test('answers what no file can with 503, and lets nobody in who may not', async () => {
      const { host, ask } = await startAlone();
      try {
        for (const path of [
          '/museum-hours?page=2',
          '/special-events?limit=99',
          `/special-events/${EVENTS.fridayShanties.toUpperCase()}`,
          '/no-such-path',
          '',
        ]) {
          const response = await ask(`/api${path}`);
          expect(response.headers.get('Retry-After'), path).toBe('60');
          await expectProblemIn(response, 503, path);
        }
        for (const path of ['/museum-hours', `/special-events/${EVENTS.fridayShanties}`, '']) {
          for (const authorization of [null, basic('client:wrong'), basic('a:b'), 'Basic']) {
            const response = await ask(`/api${path}`, authorization);
            await expectProblemIn(response, 401, `${path} ${authorization}`);
          }
        }
      } finally {
        await host.stop();
      }
    });

    test('answers as the description says', async () => {
      const { host, ask } = await startAlone();
      const asked: readonly (readonly [number, string, string, string?])[] = [
        [200, '/museum-hours', ''],
        [200, '/special-events', ''],
        [200, '/special-events/{eventId}', EVENTS.fridayShanties],
        [404, '/special-events/{eventId}', OTHER_ID],
        [401, '/museum-hours', '', basic('client:wrong')],
        [503, '/museum-hours', '?page=2'],
        [503, '/special-events/{eventId}', EVENTS.fridayShanties.toUpperCase()],
      ];
      try {
        for (const [status, operation, given, authorization] of asked) {
          const path = `/api${operation.replace('{eventId}', '')}${given}`;
          const response = await ask(path, authorization);
          expect(response.status, path).toBe(status);
          const answer = { status, headers: response.headers, body: await response.text() };
          expect(answerChecker(operation)(answer), path).toBeUndefined();
        }
      } finally {
        await host.stop();
      }
    });

    test('has no answer for pages of other sites, whether they ask first or at once', async () => {
      const { host } = await startAlone({ API_CORS_ORIGINS: 'https://visitors.example' });
      const origin = { Origin: 'https://visitors.example' };
      const preflight = { ...origin, 'Access-Control-Request-Method': 'GET' };
      const known = { Authorization: AUTHORIZATION };
      const event = `/api/special-events/${EVENTS.fridayShanties}`;
      try {
        for (const path of ['/api/museum-hours', '/api/special-events?page=2', event, '/api']) {
          for (const [status, headers, method] of [
            [503, preflight, 'OPTIONS'],
            [503, { ...preflight, ...known }, 'OPTIONS'],
            [401, origin, 'OPTIONS'],
            [503, { ...origin, ...known }, 'GET'],
            [503, { ...origin, ...known }, 'HEAD'],
            [401, origin, 'GET'],
            [401, preflight, 'GET'],
            [401, { ...origin, Authorization: basic('client:wrong') }, 'GET'],
          ] as const) {
            const answer = await askRaw(host.url, path, headers, method);
            const what = `${method} ${path} ${JSON.stringify(headers)}`;
            expect(answer.status, what).toBe(status);
            const type = answer.headers['content-type'];
            if (method !== 'HEAD') expectProblem({ ...answer, type }, status, what);
          }
        }
      } finally {
        await host.stop();
      }
    });

    test('answers 503 on a day that has no file, never an earlier one', async () => {
      const { host, ask } = await startAlone({ MUSEUM_TODAY: '2027-01-20' });
      try {
        for (const path of ['/api/museum-hours', '/api/special-events']) {
          await expectProblemIn(await ask(path), 503, path);
        }
      } finally {
        await host.stop();
      }
    });

    test('answers 503 when its release is gone, too', async () => {
      const release = mkdtempSync(join(tmpdir(), 'museum-gone-'));
      cpSync(RELEASE, release, { recursive: true });
      const { host, ask } = await startAlone({}, ['--release', release]);
      try {
        rmSync(release, { recursive: true });
        for (const path of [
          '/',
          '/nowhere/',
          '/api/museum-hours',
          `/api/special-events/${OTHER_ID}`,
        ]) {
          expect((await ask(path)).status, path).toBe(503);
        }
      } finally {
        await host.stop();
      }
    });
  });
}
