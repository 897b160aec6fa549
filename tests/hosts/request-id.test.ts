import { expect, test } from 'playwright/test';
import type { Incoming } from '../../src/hosting/node/proxy.ts';
import { requestIdOf } from '../../src/hosting/node/request-id.ts';
import { AUTHORIZATION, EVENTS } from '../sample.ts';
import { HOSTS, skipIfNotHere, startHost } from './hosts.ts';
import { askRaw } from './raw.ts';
import { stopNodeBehind } from './node-behind.ts';
import { requestBytes, sendBytes } from './wire.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const GIVEN = 'given_by-the-peer-0123456789';

/** Node's view of a request from an address. */
const requestFrom = (remoteAddress: string, requestId?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-request-id': requestId } }) as unknown as Incoming;

test('requestIdOf() keeps the name that a proxy on this machine gave', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    expect(requestIdOf(requestFrom(address, GIVEN)), address).toBe(GIVEN);
    expect(requestIdOf(requestFrom(address)), address).toMatch(UUID);
  }
});

test('requestIdOf() believes nobody else', () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1']) {
    expect(requestIdOf(requestFrom(address, GIVEN)), address).toMatch(UUID);
  }
});

test('requestIdOf() takes 8 to 64 letters, digits, hyphens and low lines, and nothing else', () => {
  const local = (given: string) => requestIdOf(requestFrom('127.0.0.1', given));
  expect(local('12345678')).toBe('12345678');
  expect(local('x'.repeat(64))).toBe('x'.repeat(64));
  for (const given of [
    ...['', '1234567', 'x'.repeat(65), 'with space', 'two-of-them, joined', 'line-feed\n'],
    ...['quote"quote', 'ünïcödë-letters', '../../../etc'],
  ]) {
    expect(local(given), given).toMatch(UUID);
  }
});

test('the Node host names what it cannot read, too', async () => {
  const host = await startHost('node');
  for (const bytes of ['\x16\x03\x01\x02\x00', requestBytes('/', [], { host: 'a b' })]) {
    const [answer] = await sendBytes(host.url, bytes);
    expect(answer?.text).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/i);
  }
  await host.stop();
});

for (const [name, own] of [
  ['nginx', /^[\da-f]{32}$/],
  ['caddy', UUID],
] as const) {
  test.describe(HOSTS[name], () => {
    skipIfNotHere(name);

    test('gives each request one name, and Node the same, whatever the client says', async () => {
      const host = await startHost(name);
      const names: unknown[] = [];
      const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
        const given = { 'X-Request-Id': GIVEN, ...headers };
        const answer = await askRaw(host.url, path, given);
        expect(answer.headers['x-request-id'], path).toMatch(own);
        names.push(answer.headers['x-request-id']);
        return answer.status;
      };
      const known = { Authorization: AUTHORIZATION };
      expect(await ask('/')).toBe(200);
      expect(await ask('/hours')).toBe(301);
      expect(await ask('/nowhere/')).toBe(404);
      expect(await ask('/api/museum-hours')).toBe(401);
      expect(await ask('/api/museum-hours', known)).toBe(200);
      expect(await ask('/api/museum-hours', { ...known, 'If-None-Match': '*' })).toBe(304);
      expect(await ask('/api/museum-hours?page=0', known)).toBe(400);
      expect(await ask(`/api/special-events/${EVENTS.fridayShanties}`, known)).toBe(200);

      await stopNodeBehind(host);
      expect(await ask('/api/museum-hours')).toBe(401);
      expect(await ask('/api/museum-hours', known)).toBe(200);
      expect(await ask('/api/museum-hours?page=2', known)).toBe(503);
      expect(new Set(names).size).toBe(11);
      await host.stop();
    });
  });
}
