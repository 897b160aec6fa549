import { cpSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, LOGIN, RELEASE, basic } from '../sample.ts';
import { HOSTS, skipIfNotHere, startHost } from './hosts.ts';
import { logged } from './logged.ts';
import { askRaw } from './raw.ts';
import { requestBytes, sendBytes } from './wire.ts';

const HERE = { clientAddress: '127.0.0.1' };

/** Asks for a path, and leaves when so much of its body has come. */
function leaveAfter(url: string, path: string, bytes: number): Promise<void> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  return new Promise((resolve) => {
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      const body = received.indexOf('\r\n\r\n') + 4;
      if (received.length - body >= bytes) socket.destroy();
    });
    socket.on('close', () => resolve());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: museum.test\r\n\r\n`);
  });
}

test('the Node host writes a line for each request, whatever comes of it', async () => {
  const host = await startHost('node');
  const service = { Authorization: AUTHORIZATION };
  const lengths: number[] = [];
  for (const [path, headers, method] of [
    ['/api/museum-hours?limit=3&page=2&token=x', service],
    [`/api/special-events/${EVENTS.fridayShanties}`, service],
    ['/api/special-events?limit=31', service],
    ['/api/museum-hours', {}],
    ['/api/nothing', service],
    ['/hours/', {}],
    ['/hours/', {}, 'HEAD'],
    ['/nowhere/', {}],
    ['/healthz', {}],
  ] as const) {
    const { body } = await askRaw(host.url, path, headers, method);
    lengths.push(body.length);
  }
  expect(await host.stop()).toBe(0);
  const [hours, event, refused, challenge, nothing, page, , nowhere, health] = lengths;
  const get = { ...HERE, method: 'GET' };
  expect(logged(host)).toEqual([
    {
      ...get,
      path: '/api/museum-hours',
      operation: '/museum-hours',
      parameters: ['page', 'limit'],
      status: 200,
      bytes: hours,
    },
    {
      ...get,
      path: `/api/special-events/${EVENTS.fridayShanties}`,
      operation: '/special-events/{eventId}',
      status: 200,
      bytes: event,
    },
    {
      ...get,
      path: '/api/special-events',
      operation: '/special-events',
      parameters: ['limit'],
      status: 400,
      bytes: refused,
    },
    {
      ...get,
      path: '/api/museum-hours',
      operation: '/museum-hours',
      status: 401,
      bytes: challenge,
    },
    { ...get, path: '/api/nothing', status: 404, bytes: nothing },
    { ...get, path: '/hours/', operation: 'page', status: 200, bytes: page },
    { ...HERE, method: 'HEAD', path: '/hours/', operation: 'page', status: 200, bytes: 0 },
    { ...get, path: '/nowhere/', operation: 'page', status: 404, bytes: nowhere },
    { ...get, path: '/healthz', operation: 'health', status: 200, bytes: health },
  ]);
});

test('the Node host logs what it cannot read with what is known of it', async () => {
  const host = await startHost('node');
  for (const bytes of [
    'junk\r\n\r\n',
    requestBytes('/hours/', [`X: ${'x'.repeat(400_000)}`]),
    requestBytes('/hours/', [], { host: 'a b' }),
    requestBytes('*', [], { method: 'OPTIONS' }),
    'GET /hours/ HTTP/1.1\r\n\r\n',
  ]) {
    await sendBytes(host.url, bytes);
  }
  await host.stop();
  const unreadable = { ...HERE, status: 400, bytes: expect.any(Number) };
  const page = { path: '/hours/', operation: 'page' };
  expect(logged(host)).toEqual([
    unreadable,
    { ...unreadable, status: 431 },
    { ...unreadable, method: 'GET', ...page },
    { ...unreadable, method: 'OPTIONS' },
    { ...unreadable, method: 'GET', ...page },
  ]);
});

test('no password, no value of a query and no header comes into the log', async () => {
  const host = await startHost('node');
  const secret = 'S3CR3T';
  const encoded = Buffer.from(secret).toString('base64').slice(0, 6);
  const headers = [
    `Authorization: ${basic(`${secret}:${secret}`)}`,
    `Cookie: session=${secret}`,
    `Referer: http://museum.test/?${secret}`,
    `User-Agent: ${secret}`,
    `X-Forwarded-For: ${secret}`,
    `Forwarded: for=${secret}`,
    `${secret}: ${secret}`,
  ];
  const bytes = [
    ...[
      `/api/museum-hours?startDate=${secret}&page=${secret}&token=${secret}&${secret}=1&${secret}`,
      `/api/special-events?endDate=${secret}`,
      `/hours/?${secret}`,
      `/hours/%3f${secret}`,
      `/hours/#${secret}`,
      `http://${secret}:${secret}@museum.test/hours/?${secret}`,
      `ftp://${secret}:${secret}@museum.test/${secret}`,
    ].flatMap((target) => [
      requestBytes(target, headers),
      requestBytes(target, [...headers, `Authorization: ${AUTHORIZATION}`].slice(1)),
    ]),
    requestBytes('/hours/', headers, { host: `${secret}:${secret}@museum.test` }),
    `${requestBytes('/hours/', [...headers, `Content-Length: ${secret.length}`], { method: 'POST' })}${secret}`,
    requestBytes('/hours/', [`X: ${secret.repeat(10_000)}`]),
    `${secret} /${secret} HTTP/1.1\r\n\r\n`,
  ];
  for (const text of bytes) await sendBytes(host.url, text);
  await host.stop();
  expect(logged(host)).toHaveLength(bytes.length);
  expect(host.output().toUpperCase()).not.toContain(secret);
  expect(host.output()).not.toContain(encoded);
  expect(host.output()).not.toContain(LOGIN.password);
  expect(host.output()).not.toContain(AUTHORIZATION.slice('Basic '.length));
});

