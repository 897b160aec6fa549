import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run } from '../run.ts';
import { AUTHORIZATION, DIGEST, RELEASE } from '../sample.ts';
import { HOSTS, skipIfNotHere, startHost, type HostName } from './hosts.ts';
import { askRaw } from './raw.ts';

const SERVE = 'src/hosting/serve.ts';

async function startCounting(
  name: HostName = 'node',
  parameters: readonly string[] = ['--release', RELEASE],
  set: Readonly<Record<string, string>> = {},
) {
  const host = await startHost(name, { METRICS_PORT: '0', ...set }, parameters);
  const [, metrics = ''] = await host.said(/Metrics\s+(http:\S+)\n/);
  const samples = async (prefix: string) => {
    const text = await (await fetch(metrics)).text();
    return text.split('\n').filter((line) => line.startsWith(prefix));
  };
  return { host, metrics, samples };
}

test('the Node host counts requests by operation, method and status', async () => {
  const { host, metrics, samples } = await startCounting();
  const service = { Authorization: AUTHORIZATION };
  for (const [path, method, headers] of [
    ['/api/museum-hours?limit=3', 'GET', service],
    ['/api/museum-hours?limit=30', 'GET', service],
    ['/api/museum-hours?limit=31', 'GET', service],
    ['/api/special-events', 'HEAD', service],
    ['/api/special-events/x', 'GET', {}],
    ['/api/a', 'GET', {}],
    ['/api/b', 'OPTIONS', {}],
    ['/nowhere/a', 'GET', {}],
    ['/nowhere/b', 'GET', {}],
    ['/hours/', 'DELETE', {}],
    ['/hours/', 'PURGE', {}],
    ['/healthz', 'GET', {}],
    ['/last/', 'GET', {}],
  ] as const) {
    await askRaw(host.url, path, headers, method);
  }
  await host.said(/"path":"\/last\/"/);
  const requests = await samples('museum_http_requests_total');
  expect(requests.toSorted()).toEqual([
    'museum_http_requests_total{operation="/museum-hours",method="GET",status="200"} 2',
    'museum_http_requests_total{operation="/museum-hours",method="GET",status="400"} 1',
    'museum_http_requests_total{operation="/special-events",method="HEAD",status="200"} 1',
    'museum_http_requests_total{operation="/special-events/{eventId}",method="GET",status="401"} 1',
    'museum_http_requests_total{operation="health",method="GET",status="200"} 1',
    'museum_http_requests_total{operation="other",method="GET",status="401"} 1',
    'museum_http_requests_total{operation="other",method="OPTIONS",status="401"} 1',
    'museum_http_requests_total{operation="page",method="GET",status="404"} 3',
    'museum_http_requests_total{operation="page",method="other",status="405"} 2',
  ]);
  expect((await samples('museum_http_request_duration_seconds_count')).toSorted()).toEqual([
    'museum_http_request_duration_seconds_count{operation="/museum-hours"} 3',
    'museum_http_request_duration_seconds_count{operation="/special-events"} 1',
    'museum_http_request_duration_seconds_count{operation="/special-events/{eventId}"} 1',
    'museum_http_request_duration_seconds_count{operation="health"} 1',
    'museum_http_request_duration_seconds_count{operation="other"} 2',
    'museum_http_request_duration_seconds_count{operation="page"} 5',
  ]);
  expect(await samples('process_resident_memory_bytes ')).toHaveLength(1);
  const { headers } = await fetch(metrics);
  expect(headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await host.stop()).toBe(0);
});

test('the counters name the release that is served, and no former one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-metrics-'));
  const current = join(folder, 'current');
  const publish = (name: string) => {
    cpSync(RELEASE, join(folder, name), { recursive: true });
    symlinkSync(join(folder, name), `${current}.next`);
    renameSync(`${current}.next`, current);
  };
  publish('one');
  const { host, samples } = await startCounting('node', ['--release', current]);
  expect(await samples('museum_release_info')).toEqual(['museum_release_info{release="one"} 1']);
  publish('two');
  expect(await samples('museum_release_info')).toEqual(['museum_release_info{release="two"} 1']);
  await host.stop();
  rmSync(folder, { recursive: true });
});

test('the counters are shown to this machine alone, at one address, and only when asked for', async () => {
  const { host, metrics } = await startCounting('node', undefined, { HOST: '0.0.0.0' });
  const outside = new URL(metrics);
  outside.hostname = '127.0.0.2';
  await expect(fetch(outside)).rejects.toThrow();
  const elsewhere = new URL(host.url);
  elsewhere.hostname = '127.0.0.2';
  expect((await fetch(elsewhere)).status).toBe(200);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/', 'GET'],
    ['/healthz', 'GET'],
    ['/metrics', 'POST'],
  ] as const) {
    expect(await askRaw(metrics, path, {}, method), path).toMatchObject({ status: 404, body: '' });
  }
  expect((await fetch(`${host.url}/metrics`)).status).toBe(404);
  await host.stop();

  const plain = await startHost('node');
  await plain.said(/curl/);
  expect(plain.output()).not.toContain('Metrics');
  expect((await fetch(`${plain.url}/metrics`)).status).toBe(404);
  await plain.stop();
});

test('the Node host ends when it is asked to, though someone is connected to its counters', async () => {
  const { host, metrics } = await startCounting();
  const socket = connect(Number(new URL(metrics).port), '127.0.0.1');
  let received = '';
  socket.on('data', (text) => (received += text)).on('error', () => {});
  await once(socket, 'connect');
  expect(await host.stop()).toBe(0);
  // Not even that it took too long to ask.
  expect(received).toBe('');
});

test('serve refuses a METRICS_PORT that means nothing or is in use, and does not start', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  for (const [set, stderr] of [
    [{ METRICS_PORT: 'http' }, 'METRICS_PORT is “http”. Set it to a number from 0 to 65535.\n'],
    [
      { METRICS_PORT: String(port) },
      `Port ${port} is in use. Stop what uses it, or set METRICS_PORT to another.\n`,
    ],
    [
      { METRICS_PORT: '0', PORT: String(port) },
      `Port ${port} is in use. Stop what uses it, or set PORT to another.\n`,
    ],
  ] as const) {
    const ended = await run(SERVE, ['--release', RELEASE], {
      PORT: '0',
      API_CREDENTIALS_SHA256: DIGEST,
      ...set,
    });
    expect(ended).toEqual({ code: 1, stdout: '', stderr });
  }
  server.close();
});

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(HOSTS[name], () => {
    skipIfNotHere(name);

    test('has the counters of the Node host behind it', async () => {
      const { host, samples } = await startCounting(name);
      expect(await samples('museum_release_info')).toEqual([
        'museum_release_info{release="release"} 1',
      ]);
      expect((await fetch(`${host.url}/metrics`)).status).toBe(404);
      expect(await host.stop()).toBe(0);
    });
  });
}
