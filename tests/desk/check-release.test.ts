import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run } from '../run.ts';
import { RELEASE } from '../sample.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const check = (release: string) => run('src/desk/check-release.ts', ['--release', release], {});

test('check:release accepts a good build', async () => {
  expect(await check(RELEASE)).toEqual({
    code: 0,
    stdout: 'The build for 2026-11-20 is complete: 82 pages, 28 events.\n',
    stderr: '',
  });
});

test('check:release refuses a build with a dead link', async () => {
  cpSync(RELEASE, folder, { recursive: true });
  appendFileSync(join(folder, 'site', 'index.html'), '<a href="/nowhere/">a</a>');
  expect(await check(folder)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      '/nowhere/: it is not there, but / leads to it. Correct the link in the content, or put back what it leads to.\n\nOne problem in the build.\n',
  });
});

test('check:release says where there is no build', async () => {
  expect(await check(folder)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${folder}: there is no complete build in this folder. Run npm run build.\n`,
  });
});
