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

test('createLoginLimit() counts an IPv6 /64 as one address, however its addresses are written', () => {
  for (const [address, same, other] of [
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:0DB8:0000:0000:0:0:0:2', '2001:db8:0:1::1'],
    ['2001:db8:0:2::1', '2001:db8:0:2:3:4:5:6', '2001:db8::2:0:0:1'],
    ['fe80::1%eth0', 'fe80::2%eth1', 'fe80:0:0:1::1%eth0'],
    ['64:ff9b::192.0.2.1', '64:ff9b::192.0.2.2', '64:ff9b:1::192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'],
  ] as const) {
    const { limit, fail } = limitAt('2026-11-20T12:00:00Z');
    fail(address, 200);
    expect(limit(same), `${address} and ${same}`).toBe(1);
    expect(limit(other), `${address} and ${other}`).toBeUndefined();
  }
});

test('createLoginLimit() locks nobody out when the clock is set back', () => {
  const { limit, after, fail } = limitAt('2026-11-20T12:00:00Z');
  fail('192.0.2.1', 200);
  after(-86_400);
  expect(limit('192.0.2.1')).toBe(1);
  after(2);
  expect(limit('192.0.2.1')).toBeUndefined();
});

test('createLoginLimit() forgets the network that it has known longest, so that its memory is bounded', () => {
  const { limit, fail } = limitAt('2026-11-20T12:00:00Z');
  fail('192.0.2.1', 200);
  for (let n = 0; n < 10_000; n += 1) limit(`2001:db8:0:${n.toString(16)}::1`);
  expect(limit('192.0.2.1')).toBeUndefined();
});
