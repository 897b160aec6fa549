import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import {
  createGuard,
  digestOf,
  makeCredential,
  parseCredential,
  parseDigests,
} from '../../src/api/credentials.ts';
import { basic } from '../sample.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('makeCredential() makes 192 random bits, for a user that no other credential has', () => {
  const { user, password } = makeCredential();
  expect(user).toMatch(/^client-[\da-f]{6}$/);
  expect(password).toMatch(/^[\w-]{32}$/);
  const other = makeCredential();
  expect(other.user).not.toBe(user);
  expect(other.password).not.toBe(password);
});

test('digestOf() is the SHA-256 of what a client sends', async () => {
  expect(await digestOf({ user: 'müller', password: 'p:ä' })).toBe(sha256('müller:p:ä'));
});

test('parseCredential() takes colons in the password and none in the user', () => {
  expect(parseCredential('client:pä:ss=wörd 1')).toEqual({
    user: 'client',
    password: 'pä:ss=wörd 1',
  });
});

test('parseCredential() refuses what a password file cannot hold, without repeating it', () => {
  for (const text of [
    '',
    'client',
    'client:',
    ':secret',
    '#c:secret',
    'a b:secret',
    'a:sec\nret',
  ]) {
    expect(() => parseCredential(text), text).toThrow(
      'Not of the form user:password, with no space, quote or # in the user',
    );
  }
});

test('createGuard() lets in who knows one of the credentials, and nobody else', async () => {
  const guard = createGuard([sha256('a:1'), sha256('b:2')]);
  expect(await guard(basic('a:1'))).toBe(true);
  expect(await guard(basic('b:2'))).toBe(true);
  expect(await guard(basic('a:2'))).toBe(false);
  expect(await guard(undefined)).toBe(false);
  expect(await guard('')).toBe(false);
});

test('createGuard() reads user and password as UTF-8, colons in the password included (RFC 7617)', async () => {
  const guard = createGuard([sha256('müller:p:ä:ß:🗝')]);
  expect(await guard(basic('müller:p:ä:ß:🗝'))).toBe(true);
});

test('createGuard() without a digest is an error, never open', () => {
  expect(() => createGuard([])).toThrow(new RangeError('A guard needs at least one digest'));
});

test('parseDigests() takes one or more, in either case, with spaces around', () => {
  expect(parseDigests(` ${sha256('a:1')} ,${sha256('b:2').toUpperCase()}`)).toEqual([
    sha256('a:1'),
    sha256('b:2'),
  ]);
});

test('parseDigests() refuses anything else without repeating it', () => {
  for (const list of ['', 'client:password', `${sha256('a:1')},`, sha256('a:1').slice(1)]) {
    expect(() => parseDigests(list)).toThrow(
      /^Entry \d is not a SHA-256 digest: it has \d+ characters, not 64 hexadecimal digits$/,
    );
  }
});
