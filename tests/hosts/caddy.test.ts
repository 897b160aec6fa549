import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { caddyLine } from '../../src/api/credential-lines.ts';
import { AUTHORIZATION, DIGEST, EVENTS, RELEASE, basic } from '../sample.ts';
import { describeHost } from './every-host.ts';
import { skipIfNotHere, startHost } from './hosts.ts';
import { stopNodeBehind } from './node-behind.ts';
import { requestBytes, sendBytes } from './wire.ts';

describeHost('caddy', {
  // Go's own parser answers this, and cannot be told how.
  refusedByParser: ['a lone %'],
});

test.describe('Caddy', () => {
  skipIfNotHere('caddy');

  test('lets Node decide on credentials, and its own file only while there is no Node', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'museum-passwords-'));
    const other = { user: 'other', password: 'only-Caddy-knows-this' };
    writeFileSync(join(folder, 'caddy-users'), `${await caddyLine(other)}\n`);
    writeFileSync(join(folder, 'service.env'), `API_CREDENTIALS_SHA256=${DIGEST}\n`);
    const host = await startHost('caddy', { API_CREDENTIALS: '' }, [
      ...['--release', RELEASE, '--credentials', folder],
    ]);
    const statuses = async (authorization: string) => {
      const paths = ['/api/museum-hours', `/api/special-events/${EVENTS.fridayShanties}`];
      const headers = { Authorization: authorization };
      const answers = paths.map((path) => fetch(`${host.url}${path}`, { headers }));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    const caddyOnly = basic(`${other.user}:${other.password}`);
    expect(await statuses(AUTHORIZATION)).toEqual([200, 200]);
    expect(await statuses(caddyOnly)).toEqual([401, 401]);
    await stopNodeBehind(host);
    expect(await statuses(AUTHORIZATION)).toEqual([401, 401]);
    expect(await statuses(caddyOnly)).toEqual([200, 200]);
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  test('has just started, and twelve clients at once get in, who wait five seconds', async () => {
    const host = await startHost('caddy');
    const answers = Array.from({ length: 12 }, () =>
      fetch(`${host.url}/api/museum-hours?page=2`, {
        headers: { Authorization: AUTHORIZATION },
        signal: AbortSignal.timeout(5000),
      }),
    );
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    await host.stop();
  });

  test('does not take Node for dead, whatever strangers send', async () => {
    const host = await startHost('caddy');
    const at = new URL(host.url);
    const body = (lines: readonly string[], path = '/api') =>
      requestBytes(path, lines, { method: 'GET', host: at.host });
    const CUT: readonly string[] = [
      body(['Content-Length: 1000']),
      body(['Content-Length: 1000'], '/api?'),
      body(['Transfer-Encoding: chunked']),
      requestBytes('/api/museum-hours', ['Content-Length: 1000'], {
        method: 'POST',
        host: at.host,
      }),
      'GET /api HTTP/1.1\r\nHost: x\r\n',
    ];
    const WHOLE: readonly string[] = [
      body([`X: ${'x'.repeat(120_000)}`]),
      body(Array.from({ length: 25_000 }, () => 'a:')),
      body([`Authorization: Basic ${'x'.repeat(120_000)}`]),
      body(['Expect: 100-continue', 'Content-Length: 10']),
      body(['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x']),
      body(['TE: trailers', 'Trailer: X']),
      requestBytes('/api', [], { method: 'CONNECT', host: at.host }),
      requestBytes(`/api?${'x'.repeat(120_000)}`, [], { host: at.host }),
    ];
    for (const bytes of [...CUT, ...CUT]) {
      const socket = connect({ host: at.hostname, port: Number(at.port) });
      await new Promise((resolve) => socket.end(`${bytes}x`, () => resolve(undefined)));
      socket.on('error', () => {}).destroy();
    }
    await Promise.all(WHOLE.map((bytes) => sendBytes(host.url, bytes)));
    const answer = await fetch(`${host.url}/api/museum-hours?page=2`, {
      headers: { Authorization: AUTHORIZATION },
    });
    expect(answer.status).toBe(200);
    await host.stop();
  });
});
