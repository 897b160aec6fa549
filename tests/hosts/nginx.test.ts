import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { filledIn } from '../../src/hosting/fill-in.ts';
import { findProgram, whenItAnswers } from '../../src/hosting/program.ts';
import { freePort } from '../../src/hosting/settings.ts';
import { AUTHORIZATION, DIGEST, EVENTS, RELEASE, ROOT, basic } from '../sample.ts';
import { describeHost } from './every-host.ts';
import { skipIfNotHere, startHost } from './hosts.ts';
import { askRaw } from './raw.ts';

describeHost('nginx');

const SHIPPED = join(ROOT, 'src/hosting/nginx/museum.conf');

test.describe('nginx', () => {
  skipIfNotHere('nginx');
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'museum-nginx-test-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  test('accepts nobody whom its password file does not name, though Node would', async () => {
    writeFileSync(join(folder, 'htpasswd'), 'other:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=\n');
    writeFileSync(join(folder, 'service.env'), `API_CREDENTIALS_SHA256=${DIGEST}\n`);
    const host = await startHost('nginx', { API_CREDENTIALS: '' }, [
      ...['--release', RELEASE, '--credentials', folder],
    ]);
    for (const path of ['/api/museum-hours', `/api/special-events/${EVENTS.fridayShanties}`]) {
      for (const origin of [{}, { Origin: 'https://other.example' }]) {
        const headers = { Authorization: AUTHORIZATION, ...origin };
        expect((await askRaw(host.url, path, headers)).status, path).toBe(401);
      }
    }
    await host.stop();
  });

  test('counts the failed logins of an IPv6 /64 as those of one address', async () => {
    // nginx as it is, but told in a header where a client is.
    const script = `#!/bin/sh
for file; do :; done
sed -i 's/^http {/&\\nset_real_ip_from 127.0.0.1;\\nreal_ip_header X-Test-Address;/' "$file"
exec ${findProgram('nginx')} "$@"
`;
    writeFileSync(join(folder, 'nginx'), script, { mode: 0o755 });
    const host = await startHost('nginx', { PATH: `${folder}:${process.env['PATH']}` });
    const failFrom = async (addresses: readonly string[]) => {
      const answers = addresses.map((address) =>
        askRaw(host.url, '/api', { Authorization: basic('a:b'), 'X-Test-Address': address }),
      );
      return new Set((await Promise.all(answers)).map(({ status }) => status));
    };
    const many = Array.from({ length: 250 }, (_, n) => n.toString(16));
    expect(await failFrom(many.map((n) => `2001:db8:0:1:${n}::1`))).toEqual(new Set([401, 429]));
    expect(await failFrom(['2001:db8:0:2::1'])).toEqual(new Set([401]));
    expect(await failFrom(many.map((n) => `2001:db8:0:1${n}::1`))).toEqual(new Set([401]));
    expect(await failFrom(many.map((n) => `198.51.100.${Number.parseInt(n, 16)}`))).toEqual(
      new Set([401]),
    );
    await host.stop();
  });

  test('speaks HTTP/2 to the museum’s visitors, once certbot has added its lines', async () => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=x'],
        ...['-addext', 'subjectAltName=DNS:museum.example', '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    const port = await freePort({ host: '127.0.0.1', port: 0 });
    const other = await freePort({ host: '127.0.0.1', port: 0 });
    const listen = `listen 127.0.0.1:${port} ssl`;
    const certbot = `    ${listen};\n    ssl_certificate ${cert};\n    ssl_certificate_key ${key};\n`;
    const museum = filledIn(readFileSync(SHIPPED, 'utf8'), [
      ['/srv/museum/current', RELEASE],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['listen 443 ssl', listen],
      ['    listen [::]:80;\n', certbot],
      ['listen 80;', `listen 127.0.0.1:${other};`],
    ]);
    mkdirSync(join(folder, 'temporary'));
    const conf = join(folder, 'nginx.conf');
    writeFileSync(
      conf,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {} http {
access_log off; client_body_temp_path ${folder}/temporary; ${museum} }`,
    );
    const nginx = spawn(findProgram('nginx'), ['-e', join(folder, 'errors'), '-c', conf]);
    const ended = once(nginx, 'exit').then(() => 1);
    const output = () => readFileSync(join(folder, 'errors'), 'utf8');
    await whenItAnswers(`http://127.0.0.1:${other}`, { ended, output, stop: () => {} });

    const ask = async (servername: string) => {
      const session = connectHttp2(`https://127.0.0.1:${port}`, {
        ca: readFileSync(cert),
        servername,
      });
      try {
        const stream = session.request({ ':path': '/hours/', ':authority': servername });
        const [headers] = (await Promise.race([
          once(stream, 'response'),
          once(session, 'error').then(([error]) => Promise.reject(error)),
        ])) as [Record<string, string>];
        return headers;
      } finally {
        session.destroy();
      }
    };
    expect(await ask('museum.example')).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=31536000',
    });
    await expect(ask('other.example')).rejects.toThrow(/unrecognized name/);
    nginx.kill('SIGQUIT');
    await ended;
  });
});
