import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run } from '../run.ts';
import { AUTHORIZATION, ROOT } from '../sample.ts';
import { otherTime } from './clock.ts';
import { startCloudflareHostAhead } from './cloudflare-host.ts';
import { HOSTS, NOT_HERE, startHost } from './hosts.ts';
import { stopNodeBehind } from './node-behind.ts';

/** How long before midnight the hosts are started; they must answer by then. */
const LEAD_SECONDS = 25;
/** How far the hosts' clocks may be from the test's, which has to guess when they read theirs. */
const TOLERANCE_MS = 100;

const MIDNIGHTS: readonly (readonly [
  what: string,
  timeZone: string,
  midnight: string,
  eve: string,
  next: string,
])[] = [
  ['in Kiritimati (+14)', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-20', '2026-11-21'],
  ['in Honolulu (−10)', 'Pacific/Honolulu', '2026-11-21T10:00:00Z', '2026-11-20', '2026-11-21'],
  // On 28 March 2027 the day in London begins in winter time and ends in summer time.
  [
    'before the clocks go forward',
    'Europe/London',
    '2027-03-28T00:00:00Z',
    '2027-03-27',
    '2027-03-28',
  ],
  [
    'after the clocks went forward',
    'Europe/London',
    '2027-03-28T23:00:00Z',
    '2027-03-28',
    '2027-03-29',
  ],
  // On 31 October 2027 it is the other way round.
  [
    'before the clocks go back',
    'Europe/London',
    '2027-10-30T23:00:00Z',
    '2027-10-30',
    '2027-10-31',
  ],
  [
    'after the clocks went back',
    'Europe/London',
    '2027-11-01T00:00:00Z',
    '2027-10-31',
    '2027-11-01',
  ],
];

// Each test watches a midnight pass, on all hosts at once; two of them side by side would be in each other's way.
test.describe.configure({ mode: 'default' });

test.describe('every host turns the museum’s day at the museum’s midnight', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'museum-midnight-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  for (const [what, timeZone, midnight, eve, next] of MIDNIGHTS) {
    test(what, async () => {
      const own = mkdtempSync(join(folder, 'midnight-'));
      const release = join(own, 'release');
      await buildOpenEveryDay(own, release, timeZone, eve);

      const shift = Math.round((Date.parse(midnight) - LEAD_SECONDS * 1000 - Date.now()) / 1000);
      const clock = join(own, 'clock');
      mkdirSync(clock);
      const set = { MUSEUM_TODAY: '', ...otherTime(clock, timeZone, shift) };
      const programs = (['nginx', 'caddy'] as const).filter((name) => !NOT_HERE.includes(name));
      const started = [
        ...['node' as const, ...programs].map(async (name) => {
          const host = await startHost(name, set, ['--release', release]);
          if (name !== 'node') await stopNodeBehind(host);
          return { name: HOSTS[name], url: host.url, close: () => host.stop() };
        }),
        startCloudflareHostAhead(shift * 1000, { release }).then(({ address, close }) => ({
          name: HOSTS.cloudflare,
          url: address,
          close,
        })),
      ];
      const hosts = await Promise.all(started);
      try {
        const now = () => Date.now() + shift * 1000;
        await Promise.all(
          hosts.map(({ name, url }) => watch(name, url, now, Date.parse(midnight), eve, next)),
        );
      } finally {
        await Promise.all(hosts.map(({ close }) => close()));
      }
    });
  }
});

/** Asks again and again, from a second before midnight or earlier to a second after it. */
async function watch(
  name: string,
  url: string,
  now: () => number,
  midnight: number,
  eve: string,
  next: string,
): Promise<void> {
  expect(now(), `${name} was ready too late`).toBeLessThan(midnight - 1000);
  for (;;) {
    const before = now();
    const response = await fetch(`${url}/api/museum-hours`, {
      headers: { Authorization: AUTHORIZATION },
    });
    const [{ date }] = (await response.json()) as [{ date: string }];
    const after = now();
    const left = `${name}, ${midnight - before} ms before midnight`;
    if (after < midnight - TOLERANCE_MS) expect(date, left).toBe(eve);
    if (before > midnight + TOLERANCE_MS) expect(date, left).toBe(next);
    if (before >= midnight + 1000) return;
  }
}

/** Builds the sample museum as if it stood elsewhere and were never closed, so that each day answers with itself. */
async function buildOpenEveryDay(
  folder: string,
  release: string,
  timeZone: string,
  today: string,
): Promise<void> {
  const content = join(folder, 'content');
  cpSync(join(ROOT, 'content'), content, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')));
  edit('museum.yaml', (text) => text.replace('Europe/London', timeZone));
  edit('hours/usual-week.yaml', (text) => text.replaceAll('closed', '10:00-17:00'));
  edit('hours/seasons.yaml', (text) => text.replaceAll('closed', '10:00-17:00'));
  const { code, stdout, stderr } = await run('src/desk/build.ts', ['--out', release], {
    MUSEUM_CONTENT: content,
    MUSEUM_TODAY: today,
  });
  expect(code, stdout + stderr).toBe(0);
}
