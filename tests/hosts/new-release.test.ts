import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, RELEASE } from '../sample.ts';
import { startHost } from './hosts.ts';

let folder: string;
let current: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-releases-'));
  current = join(folder, 'current');
  swapTo(makeRelease('one', 'Friday Shanties'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** A release whose Friday event bears a name, in the data and on its page. */
function makeRelease(name: string, event: string): string {
  const release = join(folder, name);
  // Without the compressed variants, which would bear the former name.
  const filter = (file: string) => !/\.(br|gz)$/.test(file);
  cpSync(RELEASE, release, { recursive: true, filter });
  for (const file of ['museum.json', `site/events/${EVENTS.fridayShanties}/index.html`]) {
    const text = readFileSync(join(release, file), 'utf8');
    writeFileSync(join(release, file), text.replaceAll('Friday Shanties', event));
  }
  return release;
}

function swapTo(release: string): void {
  symlinkSync(release, `${current}.next`);
  renameSync(`${current}.next`, current);
}

async function startOver() {
  const host = await startHost('node', {}, ['--release', current]);
  const ask = (path: string) =>
    fetch(`${host.url}${path}`, { headers: { Authorization: AUTHORIZATION } });
  const names = async () => {
    const data = await (await ask(`/api/special-events/${EVENTS.fridayShanties}`)).json();
    const page = await (await ask(`/events/${EVENTS.fridayShanties}/`)).text();
    return [data.name, /<h1[^>]*>\s*([^<]+?)\s*</.exec(page)?.[1]];
  };
  return { host, ask, names };
}

test('the Node host takes up a release without a restart, with the first request after the swap', async () => {
  const { host, ask, names } = await startOver();
  expect(await names()).toEqual(['Friday Shanties', 'Friday Shanties']);
  const { headers } = await ask(`/events/${EVENTS.fridayShanties}/`);

  swapTo(makeRelease('two', 'Friday Songs'));
  expect(await names()).toEqual(['Friday Songs', 'Friday Songs']);
  const page = await fetch(`${host.url}/events/${EVENTS.fridayShanties}/`, {
    headers: { 'If-None-Match': headers.get('ETag') ?? '' },
  });
  expect(page.status).toBe(200);

  swapTo(join(folder, 'one'));
  expect(await names()).toEqual(['Friday Shanties', 'Friday Shanties']);
  await host.stop();
});

test('the Node host stays with the last good release when the next cannot be read, and says so once', async () => {
  const { host, names } = await startOver();
  const broken = makeRelease('broken', 'Friday Songs');
  writeFileSync(join(broken, 'museum.json'), '{"version":1,');
  swapTo(broken);
  for (let n = 0; n < 3; n += 1) {
    expect(await names()).toEqual(['Friday Shanties', 'Friday Shanties']);
  }
  const said = host.output().match(/The release before it stays up\. .*/g);
  expect(said).toEqual([
    expect.stringMatching(
      /^The release before it stays up\. The data set .*museum\.json cannot be used\./,
    ),
  ]);

  swapTo(makeRelease('mended', 'Friday Songs'));
  expect(await names()).toEqual(['Friday Songs', 'Friday Songs']);
  await host.stop();
});

test('the Node host outlives its release: the service goes on, a page is a clear 503, an unknown one 404', async () => {
  const { host, ask, names } = await startOver();
  rmSync(join(folder, 'one'), { recursive: true });
  const event = await ask(`/api/special-events/${EVENTS.fridayShanties}`);
  expect(event.status).toBe(200);
  expect((await ask('/api/museum-hours?limit=30')).status).toBe(200);
  const page = await ask('/hours/');
  expect(page.status).toBe(503);
  expect(page.headers.get('Retry-After')).toBe('60');
  expect(await page.text()).toBe(
    'This page cannot be read just now. Please try again in a minute.\n',
  );
  expect((await ask('/nowhere/')).status).toBe(404);
  expect(host.output()).toContain('The release before it stays up.');

  swapTo(makeRelease('two', 'Friday Songs'));
  expect(await names()).toEqual(['Friday Songs', 'Friday Songs']);
  await host.stop();
});
