import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, TODAY, basic } from '../sample.ts';
import { skipIfNotHere, startHost } from './hosts.ts';
import { nodeBehind } from './node-behind.ts';
import { expectProblemIn } from './problem.ts';

/** How long a client waits for its answer. */
const PATIENCE_MS = 8_000;
const EVENT = `/api/special-events/${EVENTS.fridayShanties}`;

test.describe('Caddy, when Node hangs', () => {
  skipIfNotHere('caddy');

  test('answers what a file can, refuses the rest in time, and recovers with Node', async () => {
    const host = await startHost('caddy');
    const node = nodeBehind(host);
    const ask = (
      path: string,
      headers: HeadersInit = { Authorization: AUTHORIZATION },
      method = 'GET',
    ) => fetch(host.url + path, { headers, method, signal: AbortSignal.timeout(PATIENCE_MS) });
    try {
      process.kill(node, 'SIGSTOP');

      expect((await ask('/hours/', {})).status).toBe(200);
      const preflight = { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' };
      await expectProblemIn(await ask('/api/museum-hours', preflight, 'OPTIONS'), 503);
      for (const path of [EVENT, `${EVENT}?fields=name`]) {
        const event = await ask(path);
        expect(event.status, path).toBe(200);
        expect(await event.json(), path).toMatchObject({ name: 'Friday Shanties' });
      }
      const hours = await ask('/api/museum-hours');
      expect(hours.status).toBe(200);
      expect(await hours.json()).toContainEqual(expect.objectContaining({ date: TODAY }));
      expect(await (await ask('/api/special-events')).json()).toHaveLength(10);
      for (const path of ['/api/museum-hours?page=2', '/api/special-events/x', '/api/none', '/api'])
        await expectProblemIn(await ask(path), 503, path);

      await expectProblemIn(await ask(EVENT, {}), 401);
      await expectProblemIn(await ask(EVENT, { Authorization: basic('client:wrong') }), 401);
      const twice = { Authorization: `${AUTHORIZATION}, ${AUTHORIZATION}` };
      await expectProblemIn(await ask(EVENT, twice), 401);

      process.kill(node, 'SIGCONT');
      await expect
        .poll(async () => (await ask('/api/museum-hours?page=2')).status, { timeout: 20_000 })
        .toBe(200);
    } finally {
      process.kill(node, 'SIGCONT');
      await host.stop();
    }
  });
});
