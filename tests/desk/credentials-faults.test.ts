import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run, type Ended } from '../run.ts';
import { acceptedIn, linesFor } from './credential-lines.ts';
import { digestsOf } from './files.ts';

// A change of the stored credentials that fails or is killed at every moment.

let folder: string;
let store: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-credentials-'));
  store = join(folder, 'store');
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const COPY = 'tests/desk/credentials-copy.ts';
const FAULTY_FS = '--import=./tests/desk/faulty-fs.ts';
const CHANGES = [
  'chmodSync',
  'chownSync',
  'fsyncSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'writeFileSync',
].join();

const change = (...parameters: string[]): Promise<Ended> => run(COPY, [store, ...parameters], {});
const faulty = (set: Record<string, string>, ...parameters: string[]): Promise<Ended> =>
  run(FAULTY_FS, [COPY, store, ...parameters], { FAULT_IN: CHANGES, ...set });
const everyHost = (users: readonly string[]) => ({ nginx: users, caddy: users, node: users });

/** The files as they were when each was written by itself. */
function storePlain(...users: readonly string[]): void {
  mkdirSync(store);
  const write = (name: string, text: string) =>
    writeFileSync(join(store, name), text, { mode: 0o600 });
  const lines = users.map(linesFor);
  write('htpasswd', lines.map(({ htpasswd }) => `${htpasswd}\n`).join(''));
  write('caddy-users', lines.map(({ caddy }) => `${caddy}\n`).join(''));
  write('service.env', `API_CREDENTIALS_SHA256=${lines.map(({ digest }) => digest).join()}\n`);
}

const CASES: Readonly<
  Record<
    string,
    readonly [
      prepare: () => unknown,
      action: readonly string[],
      before: readonly string[],
      after: readonly string[],
    ]
  >
> = {
  'a first credential': [() => undefined, ['add', 'a'], [], ['a']],
  'a second credential': [() => change('add', 'a'), ['add', 'b'], ['a'], ['a', 'b']],
  'a retired credential': [
    async () => {
      await change('add', 'a');
      await change('add', 'b');
    },
    ['retire'],
    ['a', 'b'],
    ['b'],
  ],
  'a credential retired from plain files': [
    () => storePlain('a', 'b'),
    ['retire'],
    ['a', 'b'],
    ['b'],
  ],
};

for (const [name, [prepare, action, before, after]] of Object.entries(CASES)) {
  for (const fault of ['EIO', 'kill']) {
    test(`${name}: hosts agree and the next change works, whenever it meets ${fault}`, async () => {
      await prepare();
      const kept = join(folder, 'kept');
      mkdirSync(store, { recursive: true });
      cpSync(store, kept, { recursive: true, verbatimSymlinks: true });
      const reset = () => {
        rmSync(store, { recursive: true });
        cpSync(kept, store, { recursive: true, verbatimSymlinks: true });
      };
      const count = join(folder, 'count');
      expect(await faulty({ FAULT_COUNT: count }, ...action)).toMatchObject({
        code: 0,
        stderr: '',
      });
      const changes = Number(readFileSync(count, 'utf8'));
      expect(changes).toBeGreaterThan(15);

      for (let moment = 1; moment <= changes; moment += 1) {
        reset();
        const { code } = await faulty({ FAULT: fault, FAULT_AT: String(moment) }, ...action);
        const accepted = acceptedIn(store);
        const isChanged = JSON.stringify(accepted) === JSON.stringify(everyHost(after));
        expect(accepted, `moment ${moment}`).toEqual(everyHost(isChanged ? after : before));
        // What is reported is what happened; a program that is killed reports nothing.
        if (code !== null) expect(isChanged, `moment ${moment}`).toBe(code === 0);
        if (!isChanged) {
          expect(await change(...action), `after ${moment}`).toMatchObject({ code: 0, stderr: '' });
        } else {
          const undone = after.length > 1 ? ['retire'] : ['add', 'c'];
          expect(await change(...undone), `after ${moment}`).toMatchObject({ code: 0, stderr: '' });
          const next = after.length > 1 ? after.slice(1) : [...after, 'c'];
          expect(acceptedIn(store)).toEqual(everyHost(next));
        }
        // Nothing is left of what was interrupted, and nobody else can read what is there.
        expect(readdirSync(join(store, '.generations'))).toHaveLength(1);
        for (const file of Object.keys(digestsOf(join(store, '.generations')))) {
          expect(statSync(join(store, '.generations', file)).mode & 0o777).toBe(0o600);
        }
      }
    });
  }
}

test('credentials says what was not done and how to go on, and what was done but may be undone', async () => {
  await change('add', 'a');
  await change('add', 'b');
  const retire = (set: Record<string, string>) =>
    run(FAULTY_FS, ['src/desk/credentials.ts', '--retire', '--folder', store], set);
  expect(await retire({ FAULT_IN: 'writeFileSync', FAULT_AT: '2', FAULT: 'ENOSPC' })).toEqual({
    code: 1,
    stdout: '',
    stderr: `${join(store, '.generations', '3', 'caddy-users')}: the disk is full. Make room on it.
The stored credentials are unchanged. After that, run the command again.
`,
  });
  expect(acceptedIn(store)).toEqual(everyHost(['a', 'b']));

  // Three files and their folders come before the switch, and the folder with the link after it.
  expect(await retire({ FAULT_IN: 'fsyncSync', FAULT_AT: '6', FAULT: 'EIO' })).toEqual({
    code: 0,
    stdout: 'a is no longer accepted; b is. Restart the hosts.\n',
    stderr:
      'The change is made, but it could not be confirmed on the disk. The disk has a fault. Look after the disk. If the power fails now, it may be undone.\n',
  });
  expect(acceptedIn(store)).toEqual(everyHost(['b']));
});

test('of two changes at once, the second sees the first', async () => {
  const ended = await Promise.all([change('add', 'a'), change('add', 'b'), change('add', 'c')]);
  expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 0, 1]);
  expect(acceptedIn(store).nginx).toHaveLength(2);
  expect(acceptedIn(store)).toEqual(everyHost(acceptedIn(store).nginx ?? []));
});
