import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run, start } from '../run.ts';
import { ROOT, TODAY } from '../sample.ts';
import { digestsOf, edit } from './files.ts';
import { expectGood, up } from './publish-folder.ts';

// A publish with Astro's own build. All else about publishing is tested with a build that is there already.

let folder: string;
let museum: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-'));
  museum = join(folder, 'museum');
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const set = () => ({ MUSEUM_CONTENT: join(folder, 'content'), MUSEUM_TODAY: TODAY });
const publish = (...parameters: string[]) =>
  run('src/desk/publish.ts', [museum, ...parameters], set());
const inContent = (file: string) => join(folder, 'content', file);
/** Another test’s build may be under way, which is said and changes nothing. */
/** What was said but the notes: the sample's closures take days off some of its events. */
const withoutNotes = (said: string) => said.replace(/^.*: note: .*\n/gm, '');

const withoutWaiting = (text: string) =>
  text.replace('Waiting: another build is under way here.\n', '');

test('publish builds the content, and the edit of the next day; content gone wrong stays unpublished', async () => {
  const first = await publish();
  expect({ ...first, stdout: withoutNotes(withoutWaiting(first.stdout)) }).toEqual({
    code: 0,
    stdout: `Clearing what an interrupted publish may have left.
Reading the content.
Building the pages and answers for 2026-11-20.
Checking every page, link, picture and answer.
Keeping the files that open pages still ask for.
Writing all of it to the disk.
Naming it 000001-2026-11-20.
Switching visitors to it.
Removing all but the last 5 releases.

Published 000001-2026-11-20: 82 pages, 28 events.
It is the first release, so there is none to go back to.
`,
    stderr: '',
  });
  expectGood(museum);

  edit(inContent('hours/usual-week.yaml'), 'saturday: 10:00-18:00', 'saturday: 09:45-18:00');
  const second = await publish();
  expect(second.code).toBe(0);
  expect(second.stdout).toMatch(
    new RegExp(
      `\n\nPublished 000002-2026-11-20: 82 pages, 28 events\\.\nTo go back to 000001-2026-11-20: npm run publish -- ${museum} --back\n$`,
    ),
  );
  const hours = readFileSync(join(museum, 'current', 'api', 'museum-hours.json'), 'utf8');
  expect(hours).toContain('{"date":"2026-11-21","timeOpen":"09:45","timeClose":"18:00"}');

  edit(inContent('events/the-kings-lock.md'), '- 2027-02-10', '- 2026-02-30');
  const wrong = await publish();
  expect({ ...wrong, stderr: withoutNotes(wrong.stderr) }).toEqual({
    code: 1,
    stdout: 'Clearing what an interrupted publish may have left.\nReading the content.\n',
    stderr: `${inContent('events/the-kings-lock.md')}:8: dates: 2026-02-30 is not in the calendar. Write a day that exists, such as 2026-02-28.

One problem in the content. Nothing is published.
000002-2026-11-20 stays up.
`,
  });

  edit(inContent('events/the-kings-lock.md'), '- 2026-02-30', '- 2027-02-10');
  cpSync(inContent('museum.yaml'), inContent('events/images/low-water.jpg'));
  const noPicture = await publish();
  expect(noPicture.code).toBe(1);
  expect(noPicture.stderr).toContain('low-water.jpg');
  expect(noPicture.stderr).not.toMatch(/^\s+at /m);
  expect(noPicture.stderr).toMatch(/\n000002-2026-11-20 stays up\.\n$/);

  rmSync(inContent('.'), { recursive: true });
  expect((await publish()).stderr).toMatch(
    /^\S+content: this cannot be read \(ENOENT\)\. .*\n000002-2026-11-20 stays up\.\n$/s,
  );
  expect(up(museum)).toBe('releases/000002-2026-11-20');
  expectGood(museum);
});

test('publish refuses a link that staff wrote to a page that does not exist', async () => {
  appendFileSync(inContent('events/the-kings-lock.md'), '\n[The café](/cafe/)\n');
  const { code, stderr } = await publish();
  expect(code).toBe(1);
  expect(stderr).toBe(
    `/cafe/: it is not there, but /events/20d1e6da-58b3-4538-af39-f1e61014a29f/ leads to it. Correct the link in the content, or put back what it leads to.

One problem in the build.
Nothing is up.
`,
  );
});

test('publish keeps back where the clock is behind the release that is up', async () => {
  const { MUSEUM_CONTENT } = set();
  mkdirSync(join(museum, 'releases', '000001-2999-12-01'), { recursive: true });
  symlinkSync('releases/000001-2999-12-01', join(museum, 'current'));
  const { code, stderr } = await run('src/desk/publish.ts', [museum], { MUSEUM_CONTENT });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^By this machine’s clock it is (\d{4}-\d\d-\d\d) at the museum, but the release that is up was made for 2999-12-01\. Set the clock\. If it is right now, publish with MUSEUM_TODAY=\1 before the command\.\n000001-2999-12-01 stays up\.\n$/,
  );
});

test('killed in the middle of a build, a publish leaves what is up, and the next one works', async () => {
  expect((await publish()).code).toBe(0);
  const killed = start('src/desk/publish.ts', [museum], set());
  await killed.said(/Building/);
  killed.process.kill('SIGKILL');
  await new Promise((resolve) => killed.process.once('close', resolve));
  expect(up(museum)).toBe('releases/000001-2026-11-20');
  expectGood(museum);
  expect((await publish()).code).toBe(0);
  expect(up(museum)).toBe('releases/000002-2026-11-20');
  expectGood(museum);
});

test('builds that are started at once come one after the other, and each is whole', async () => {
  const built = join(folder, 'built');
  const other = join(folder, 'other');
  const ended = await Promise.all([
    publish(),
    run('src/desk/publish.ts', [other], set()),
    run('src/desk/build.ts', ['--out', built], set()),
  ]);
  for (const { code, stderr } of ended) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const said = ended.map(({ stdout }) => stdout).join('');
  expect(said.match(/Waiting: another build is under way here\.\n/g)?.length).toBeGreaterThan(1);
  // A publish adds when it was, and which pictures it has decoded.
  const added = ['site/release.txt', 'whole-pictures.json'];
  const contentOf = (release: string) =>
    Object.entries(digestsOf(release)).filter(([file]) => !added.includes(file));
  for (const release of [join(museum, 'current'), join(other, 'current')]) {
    expect(contentOf(release)).toEqual(contentOf(built));
  }
});
