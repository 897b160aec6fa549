import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { goBack } from '../../src/desk/publish/go-back.ts';
import { publishFolderAt } from '../../src/desk/publish/releases.ts';
import { run } from '../run.ts';
import { PUBLISHED_AT, expectGood, publishSample, up, writeAged } from './publish-folder.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const releases = () => readdirSync(join(folder, 'releases')).toSorted();
const back = () => goBack(publishFolderAt(folder), () => undefined);
const publish = (...parameters: string[]) => run('src/desk/publish.ts', parameters, {});
const asset = (release: string, name: string) =>
  join(folder, 'releases', release, 'site', '_astro', name);

/** Publishes a build with a hashed file of its own, made at noon of a day in November. */
const publishWith = (name: string, day = 1) =>
  publishSample(folder, {
    damage: (release) =>
      writeAged(
        join(release, 'site', '_astro', name),
        name,
        `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
      ),
  });

test('publish says in the release for which day and when it was published', async () => {
  await publishSample(folder);
  const site = join(folder, 'current', 'site');
  expect(readFileSync(join(site, 'release.txt'), 'utf8')).toBe(
    `day: 2026-11-20\ntimeZone: Europe/London\npublished: ${PUBLISHED_AT}\n`,
  );
  // A compressed variant would not know the time.
  expect(readdirSync(site).filter((file) => file.startsWith('release.txt'))).toEqual([
    'release.txt',
  ]);
});

test('publish puts a build behind a link that leads there from within the folder', async () => {
  const said: string[] = [];
  const published = await publishSample(folder, { say: (line) => said.push(line) });
  expect(published).toEqual({
    release: { name: '000001-2026-11-20', number: 1, day: '2026-11-20' },
    pages: 82,
    events: 28,
    before: undefined,
    notRemoved: undefined,
  });
  expect(up(folder)).toBe('releases/000001-2026-11-20');
  expectGood(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['.publish', 'current', 'releases']);
  expect(readdirSync(join(folder, '.publish'))).toEqual(['lock']);
  expect(readdirSync(join(folder, 'current')).toSorted()).toEqual([
    'api',
    'museum.json',
    'site',
    'whole-pictures.json',
  ]);
  expect(said).toEqual([
    'Clearing what an interrupted publish may have left.',
    'Reading the content.',
    'Building the pages and answers for 2026-11-20.',
    'Checking every page, link, picture and answer.',
    'Keeping the files that open pages still ask for.',
    'Writing all of it to the disk.',
    'Naming it 000001-2026-11-20.',
    'Switching visitors to it.',
    'Removing all but the last 5 releases.',
  ]);
});

test('publish keeps the last five releases, and names the one to go back to', async () => {
  for (let count = 1; count <= 7; count += 1) await publishSample(folder);
  expect(releases()).toEqual([
    '000003-2026-11-20',
    '000004-2026-11-20',
    '000005-2026-11-20',
    '000006-2026-11-20',
    '000007-2026-11-20',
  ]);
  expect(up(folder)).toBe('releases/000007-2026-11-20');
  const { before } = await publishSample(folder);
  expect(before?.name).toBe('000007-2026-11-20');
});

test('publish counts on from a release that somebody deleted, and past six digits', async () => {
  mkdirSync(join(folder, 'releases'));
  symlinkSync('releases/999999-2026-11-20', join(folder, 'current'));
  const { release } = await publishSample(folder);
  expect(release.name).toBe('1000000-2026-11-20');
  expect((await publishSample(folder)).release.name).toBe('1000001-2026-11-20');
  expectGood(folder);
});

test('back goes one release further each time, until there is none', async () => {
  for (let count = 1; count <= 3; count += 1) await publishSample(folder);

  expect(await publish(folder, '--back')).toEqual({
    code: 0,
    stdout: `000002-2026-11-20 is up again; 000003-2026-11-20 is not.
The next publish, the nightly one too, builds the content as it is then: put it right before. Or publish it now: npm run publish -- ${folder}
`,
    stderr: '',
  });
  expect(up(folder)).toBe('releases/000002-2026-11-20');
  expect((await publish(folder, '--back')).code).toBe(0);
  expect(up(folder)).toBe('releases/000001-2026-11-20');
  expect(await publish(folder, '--back')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no release before 000001-2026-11-20. It stays up.\n',
  });
  expect(up(folder)).toBe('releases/000001-2026-11-20');
});

test('back takes less than a second, with the start of Node', async () => {
  await publishSample(folder);
  await publishSample(folder);
  const start = performance.now();
  expect((await publish(folder, '--back')).code).toBe(0);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('back says so where nothing was published', async () => {
  const nothing = { code: 1, stdout: '', stderr: `Nothing is published in ${folder} yet.\n` };
  expect(await publish(folder, '--back')).toEqual(nothing);
  const nowhere = join(folder, 'nowhere');
  expect((await publish(nowhere, '--back')).stderr).toBe(
    `Nothing is published in ${nowhere} yet.\n`,
  );
  expect(existsSync(nowhere)).toBe(false);

  await publishSample(folder);
  rmSync(join(folder, 'current'));
  expect((await publish(folder, '--back')).stderr).toBe(
    `${join(folder, 'current')} is not there, so there is nothing to go back from.\n`,
  );
});

test('back passes over a release that somebody took apart, and works when the current one is gone', async () => {
  for (let count = 1; count <= 3; count += 1) await publishSample(folder);
  rmSync(join(folder, 'releases', '000002-2026-11-20', 'site'), { recursive: true });
  rmSync(join(folder, 'releases', '000003-2026-11-20'), { recursive: true });
  expect((await back()).to.name).toBe('000001-2026-11-20');
  expectGood(folder);
});

test('after a going back, the next publish removes what was taken back, so that nothing leads to it', async () => {
  for (let count = 1; count <= 5; count += 1) await publishSample(folder);
  await back();
  await back();
  expect(up(folder)).toBe('releases/000003-2026-11-20');
  const { release, before } = await publishSample(folder);
  expect(release.name).toBe('000006-2026-11-20');
  expect(before?.name).toBe('000003-2026-11-20');
  expect(releases()).toEqual([
    '000001-2026-11-20',
    '000002-2026-11-20',
    '000003-2026-11-20',
    '000006-2026-11-20',
  ]);
  expect((await back()).to.name).toBe('000003-2026-11-20');
});

test('a release has the hashed files of the releases that are kept, at their age, and of no other', async () => {
  for (let count = 1; count <= 5; count += 1) await publishWith(`own.${count}.css`, count);
  const names = (release: string) =>
    readdirSync(join(folder, 'releases', release, 'site', '_astro')).filter((name) =>
      name.startsWith('own.'),
    );
  expect(names('000005-2026-11-20').toSorted()).toEqual([
    'own.1.css',
    'own.2.css',
    'own.3.css',
    'own.4.css',
    'own.5.css',
  ]);
  const made = statSync(asset('000001-2026-11-20', 'own.1.css'));
  const carried = statSync(asset('000005-2026-11-20', 'own.1.css'));
  expect(carried.ino).toBe(made.ino);
  expect(carried.mtime.toISOString()).toBe('2026-11-01T12:00:00.000Z');
  expect(
    JSON.parse(
      readFileSync(join(folder, 'releases', '000005-2026-11-20', 'carried-assets.json'), 'utf8'),
    ),
  ).toEqual(['own.1.css', 'own.2.css', 'own.3.css', 'own.4.css']);

  // The first release is still there while the sixth is made, and gone when the seventh is.
  await publishWith('own.6.css', 6);
  await publishWith('own.7.css', 7);
  expect(names('000007-2026-11-20').toSorted()).toEqual([
    'own.2.css',
    'own.3.css',
    'own.4.css',
    'own.5.css',
    'own.6.css',
    'own.7.css',
  ]);
});

test('a hashed file that builds go on making stays as long as they do', async () => {
  for (let count = 1; count <= 6; count += 1) await publishWith('same.css');
  await publishSample(folder);
  expect(existsSync(asset('000007-2026-11-20', 'same.css'))).toBe(true);
});

test('going back leaves the pages that are open their hashed files, and does not pass them on', async () => {
  await publishSample(folder);
  await publishWith('own.2.css', 2);
  await publishWith('own.3.css', 3);
  await back();
  expect(existsSync(asset('000002-2026-11-20', 'own.3.css'))).toBe(true);
  await back();
  expect(readFileSync(asset('000001-2026-11-20', 'own.2.css'), 'utf8')).toBe('own.2.css');
  expect(readFileSync(asset('000001-2026-11-20', 'own.3.css'), 'utf8')).toBe('own.3.css');

  // Pages of 2 and 3 may be open when 4 comes, but no longer when 5 does.
  await publishSample(folder);
  expect(existsSync(asset('000004-2026-11-20', 'own.3.css'))).toBe(true);
  await publishSample(folder);
  expect(existsSync(asset('000005-2026-11-20', 'own.3.css'))).toBe(false);
});

test('publish says what its arguments must be', async () => {
  const usage = `
npm run publish -- <folder>          builds the content and publishes it in the folder
npm run publish -- <folder> --back   returns to the release before the one that is up

--allow-emptier   publishes though much less is in it than in the release that is up
`;
  const cases: [string[], string][] = [
    [[], 'The folder to publish in is missing.'],
    [['--back'], 'The folder to publish in is missing.'],
    [[folder, 'other'], 'Name one folder, not 2.'],
    [[folder, '--bakc'], "Unknown option '--bakc'"],
  ];
  for (const [parameters, reason] of cases) {
    expect(await publish(...parameters)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${reason}\n${usage}`,
    });
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('publish and back refuse a current that is a folder, or a link to something else', async () => {
  const current = join(folder, 'current');
  mkdirSync(current);
  writeFileSync(join(current, 'index.html'), 'made by hand');
  const notALink = `${current} is not a link, so it cannot be switched in one move. Move it away, for example to ${current}-old, and publish again.\n`;
  const published = await publish(folder);
  expect(published).toMatchObject({ code: 1, stderr: `${notALink}What is up stays up.\n` });
  expect(await publish(folder, '--back')).toMatchObject({ code: 1, stderr: notALink });
  expect(readFileSync(join(current, 'index.html'), 'utf8')).toBe('made by hand');

  rmSync(current, { recursive: true });
  symlinkSync(tmpdir(), current);
  expect((await publish(folder)).stderr).toBe(
    `${current} leads to ${tmpdir()}, which is not one of the releases. Remove that link, and publish again.\nWhat is up stays up.\n`,
  );
});
