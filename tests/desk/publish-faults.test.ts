import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyFolder } from '../../src/desk/copy.ts';
import { withLock } from '../../src/desk/lock.ts';
import { carryAssets } from '../../src/desk/publish/carry-assets.ts';
import { explain } from '../../src/desk/publish/faults.ts';
import { goBack } from '../../src/desk/publish/go-back.ts';
import { publishFolderAt } from '../../src/desk/publish/releases.ts';
import { run, start } from '../run.ts';
import { RELEASE, TODAY } from '../sample.ts';
import { expectGood, publishSample, up, writeAged } from './publish-folder.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const COPY = 'tests/desk/publish-copy.ts';
const FAULTY_FS = '--import=./tests/desk/faulty-fs.ts';
/** What a publish does to the disk but for writing it out. */
const CHANGES = 'cpSync,linkSync,mkdirSync,renameSync,rmSync,symlinkSync,writeFileSync';
const back = () => goBack(publishFolderAt(folder), () => undefined);
const DISK_FAULT = 'The disk has a fault. Look after the disk.';
const isRoot = process.getuid?.() === 0;

test('killed before any one change to the disk, a publish leaves a good release up, and the next one works', async () => {
  await publishSample(folder);
  let killed = 0;
  for (;;) {
    const before = up(folder);
    const name = String(killed + 1);
    const { code, stdout } = await run(FAULTY_FS, [COPY, folder, name], {
      FAULT_IN: CHANGES,
      FAULT_AT: name,
      FAULT: 'kill',
    });
    expectGood(folder);
    for (const name of readdirSync(join(folder, 'releases'))) {
      expect(existsSync(join(folder, 'releases', name, 'museum.json')), name).toBe(true);
    }
    if (code === 0) break;
    expect(code, 'killed').toBe(null);
    killed += 1;
    const isSwitched = stdout.includes('Removing all but');
    expect(up(folder) !== before, `${before} was up at moment ${killed}`).toBe(isSwitched);

    const { release, before: toGoBackTo } = await publishSample(folder);
    expect(up(folder)).toBe(`releases/${release.name}`);
    expectGood(folder);
    expect(readdirSync(join(folder, '.publish'))).toEqual(['lock']);
    const releases = readdirSync(join(folder, 'releases'));
    expect(releases.length).toBeLessThanOrEqual(5);
    if (!isSwitched) expect(toGoBackTo?.name).toBe(before.slice('releases/'.length));
  }
  // Folders, build, list and links of hashed files, name, link, removals.
  expect(killed).toBeGreaterThan(15);
});

test('a switch that cannot be confirmed on the disk is a publish all the same, with a warning', async () => {
  const other = join(folder, 'other');
  const count = join(folder, 'count');
  for (const path of [folder, other]) await publishSample(path);
  const publish = (path: string, fault: Record<string, string>) =>
    run(FAULTY_FS, ['src/desk/publish.ts', path], {
      MUSEUM_TODAY: TODAY,
      FAULT_IN: 'fsyncSync',
      ...fault,
    });
  expect(await publish(other, { FAULT_COUNT: count })).toMatchObject({ code: 0, stderr: '' });

  const last = readFileSync(count, 'utf8');
  expect(await publish(folder, { FAULT: 'EIO', FAULT_AT: last })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('\n\nPublished 000002-2026-11-20: '),
    stderr: `000002-2026-11-20 is live, but that could not be confirmed on the disk. ${DISK_FAULT} If the power fails now, 000001-2026-11-20 may come back.\n`,
  });
  expect(up(folder)).toBe('releases/000002-2026-11-20');

  // Before that one, nothing is switched.
  const failed = await publish(folder, { FAULT: 'EIO', FAULT_AT: String(Number(last) - 1) });
  expect(failed).toMatchObject({
    code: 1,
    stderr: `${DISK_FAULT}\n000002-2026-11-20 stays up.\n`,
  });
  expect(up(folder)).toBe('releases/000002-2026-11-20');
});

test('a rollback that cannot be confirmed on the disk is one all the same, with a warning', async () => {
  await publishSample(folder);
  await publishSample(folder);
  const back = await run(FAULTY_FS, ['src/desk/publish.ts', folder, '--back'], {
    FAULT_IN: 'fsyncSync',
    FAULT_AT: '1',
    FAULT: 'EIO',
  });
  expect(back).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^000001-2026-11-20 is up again; 000002-2026-11-20 is not\.\n/),
    stderr: `000001-2026-11-20 is live, but that could not be confirmed on the disk. ${DISK_FAULT} If the power fails now, 000002-2026-11-20 may come back.\n`,
  });
  expect(up(folder)).toBe('releases/000001-2026-11-20');
});

