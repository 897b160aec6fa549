import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { formatReleaseRecord } from '../../src/domain/release-record.ts';
import { run } from '../run.ts';

const HOUR_MS = 3_600_000;

let server: Server;
let address: string;
/** What the host answers at `/release.txt`; nothing for 404. */
let answer: string | undefined;
test.beforeEach(async () => {
  server = createServer(({ url }, response) => {
    const found = url === '/release.txt' && answer !== undefined;
    response.writeHead(found ? 200 : 404).end(found ? answer : 'This page does not exist');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => server.close());

const age = (...parameters: string[]) => run('src/desk/age.ts', parameters, {});

/** The record of a release that was published a whole number of hours and some minutes ago. */
const publishedAgo = (hours: number) =>
  formatReleaseRecord({
    day: parseLocalDate('2026-11-20'),
    timeZone: 'Europe/London',
    publishedAt: new Date(Date.now() - (hours + 0.5) * HOUR_MS),
  });

test('age says how old a fresh release is', async () => {
  answer = publishedAgo(5);
  expect(await age(address)).toEqual({
    code: 0,
    stdout: `${address} was published 5 hours ago, for 2026-11-20.\n`,
    stderr: '',
  });
});

test('age fails for a release that is older than 36 hours, or than it is told', async () => {
  answer = publishedAgo(36);
  expect(await age(address)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${address} was published 36 hours ago, for 2026-11-20: that is more than 36 hours. Publish again.\n`,
  });
  expect((await age(address, '--max-hours', '48')).code).toBe(0);
  expect((await age(address, '--max-hours', '2')).code).toBe(1);
});

test('age fails where only an old day is known', async () => {
  answer = 'day: 2020-11-20\ntimeZone: Europe/London\n';
  const { code, stderr } = await age(address);
  expect(code).toBe(1);
  expect(stderr).toMatch(/ was built for 2020-11-20, \d+ days ago at the museum: that is more /);
});

test('age fails for a host that has no such file, another page in its place, or no answer', async () => {
  answer = undefined;
  expect(await age(address)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${address}/release.txt: the answer has status 404, so the age is unknown.\n`,
  });
  answer = '<!doctype html><title>Parked</title>';
  expect(await age(address)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${address}/release.txt: this does not say how old the release is.\n`,
  });
  server.close();
  await once(server, 'close');
  const { code, stderr } = await age(address);
  expect(code).toBe(1);
  expect(stderr).toContain(`${address}/release.txt: there is no answer (connect ECONNREFUSED`);
});

test('age explains itself when called wrongly', async () => {
  for (const parameters of [
    [],
    ['museum.example'],
    [address, address],
    [address, '--max-hours=x'],
  ]) {
    const { code, stderr } = await age(...parameters);
    expect(code).toBe(1);
    expect(stderr).toContain('npm run age -- <address>');
  }
});
