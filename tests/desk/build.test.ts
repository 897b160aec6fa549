import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run, start, type Ended } from '../run.ts';
import { AUTHORIZATION, DIGEST, EVENTS, ROOT, TODAY } from '../sample.ts';
import { digestsOf, edit } from './files.ts';

// Builds in one copy of the program wait for one another, so these are one after the other.

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-'));
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const inContent = (file: string) => join(folder, 'content', file);
const inRelease = (file: string) => join(folder, 'release', file);

function build(set: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return run('src/desk/build.ts', ['--out', inRelease('.')], {
    MUSEUM_CONTENT: join(folder, 'content'),
    MUSEUM_TODAY: TODAY,
    ...set,
  });
}

/** The lines of a report but the notes: the sample's closures take days off some of its events. */
const errorsIn = (report: string) =>
  report.split('\n').filter((line) => line !== '' && !line.includes(': note: '));

const digests = () => digestsOf(inRelease('.'));

test('build stops at a day that does not exist, with its file and line, and publishes nothing (edge case 1)', async () => {
  edit(inContent('events/the-kings-lock.md'), '- 2027-02-10', '- 2026-02-30');
  const { code, stderr } = await build();
  expect(code).toBe(1);
  expect(errorsIn(stderr)).toEqual([
    `${inContent('events/the-kings-lock.md')}:8: dates: 2026-02-30 is not in the calendar. Write a day that exists, such as 2026-02-28.`,
    'One problem in the content. Nothing is published.',
  ]);
  expect(existsSync(inRelease('.'))).toBe(false);
});

test('build leaves what was published as it was when anything is wrong (edge case 4)', async () => {
  expect((await build()).code).toBe(0);
  const before = digests();

  edit(inContent('hours/seasons.yaml'), '- name: Winter', '- name: "Winter');
  const broken = await build();
  expect(broken.code).toBe(1);
  expect(broken.stderr).toContain('hours/seasons.yaml:');
  expect(digests()).toEqual(before);

  writeFileSync(inContent('events/images/low-water.jpg'), 'this is no picture');
  edit(inContent('hours/seasons.yaml'), '- name: "Winter', '- name: Winter');
  const noPicture = await build();
  expect(noPicture.code).toBe(1);
  expect(noPicture.stderr).toContain('low-water.jpg');
  expect(digests()).toEqual(before);
});

test('build takes a changed time to the calendar and to the service alike', async () => {
  edit(inContent('hours/usual-week.yaml'), 'saturday: 10:00-18:00', 'saturday: 09:45-18:00');
  expect((await build()).code).toBe(0);
  const calendar = readFileSync(inRelease('site/hours/index.html'), 'utf8');
  const [day] = /data-day="2026-11-21"[^]*?<\/p>/.exec(calendar) ?? [];
  expect(day).toContain('09:45 to 18:00');
  const hours = JSON.parse(readFileSync(inRelease('api/museum-hours.json'), 'utf8'));
  expect(hours).toContainEqual({ date: '2026-11-21', timeOpen: '09:45', timeClose: '18:00' });
});

test('build stops without hours, and without content', async () => {
  rmSync(inContent('hours'), { recursive: true });
  expect((await build()).stderr).toContain(
    'hours/usual-week.yaml:1: this file is missing. Add it.',
  );
  renameSync(join(folder, 'content'), join(folder, 'elsewhere'));
  const { code, stderr } = await build();
  expect(code).toBe(1);
  expect(stderr).toContain('content: this cannot be read (ENOENT). Set MUSEUM_CONTENT');
});

test('check:content finds pictures that are damaged or none, beside other mistakes', async () => {
  const picture = inContent('events/images/low-water.jpg');
  writeFileSync(picture, readFileSync(picture).subarray(0, 20_000));
  writeFileSync(inContent('events/images/half-a-hull.jpg'), '');
  writeFileSync(inContent('events/images/museum-night.jpg'), 'A night at the museum.\n');
  edit(inContent('events/the-kings-lock.md'), '- 2027-02-10', '- 2026-02-30');
  const { code, stderr } = await run('src/desk/check-content.ts', [], {
    MUSEUM_CONTENT: join(folder, 'content'),
    MUSEUM_TODAY: TODAY,
  });
  expect(code).toBe(1);
  const damaged = (name: string) =>
    `${inContent(`events/images/${name}.jpg`)}:1: this file is damaged, or not a picture. Open the original in a picture program and save it as JPEG or PNG.`;
  expect(errorsIn(stderr)).toEqual([
    damaged('half-a-hull'),
    damaged('low-water'),
    damaged('museum-night'),
    `${inContent('events/the-kings-lock.md')}:8: dates: 2026-02-30 is not in the calendar. Write a day that exists, such as 2026-02-28.`,
    '4 problems in the content. Nothing is published.',
  ]);
});

