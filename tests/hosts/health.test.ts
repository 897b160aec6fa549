import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { SERVICE_HEADERS } from '../../src/api/security-headers.ts';
import { RELEASE } from '../sample.ts';
import { HOSTS, NOT_HERE, startHost, type HostName } from './hosts.ts';
import { askRaw } from './raw.ts';

test('the Node host tells anyone how it is, which release it serves, and the museum’s day', async () => {
  const host = await startHost('node');
  const response = await fetch(`${host.url}/healthz?anything`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  for (const [name, value] of Object.entries(SERVICE_HEADERS)) {
    expect(response.headers.get(name)).toBe(value);
  }
  expect(await response.text()).toBe('{"status":"up","release":"release","today":"2026-11-20"}\n');

  const head = await askRaw(host.url, '/healthz', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-type']).toBe('application/json; charset=utf-8');
  const post = await askRaw(host.url, '/healthz', {}, 'POST');
  expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect((await fetch(`${host.url}/healthz/`)).status).toBe(404);
  await host.stop();
});

test('the Node host’s health follows a publish, and is down when its release is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-health-'));
  const current = join(folder, 'current');
  const publish = (name: string) => {
    cpSync(RELEASE, join(folder, name), { recursive: true });
    symlinkSync(join(folder, name), `${current}.next`);
    renameSync(`${current}.next`, current);
  };
  publish('one');
  const host = await startHost('node', {}, ['--release', current]);
  const health = async () => {
    const response = await fetch(`${host.url}/healthz`);
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { status: 'up', release: 'one', today: '2026-11-20' }]);
  publish('two');
  expect(await health()).toEqual([200, { status: 'up', release: 'two', today: '2026-11-20' }]);
  rmSync(join(folder, 'two'), { recursive: true });
  expect(await health()).toEqual([503, { status: 'down', release: 'two', today: '2026-11-20' }]);
  publish('three');
  expect(await health()).toEqual([200, { status: 'up', release: 'three', today: '2026-11-20' }]);
  await host.stop();
  rmSync(folder, { recursive: true });
});

test('hosts that face the network have nothing at /healthz', async () => {
  for (const name of Object.keys(HOSTS) as HostName[]) {
    if (name === 'node' || NOT_HERE.includes(name)) continue;
    const host = await startHost(name);
    const { status, headers } = await askRaw(host.url, '/healthz');
    expect([status, headers['content-type']], name).toEqual([404, 'text/html; charset=utf-8']);
    await host.stop();
  }
});
