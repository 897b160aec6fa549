import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from 'bcryptjs';
import { expect, test } from 'playwright/test';
import { run } from '../run.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-credentials-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const credentials = (...parameters: string[]) =>
  run('src/desk/credentials.ts', [...parameters, '--folder', folder], {});
const file = (name: string) => join(folder, name);
const lines = (name: string) => readFileSync(file(name), 'utf8').trimEnd().split('\n');

/** The user and the password that staff are shown. */
function shown(stdout: string): readonly [user: string, password: string] {
  const [, user = '', password = ''] = /user +(\S+)\n +password +(\S+)\n/.exec(stdout) ?? [];
  return [user, password];
}

/** Whether a line of nginx's file is of a password. Source: RFC 2307, salted SHA-1. */
function isSaltedHashOf(line: string, user: string, password: string): boolean {
  const bytes = Buffer.from(line.replace(`${user}:{SSHA}`, ''), 'base64');
  const salted = Buffer.concat([Buffer.from(password), bytes.subarray(20)]);
  return createHash('sha1').update(salted).digest().equals(bytes.subarray(0, 20));
}

test('credentials prints what each host requires, and stores nothing', async () => {
  const { code, stdout } = await credentials();
  expect(code).toBe(0);
  const [user, password] = shown(stdout);
  const [, htpasswd = ''] = /^ +(\S+:\{SSHA\}\S+)$/m.exec(stdout) ?? [];
  expect(isSaltedHashOf(htpasswd, user, password)).toBe(true);
  const [, bcrypt = ''] = /^ +\S+ (\$2b\$14\$\S+)$/m.exec(stdout) ?? [];
  expect(await compare(password, bcrypt)).toBe(true);
  const digest = createHash('sha256').update(`${user}:${password}`).digest('hex');
  expect(stdout).toContain(`API_CREDENTIALS_SHA256=${digest}\n`);
  expect(readdirSync(folder)).toEqual([]);
});

test('credentials --write stores it for its owner alone, and never the password', async () => {
  const [user, password] = shown((await credentials('--write')).stdout);
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  expect(names.toSorted()).toEqual(['caddy-users', 'htpasswd', 'service.env']);
  for (const name of names) {
    expect(statSync(file(name)).mode & 0o777, name).toBe(0o600);
    expect(readFileSync(file(name), 'utf8')).not.toContain(password);
  }
  expect(isSaltedHashOf(lines('htpasswd')[0] ?? '', user, password)).toBe(true);
});

test('credentials --write adds a second one, refuses a third, and --retire removes the first', async () => {
  const [first] = shown((await credentials('--write')).stdout);
  const two = await credentials('--write');
  const [second] = shown(two.stdout);
  expect(two.stdout).toContain(
    `Both ${first} and ${second} are accepted, so that no client is locked out. When every client uses the new one:
  npm run credentials -- --retire --folder ${folder}
`,
  );
  expect(lines('htpasswd').map((line) => line.split(':')[0])).toEqual([first, second]);
  expect(lines('caddy-users').map((line) => line.split(' ')[0])).toEqual([first, second]);
  const [digests = ''] = lines('service.env');
  expect(digests).toMatch(/^API_CREDENTIALS_SHA256=[\da-f]{64},[\da-f]{64}$/);

  expect(await credentials('--write')).toEqual({
    code: 1,
    stdout: '',
    stderr: `Two credentials are stored already. Remove one of them first.
If every client uses ${second}: npm run credentials -- --retire ${first} --folder ${folder}
If the password of ${second} was lost: npm run credentials -- --retire ${second} --folder ${folder}
`,
  });
  expect(lines('service.env')).toEqual([digests]);

  expect((await credentials('--retire')).stdout).toBe(
    `${first} is no longer accepted; ${second} is. Restart the hosts.\n`,
  );
  expect(lines('htpasswd').map((line) => line.split(':')[0])).toEqual([second]);
  expect(lines('service.env')).toEqual([digests.replace(/=[\da-f]{64},/, '=')]);
  expect((await credentials('--retire')).stderr).toBe(
    `There are not two stored credentials. Make the new one first: npm run credentials -- --write --folder ${folder}\n`,
  );
});

test('credentials --retire removes the one of a user, such as one whose password was lost', async () => {
  const [first] = shown((await credentials('--write')).stdout);
  const [second] = shown((await credentials('--write')).stdout);
  expect((await credentials('--retire', 'client-000000')).stderr).toBe(
    `client-000000 is not stored. Choose one of ${first} and ${second}.\n`,
  );
  expect((await credentials('--retire', second)).stdout).toBe(
    `${second} is no longer accepted; ${first} is. Restart the hosts.\n`,
  );
  expect(lines('htpasswd').map((line) => line.split(':')[0])).toEqual([first]);
});

test('credentials refuses files that disagree and leaves them, until --replace', async () => {
  await credentials('--write');
  writeFileSync(file('htpasswd'), '');
  expect(await credentials('--write')).toEqual({
    code: 1,
    stdout: '',
    stderr: `The files in ${folder} do not hold the same credentials. Restore all of them from one backup, or replace what they hold by a new credential: npm run credentials -- --replace --folder ${folder}\n`,
  });
  expect(readFileSync(file('htpasswd'), 'utf8')).toBe('');

  const [user] = shown((await credentials('--replace')).stdout);
  expect(lines('htpasswd').map((line) => line.split(':')[0])).toEqual([user]);
  expect(lines('caddy-users').map((line) => line.split(' ')[0])).toEqual([user]);
  expect(lines('service.env')[0]).toMatch(/^API_CREDENTIALS_SHA256=[\da-f]{64}$/);
});

test('credentials says what its arguments must be', async () => {
  for (const [parameters, reason] of [
    [['--write', '--retire'], 'Choose one option.'],
    [['--write', 'client-1'], '“client-1” means nothing here.'],
    [['--retire', 'client-1', 'client-2'], '“client-2” means nothing here.'],
    [['--revoke'], "Unknown option '--revoke'"],
  ] as const) {
    const { code, stdout, stderr } = await credentials(...parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr).toContain('\nnpm run credentials -- --replace ');
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('credentials leaves a file to the owner and the mode that it was given, such as nginx’s', async () => {
  test.skip(process.getuid?.() !== 0, 'NOT TRIED: only root can give files away');
  await credentials('--write');
  chownSync(file('htpasswd'), 33, 33);
  chmodSync(file('caddy-users'), 0o640);
  await credentials('--write');
  expect(statSync(file('htpasswd'))).toMatchObject({ uid: 33, gid: 33 });
  expect(statSync(file('caddy-users'))).toMatchObject({ uid: 0, gid: 0 });
  await credentials('--retire');
  expect(statSync(file('htpasswd'))).toMatchObject({ uid: 33, gid: 33 });
  expect(statSync(file('htpasswd')).mode & 0o777).toBe(0o600);
  expect(statSync(file('caddy-users')).mode & 0o777).toBe(0o640);
});

test('web servers reach their file whatever may be read by default, and by nobody else', async () => {
  test.skip(process.getuid?.() !== 0, 'NOT TRIED: only root can give files away');
  rmSync(folder, { recursive: true });
  const before = process.umask(0o077);
  await credentials('--write');
  process.umask(before);
  chownSync(file('htpasswd'), 33, 33);
  const read = (name: string) => {
    process.seteuid?.(33);
    try {
      return readFileSync(file(name), 'utf8');
    } finally {
      process.seteuid?.(0);
    }
  };
  expect(read('htpasswd')).toMatch(/^client-/);
  expect(() => read('service.env')).toThrow('EACCES');
});
