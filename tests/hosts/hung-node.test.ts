import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, TODAY, basic } from '../sample.ts';
import { HOSTS, skipIfNotHere, startHost } from './hosts.ts';
import { hangNodeBehind, wakeNodeBehind } from './node-behind.ts';
import { expectProblemIn } from './problem.ts';

/** How long a client waits for an answer. */
const PATIENCE_MS = 30_000;

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`${HOSTS[name]} while Node hangs`, () => {
    skipIfNotHere(name);

    test('answers every request in the end, as without Node, and Node’s own when it is back', async () => {
      const host = await startHost(name);
      const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
        fetch(`${host.url}${path}`, { method, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      const known = { Authorization: AUTHORIZATION };
      const preflight = { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' };
      hangNodeBehind(host);
      try {
        expect((await ask('/hours/')).status).toBe(200);
        const event = await ask(`/api/special-events/${EVENTS.fridayShanties}`, known);
        expect(event.status).toBe(200);
        expect(await event.json()).toMatchObject({ name: 'Friday Shanties' });

        await Promise.all([
          ask('/api/museum-hours', known).then(async (response) => {
            expect(response.status).toBe(200);
            const [first, ...more] = (await response.json()) as { date: string }[];
            expect(first?.date).toBe(TODAY);
            expect(more).toHaveLength(9);
          }),
          ...['/api/museum-hours?page=2', '/api/special-events?', '/api/nothing', '/api'].map(
            async (path) => {
              const response = await ask(path, known);
              if (path.endsWith('?')) expect(response.status).toBe(200);
              else await expectProblemIn(response, 503, path);
            },
          ),
          ask('/api/museum-hours', preflight, 'OPTIONS').then((answer) =>
            expectProblemIn(answer, 503, 'preflight'),
          ),
          ...[{}, { Authorization: basic('client:wrong') }, { Origin: 'https://a.example' }].map(
            async (headers) => {
              for (const path of ['/api/museum-hours', '/api/nothing']) {
                await expectProblemIn(await ask(path, headers), 401, JSON.stringify(headers));
              }
            },
          ),
        ]);
      } finally {
        wakeNodeBehind(host);
      }
      await expect
        .poll(async () => (await ask('/api/museum-hours?page=2', known)).status)
        .toBe(200);
      await host.stop();
    });
  });
}
