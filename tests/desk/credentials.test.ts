import {
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

test('credentials prints what each host wants, and stores nothing', async () => {
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
  expect(readdirSync(folder).toSorted()).toEqual(['caddy-users', 'htpasswd', 'service.env']);
  for (const name of readdirSync(folder)) {
    expect(statSync(file(name)).mode & 0o777, name).toBe(0o600);
    expect(readFileSync(file(name), 'utf8')).not.toContain(password);
  }
  expect(isSaltedHashOf(lines('htpasswd')[0] ?? '', user, password)).toBe(true);
});

test('credentials --write adds a second one, refuses a third, and --retire takes the first away', async () => {
  const [first] = shown((await credentials('--write')).stdout);
  const two = await credentials('--write');
  const [second] = shown(two.stdout);
  expect(two.stdout).toContain(`Both ${first} and ${second} are let in`);
  expect(lines('htpasswd').map((line) => line.split(':')[0])).toEqual([first, second]);
  expect(lines('caddy-users').map((line) => line.split(' ')[0])).toEqual([first, second]);
  const [digests = ''] = lines('service.env');
  expect(digests).toMatch(/^API_CREDENTIALS_SHA256=[\da-f]{64},[\da-f]{64}$/);

  const third = await credentials('--write');
  expect(third).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'Two credentials are stored already. Take the older one away first: npm run credentials -- --retire\n',
  });
  expect(lines('service.env')).toEqual([digests]);

  expect((await credentials('--retire')).stdout).toBe(
    `${first} is not let in any more, ${second} is. Restart the hosts.\n`,
  );
  expect(lines('htpasswd').map((line) => line.split(':')[0])).toEqual([second]);
  expect(lines('service.env')).toEqual([digests.replace(/=[\da-f]{64},/, '=')]);
  expect((await credentials('--retire')).stderr).toBe(
    'There are not two stored credentials. Make the new one first: npm run credentials -- --write\n',
  );
});

test('credentials refuses files that do not belong together, and leaves them', async () => {
  await credentials('--write');
  writeFileSync(file('htpasswd'), '');
  const { code, stderr } = await credentials('--write');
  expect(code).toBe(1);
  expect(stderr).toBe(
    `The files in ${folder} do not hold the same credentials. Remove them and make new ones.\n`,
  );
  expect(readFileSync(file('htpasswd'), 'utf8')).toBe('');
});

test('credentials leaves a file to the owner that it was given to, such as nginx', async () => {
  test.skip(process.getuid?.() !== 0, 'NOT TRIED: only root can give files away');
  await credentials('--write');
  chownSync(file('htpasswd'), 33, 33);
  await credentials('--write');
  expect(statSync(file('htpasswd'))).toMatchObject({ uid: 33, gid: 33 });
});