test('two hundred requests at once make two hundred lines', async () => {
  const host = await startHost('node');
  const paths = Array.from({ length: 200 }, (_, n) => `/nowhere/${n}`);
  await Promise.all(paths.map(async (path) => (await fetch(`${host.url}${path}`)).text()));
  await host.stop();
  const lines = logged(host);
  expect(lines.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([404]));
});

test('no line is lost when the host is asked to stop with answers under way', async () => {
  const host = await startHost('node');
  const answers = Array.from({ length: 20 }, async () => {
    const response = await fetch(`${host.url}/events.ics`);
    return (await response.text()).length;
  });
  await Promise.race(answers);
  const code = host.stop();
  await Promise.all(answers);
  expect(await code).toBe(0);
  expect(logged(host)).toHaveLength(20);
});

test('a client that leaves early has status 499, one that leaves with the whole answer has not', async () => {
  const release = mkdtempSync(join(tmpdir(), 'museum-large-'));
  cpSync(RELEASE, release, { recursive: true });
  const large = join(release, 'site', 'large.txt');
  writeFileSync(large, '');
  // More than the system keeps for a client that does not read.
  truncateSync(large, 64 * 1024 * 1024);
  const host = await startHost('node', {}, ['--release', release]);
  const { size } = statSync(join(release, 'site', 'hours', 'index.html'));

  await leaveAfter(host.url, '/large.txt', 1);
  for (let n = 0; n < 20; n += 1) await leaveAfter(host.url, '/hours/', size);
  await host.stop();
  const lines = logged(host);
  const left = lines.find(({ path }) => path === '/large.txt');
  expect(left?.status).toBe(499);
  expect(left?.bytes).toBeLessThan(64 * 1024 * 1024);
  const page = { ...HERE, method: 'GET', path: '/hours/', operation: 'page' };
  expect(lines.filter((line) => line !== left)).toEqual(
    Array.from({ length: 20 }, () => ({ ...page, status: 200, bytes: size })),
  );
  rmSync(release, { recursive: true });
});

test('the Node host goes on when whoever reads its log goes away', async () => {
  const host = await startHost('node');
  host.process.stdout?.destroy();
  for (let n = 0; n < 3; n += 1) expect((await fetch(`${host.url}/hours/`)).status).toBe(200);
  expect(await host.stop()).toBe(0);
});

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(HOSTS[name], () => {
    skipIfNotHere(name);

    test('passes on the log of the Node host behind it, which names the client', async () => {
      const host = await startHost(name);
      const { body } = await askRaw(host.url, '/api/museum-hours?limit=3', {
        Authorization: AUTHORIZATION,
        'X-Forwarded-For': '192.0.2.7',
      });
      expect(await host.stop()).toBe(0);
      const ofOperation = logged(host).filter(({ operation }) => operation !== undefined);
      expect(ofOperation).toEqual([
        {
          ...HERE,
          method: 'GET',
          path: '/api/museum-hours',
          operation: '/museum-hours',
          parameters: ['limit'],
          status: 200,
          bytes: body.length,
        },
      ]);
    });
  });
}