test('whoever follows the link while releases are published and taken back always finds a whole one', async () => {
  await publishSample(folder);
  const publishing = start(COPY, [folder], {});
  let isOver = false;
  const ended = publishing.said(/is published/).then(() => {
    isOver = true;
  });
  const seen = new Set<string>();
  while (!isOver) {
    seen.add(up(folder));
    expectGood(folder);
    await new Promise(setImmediate);
  }
  await ended;
  seen.add(up(folder));
  await back();
  expectGood(folder);
  expect([...seen]).toEqual(['releases/000001-2026-11-20', 'releases/000002-2026-11-20']);
});

test('the second of two publishes into one folder says that it waits, and comes after the first', async () => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  mkdirSync(join(folder, '.publish'));
  const holding = withLock(
    publishFolderAt(folder).lock,
    () => undefined,
    () => held,
  );
  const second = start(COPY, [folder], {});
  await second.said(/^Waiting: another publish into this folder is under way\.\n$/);
  const goingBack = start('src/desk/publish.ts', [folder, '--back'], {});
  await goingBack.said(/^Waiting: a publish into this folder is under way\.\n$/);
  await goingBack.stop();
  expect(readdirSync(folder)).toEqual(['.publish']);
  go();
  await holding;
  await second.said(/000001-2026-11-20 is published/);
  expect(second.output().match(/Waiting/g)).toHaveLength(1);
  expectGood(folder);
});

test('a publish that waits can be stopped, and a killed one holds nobody up', async () => {
  const first = start(COPY, [folder], {});
  await first.said(/Clearing/);
  first.process.kill('SIGKILL');
  mkdirSync(join(folder, '.publish'), { recursive: true });
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const holding = withLock(
    publishFolderAt(folder).lock,
    () => undefined,
    () => held,
  );
  const waiting = start(COPY, [folder], {});
  await waiting.said(/Waiting/);
  await waiting.stop();
  expect(waiting.process.signalCode).toBe('SIGTERM');
  go();
  await holding;
  await publishSample(folder);
  expectGood(folder);
});

test('publish refuses a day before that of the release that is up, unless the day was set', async () => {
  mkdirSync(join(folder, 'releases', '000007-2026-11-21'), { recursive: true });
  symlinkSync('releases/000007-2026-11-21', join(folder, 'current'));
  await expect(publishSample(folder)).rejects.toThrow(
    'By this machine’s clock it is 2026-11-20 at the museum, but the release that is up was made for 2026-11-21. Set the clock. If it is right now, publish with MUSEUM_TODAY=2026-11-20 before the command.',
  );
  expect(up(folder)).toBe('releases/000007-2026-11-21');
  const { release } = await publishSample(folder, { content: { isPinned: true } });
  expect(release.name).toBe('000008-2026-11-20');
  // The same day again is no step back.
  await publishSample(folder);
});

test('publish says what the system refuses, in one line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await run('src/desk/publish.ts', [join(file, 'museum')], {})).toEqual({
    code: 1,
    stdout: '',
    stderr: `${file}/museum: this is a file where a folder should be. Name another folder, or move it away.\nWhat is up stays up.\n`,
  });
  expect((await run('src/desk/publish.ts', [join(folder, 'a', 'b')], {})).stderr).toBe(
    `${folder}/a/b: this is not there. Make it, or name another.\nNothing is up.\n`,
  );
});

test('publish and back say that a folder may not be written, and leave what is up', async () => {
  await publishSample(folder);
  await publishSample(folder);
  chmodSync(folder, 0o555);
  chmodSync(join(folder, '.publish'), 0o555);
  try {
    for (const attempt of [() => publishSample(folder), back]) {
      if (isRoot) process.seteuid?.(65_534);
      const message = await attempt().then(() => 'done', explain);
      if (isRoot) process.seteuid?.(0);
      expect(message).toMatch(
        /\.publish\/\w+: this user may not write or read it\. Run the command as the user whom the folder belongs to\.$/,
      );
    }
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, 0o755);
    chmodSync(join(folder, '.publish'), 0o755);
  }
  expect(up(folder)).toBe('releases/000002-2026-11-20');
  expectGood(folder);
});

test('an error of the build is told without its stack, and with what the system said behind it', () => {
  expect(explain(new Error('No picture.\n    at read (file.js:1:1)\nSee x.'))).toBe(
    'No picture.\nSee x.',
  );
  const full = Object.assign(new Error('x'), { code: 'ENOSPC' });
  expect(explain(new Error('It failed', { cause: new AggregateError([full]) }))).toBe(
    'The disk is full. Make room on it.',
  );
  expect(explain('text')).toBe('text');
});

