import { expect, test } from 'playwright/test';
import { createLoginLimit } from '../../src/api/login-limit.ts';

/** A limit with a clock that stands until it is set. */
function limitAt(start: string) {
  let time = new Date(start);
  const limit = createLoginLimit(() => time);
  const after = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000);
  };
  const fail = (address: string, times: number) =>
    Array.from({ length: times }, () => limit(address)).filter((wait) => wait !== undefined);
  return { limit, after, fail };
}

test('createLoginLimit() bears 200 failures at once, then one a second', () => {
  const { limit, after, fail } = limitAt('2026-11-20T12:00:00Z');
  expect(fail('192.0.2.1', 200)).toEqual([]);
  expect(limit('192.0.2.1')).toBe(1);
  after(1);
  expect(limit('192.0.2.1')).toBeUndefined();
  expect(limit('192.0.2.1')).toBe(1);
  after(200);
  expect(fail('192.0.2.1', 200)).toEqual([]);
});

test('createLoginLimit() counts each address by itself', () => {
  const { limit, fail } = limitAt('2026-11-20T12:00:00Z');
  fail('192.0.2.1', 200);
  expect(limit('192.0.2.2')).toBeUndefined();
});

test('createLoginLimit() counts an IPv6 /64 as one network', () => {
  const { limit, fail } = limitAt('2026-11-20T12:00:00Z');
  for (let n = 0; n < 200; n += 1) limit(`2001:db8:0:1::${n}`);
  expect(limit('2001:db8:0:1:ffff::1')).toBe(1);
  expect(fail('2001:db8:0:2::1', 200)).toEqual([]);
});

test('createLoginLimit() locks nobody out when the clock is set back', () => {
  const { limit, after, fail } = limitAt('2026-11-20T12:00:00Z');
  fail('192.0.2.1', 200);
  after(-86_400);
  expect(limit('192.0.2.1')).toBe(1);
  after(2);
  expect(limit('192.0.2.1')).toBeUndefined();
});

test('createLoginLimit() forgets the network that it has known longest, rather than grow for ever', () => {
  const { limit, fail } = limitAt('2026-11-20T12:00:00Z');
  fail('192.0.2.1', 200);
  for (let n = 0; n < 10_000; n += 1) limit(`2001:db8:${n.toString(16)}::1`);
  expect(limit('192.0.2.1')).toBeUndefined();
});
