import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyProject } from '../copy-project.ts';
import { run, type Ended } from '../run.ts';
import { TODAY } from '../sample.ts';
import { digestsOf } from './files.ts';

// The pictures that one build keeps for the next, in a copy of the program with a single event.

let project: string;
test.beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'museum-'));
  copyProject(project);
  const events = join(project, 'content', 'events');
  for (const name of readdirSync(events).filter((each) => /^(?!low-water).*\.md$/.test(each))) {
    rmSync(join(events, name));
  }
});
test.afterEach(() => rmSync(project, { recursive: true }));

const build = (out: string): Promise<Ended> =>
  run('src/desk/build.ts', ['--out', out], { MUSEUM_TODAY: TODAY }, project);
const picturesOf = (release: string) => digestsOf(join(project, release, 'site', '_astro'));
const cache = () => join(project, '.astro', 'cache');
const cached = () =>
  readdirSync(join(cache(), 'assets'))
    .toSorted()
    .map((name) => join(cache(), 'assets', name));

/** Leaves every picture of the cache damaged in one of four ways. */
function damageCache(): void {
  const [other = ''] = cached();
  for (const [index, file] of cached().entries()) {
    const damages = [
      () => truncateSync(file, Math.floor(statSync(file).size / 2)),
      () => truncateSync(file, 0),
      () => copyFileSync(join(project, 'package.json'), file),
      () => copyFileSync(other, file),
    ];
    damages[index % damages.length]?.();
  }
}

test('a build and a publish after damage to the cache have the pictures of a clean build', async () => {
  expect(await build('clean')).toMatchObject({ code: 0, stderr: '' });
  expect(cached().length).toBeGreaterThan(8);

  damageCache();
  expect(await build('second')).toMatchObject({ code: 0, stderr: '' });
  expect(picturesOf('second')).toEqual(picturesOf('clean'));

  damageCache();
  const published = await run('src/desk/publish.ts', ['up'], { MUSEUM_TODAY: TODAY }, project);
  expect(published).toMatchObject({ code: 0, stderr: '' });
  expect(picturesOf('up/current')).toEqual(picturesOf('clean'));
});

test('a build on a full disk leaves nothing that the next one publishes', async () => {
  mkdirSync(cache(), { recursive: true });
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', cache()], { stdio: 'pipe' });
  try {
    mount('size=300k');
  } catch {
    const reason = 'NOT TRIED: a cache on a full disk. Mounting one needs root.';
    console.error(reason);
    test.skip(true, reason);
  }
  try {
    const full = await build('full');
    expect(full.code).toBe(1);
    expect(full.stderr).toContain('ENOSPC');
    expect(readdirSync(project)).not.toContain('full');
    mount('remount,size=64m');
    expect(await build('roomy')).toMatchObject({ code: 0, stderr: '' });
  } finally {
    execFileSync('umount', [cache()], { stdio: 'pipe' });
  }
  expect(await build('clean')).toMatchObject({ code: 0, stderr: '' });
  expect(picturesOf('roomy')).toEqual(picturesOf('clean'));
});