test.describe('on a full disk', () => {
  let disk: string;
  const mount = (options: string, ...more: string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, ...more, 'none', disk], {
      stdio: 'pipe',
    });
  test.beforeEach(() => {
    disk = join(folder, 'disk');
    mkdirSync(disk);
    try {
      mount('size=64m');
    } catch {
      const reason = 'NOT TRIED: a full disk. Mounting one needs root.';
      console.error(reason);
      test.skip(true, reason);
    }
  });
  test.afterEach(() => {
    try {
      execFileSync('umount', [disk], { stdio: 'pipe' });
    } catch {
      // It was never mounted.
    }
  });
  const content = { build: async (to: string) => copyFolder(RELEASE, to) };
  const FULL = /^\S+: the disk is full\. Make room on it\.$/;

  test('publish leaves what is up and gives the room back, whatever it could not write', async () => {
    const used = await sizeOfOne();
    let isDone = false;
    let refused = 0;
    for (let free = 0; !isDone; free += Math.ceil(used / 12)) {
      const ballast = join(disk, 'ballast');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      const before = statfsSync(disk).bavail;
      const message = await publishSample(disk, { content }).then(() => 'done', explain);
      expectGood(disk);
      isDone = message === 'done';
      if (!isDone) {
        refused += 1;
        expect(message).toMatch(FULL);
        expect(up(disk)).toBe('releases/000001-2026-11-20');
        expect(statfsSync(disk).bavail).toBe(before);
      }
      rmSync(ballast);
    }
    expect(refused).toBeGreaterThan(10);
    expect(up(disk)).toBe('releases/000002-2026-11-20');
  });

  test('publish leaves what is up when no more files can be made', async () => {
    await publishSample(disk, { content });
    const { files, ffree } = statfsSync(disk);
    const used = files - ffree;
    let isDone = false;
    let refused = 0;
    // A release takes about as many files as the folder has now: in steps to there, then one by one.
    for (let free = 0; !isDone; free += free < used - 40 ? 40 : 1) {
      mount(`remount,nr_inodes=${used + free}`);
      const message = await publishSample(disk, { content }).then(() => 'done', explain);
      expectGood(disk);
      isDone = message === 'done';
      if (!isDone) {
        refused += 1;
        expect(message).toMatch(FULL);
        expect(up(disk)).toBe('releases/000001-2026-11-20');
      }
    }
    expect(refused).toBeGreaterThan(10);
  });

  test('back works without any room', async () => {
    await publishSample(disk, { content });
    await publishSample(disk, { content });
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize));
    expect(statfsSync(disk).bavail).toBe(0);
    const { code } = await run('src/desk/publish.ts', [disk, '--back'], {});
    expect(code).toBe(0);
    expect(up(disk)).toBe('releases/000001-2026-11-20');
    expectGood(disk);
  });

  test('back goes back though it cannot carry files over, and says so', async () => {
    await publishSample(disk, { content });
    await publishSample(disk, { content });
    writeFileSync(join(disk, 'current', 'site', '_astro', 'own.css'), 'own');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize));
    const { code, stdout, stderr } = await run('src/desk/publish.ts', [disk, '--back'], {});
    expect(code).toBe(0);
    expect(stdout).toContain('000001-2026-11-20 is up again');
    expect(stderr).toMatch(
      /^Pages that visitors have open may look bare\. The disk is full\. Make room on it\.\n$/,
    );
    expect(up(disk)).toBe('releases/000001-2026-11-20');
  });

  test('hashed files go to another disk as copies of the same age', async () => {
    const releases = [join(folder, 'older'), join(disk, 'newer')];
    for (const release of releases) mkdirSync(join(release, 'site', '_astro'), { recursive: true });
    const [older = '', newer = ''] = releases;
    const made = '2026-11-01T12:00:00.000Z';
    writeAged(join(older, 'site', '_astro', 'a.css'), 'styles', made);
    expect(carryAssets([older], newer, disk)).toBe(1);
    const copy = join(newer, 'site', '_astro', 'a.css');
    expect(readFileSync(copy, 'utf8')).toBe('styles');
    expect(statSync(copy).mtime.toISOString()).toBe(made);
    expect(statSync(copy).nlink).toBe(1);
  });

  async function sizeOfOne(): Promise<number> {
    const before = statfsSync(disk).bavail;
    await publishSample(disk, { content });
    const { bavail, bsize } = statfsSync(disk);
    return (before - bavail) * bsize;
  }
});
