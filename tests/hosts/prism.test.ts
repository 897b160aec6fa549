import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../../src/hosting/settings.ts';
import { start } from '../run.ts';
import { EVENTS, MADE_LOGIN, RELEASE, basic } from '../sample.ts';
import { HOSTS, skipIfNotHere, startHost, type HostName } from './hosts.ts';

const LOGIN = `${MADE_LOGIN.user}:${MADE_LOGIN.password}`;
const DESCRIPTION = join(RELEASE, 'site', 'openapi.json');

/** What a proxy that knows the description found wrong with a request or its answer. */
interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** Starts a proxy that holds every request and answer against the description. */
async function startProxy(upstream: string) {
  const port = await freePort({ host: '127.0.0.1', port: 0 });
  const program = 'node_modules/@stoplight/prism-cli/dist/index.js';
  const proxy = start(program, ['proxy', DESCRIPTION, upstream, '--port', String(port)], {});
  await proxy.said(/Prism is listening/);
  const ask = async (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    method = 'GET',
  ) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { Authorization: basic(LOGIN), ...headers },
    });
    const found: readonly Violation[] = JSON.parse(response.headers.get('sl-violations') ?? '[]');
    const inAnswer = found.filter(({ location }) => location[0] === 'response');
    return { response, found, inAnswer };
  };
  return { ask, stop: () => proxy.stop() };
}

for (const [name, called] of Object.entries(HOSTS) as [HostName, string][]) {
  test(`a validating proxy finds nothing wrong with ${called}`, async () => {
    skipIfNotHere(name);
    const host = await startHost(name, { API_CREDENTIALS: LOGIN });
    const { ask, stop } = await startProxy(`${host.url}/api`);
    const right = [
      '/museum-hours',
      '/museum-hours?startDate=2027-01-12&limit=30',
      '/museum-hours?startDate=9999-12-31',
      '/special-events',
      '/special-events?startDate=2026-12-01&endDate=2027-12-01&limit=30',
      '/special-events?page=99',
      ...Object.values({ first: EVENTS.fridayShanties, past: EVENTS.past }).map(
        (id) => `/special-events/${id}`,
      ),
    ];
    for (const path of right) {
      const { response, found } = await ask(path);
      expect(response.status, path).toBe(200);
      expect(found, path).toEqual([]);
      const again = await ask(path, { 'If-None-Match': response.headers.get('ETag') ?? '' });
      expect(again.response.status, path).toBe(304);
      expect(again.found, path).toEqual([]);
    }
    // Every page of a list, by what its answers say.
    let next: string | undefined = '/museum-hours?limit=30';
    let pages = 0;
    while (next !== undefined) {
      const { response, found } = await ask(next);
      expect(found, next).toEqual([]);
      next = /<\/api([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
      pages += 1;
    }
    // 339 open days
    expect(pages).toBe(12);

    const wrong: readonly (readonly [string, number, Record<string, string>?, string?])[] = [
      ['/museum-hours?limit=31', 400],
      ['/special-events?startDate=2026-12-02&endDate=2026-12-01&start_date=2026-12-01', 400],
      ['/special-events/00000000-0000-4000-8000-000000000000', 404],
      ['/museum-hours', 401, { Authorization: 'Basic d3Jvbmc6d3Jvbmc=' }],
    ];
    for (const [path, status, headers] of wrong) {
      const { response, inAnswer } = await ask(path, headers);
      expect(response.status, path).toBe(status);
      expect(inAnswer, path).toEqual([]);
    }

    const guess = { Authorization: basic('client:wrong') };
    const guesses = Array.from({ length: 250 }, () => ask('/museum-hours', guess));
    const slowed = (await Promise.all(guesses)).find(({ response }) => response.status === 429);
    expect(slowed?.inAnswer).toEqual([]);
    await stop();
    await host.stop();
  });
}

test('the proxy does find what is wrong', async () => {
  const upstream = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('[{"date":"2026-11-20","timeOpen":"10:00","timeClose":"24:00"}]');
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  const { ask, stop } = await startProxy(`http://127.0.0.1:${port}`);
  const { inAnswer } = await ask('/museum-hours');
  const messages = inAnswer.map(({ message }) => message).join('\n');
  expect(messages).toContain('timeClose');
  expect(messages).toContain("'etag'");
  await stop();
  upstream.close();
});