test('build makes pages and answers without any event', async () => {
  rmSync(inContent('events'), { recursive: true });
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
  for (const page of ['site/index.html', 'site/events/index.html']) {
    expect(readFileSync(inRelease(page), 'utf8')).toContain(
      'No events are announced at the moment.',
    );
  }
  expect(readFileSync(inRelease('api/special-events.json'), 'utf8')).toBe('[]\n');
});

test('build publishes a closure until further notice, whatever events are announced', async () => {
  const exceptions = inContent('hours/exceptions.yaml');
  writeFileSync(
    exceptions,
    `${readFileSync(exceptions, 'utf8')}
- dates: 2026-11-20 until further notice
  hours: closed
  reason: Flood in the cellar
`,
  );
  const { code, stdout } = await build();
  expect(code).toBe(0);
  expect(stdout).not.toContain('problem');
  expect(readFileSync(inRelease('site/index.html'), 'utf8')).toContain('Flood in the cellar');
  expect(readFileSync(inRelease('api/museum-hours.json'), 'utf8')).toBe('[]\n');
  const fridayShanties = JSON.parse(
    readFileSync(inRelease(`api/special-events/${EVENTS.fridayShanties}.json`), 'utf8'),
  );
  expect(fridayShanties.eventDescription).toMatch(/^Cancelled\. /);
  expect(fridayShanties.dates).toContain('2026-11-27');
});

test('astro build on its own refuses bad content too', async () => {
  edit(inContent('events/the-kings-lock.md'), '- 2027-02-10', '- 2026-02-30');
  const { code, stdout, stderr } = await run(
    'node_modules/astro/bin/astro.mjs',
    ['build', '--outDir', inRelease('site')],
    { MUSEUM_CONTENT: join(folder, 'content'), ASTRO_TELEMETRY_DISABLED: '1' },
  );
  expect(code).toBe(1);
  expect(stdout + stderr).toContain(
    'the-kings-lock.md:8: dates: 2026-02-30 is not in the calendar',
  );
  expect(existsSync(inRelease('.'))).toBe(false);
});

test('build refuses a MUSEUM_TODAY that is no day', async () => {
  const { code, stderr } = await build({ MUSEUM_TODAY: 'tomorrow' });
  expect(code).toBe(1);
  expect(stderr).toBe(
    'MUSEUM_TODAY: “tomorrow” is not a day. Write year, month and day, such as 2026-05-02.\n',
  );
});

test('build gives the same bytes in any zone of the machine (edge case 9)', async () => {
  const builds: ReturnType<typeof digests>[] = [];
  for (const TZ of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
    expect((await build({ TZ })).code, TZ).toBe(0);
    builds.push(digests());
  }
  expect(builds[1]).toEqual(builds[0]);
  expect(builds[2]).toEqual(builds[0]);
  expect(Object.keys(builds[0] ?? {}).length).toBeGreaterThan(150);
});

test('dev shows an edit at once, on the page and by the service, and says a mistake', async () => {
  const dev = start('src/desk/dev.ts', [], {
    PORT: '0',
    MUSEUM_CONTENT: join(folder, 'content'),
    MUSEUM_TODAY: TODAY,
    API_CREDENTIALS_SHA256: DIGEST,
  });
  const [, url = ''] = await dev.said(/'(http:\/\/localhost:\d+)\/api\/museum-hours'/);
  await dev.said(/watching for file changes/);
  const page = async () => (await fetch(url)).text();
  const hours = () =>
    fetch(`${url}/api/museum-hours?limit=1`, { headers: { Authorization: AUTHORIZATION } });

  expect(await page()).toContain('10:00 to 20:00');
  expect((await fetch(`${url}/api/museum-hours`)).status).toBe(401);

  edit(inContent('hours/usual-week.yaml'), 'friday: 10:00-20:00', 'friday: 10:30-20:00');
  await expect.poll(page).toContain('10:30 to 20:00');
  expect(await (await hours()).json()).toEqual([
    { date: '2026-11-20', timeOpen: '10:30', timeClose: '20:00' },
  ]);

  edit(inContent('hours/usual-week.yaml'), 'friday: 10:30-20:00', 'friday: 10:30-9:00');
  await dev.said(/usual-week\.yaml:9: friday: “9:00” is not a time/);
  expect(await page()).toContain('10:30 to 20:00');
  const failed = await hours();
  expect(failed.status).toBe(500);
  expect((await failed.json()).detail).toContain('usual-week.yaml:9: friday: “9:00” is not a time');
  await dev.stop();
});
