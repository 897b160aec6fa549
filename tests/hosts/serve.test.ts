import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { findProgram } from '../../src/hosting/program.ts';
import { run } from '../run.ts';
import { AUTHORIZATION, DIGEST, RELEASE, ROOT, basic } from '../sample.ts';
import { HOSTS, NOT_HERE, startHost, type HostName } from './hosts.ts';

const SERVE = 'src/hosting/serve.ts';
const CREDENTIALS = 'src/desk/credentials.ts';
/** So that credentials which are stored beside the program are not in the way. */
const NOTHING_STORED = ['--credentials', join(RELEASE, 'nothing')];

test('serve refuses to start without a credential, and says why', async () => {
  for (const set of [{}, { API_CREDENTIALS_SHA256: '' }]) {
    const { code, stderr } = await run(SERVE, ['--release', RELEASE, ...NOTHING_STORED], {
      PORT: '0',
      ...set,
    });
    expect(code).toBe(1);
    expect(stderr).toBe(
      'No credential is set, and without one nobody may be let in. Set API_CREDENTIALS to user:password, or make some: npm run credentials -- --write\n',
    );
  }
});

test('serve refuses a credential of another form, and does not repeat it', async () => {
  for (const list of ['client:secret', `${DIGEST},`, `${DIGEST} ${DIGEST}`, ',']) {
    const { code, stderr } = await run(SERVE, ['--release', RELEASE], {
      PORT: '0',
      API_CREDENTIALS_SHA256: list,
    });
    expect(code, list).toBe(1);
    expect(stderr).toMatch(/^API_CREDENTIALS_SHA256: Entry \d is not a SHA-256 digest: /);
    expect(stderr).not.toContain('secret');
  }
});

test('serve makes a credential for one run, and its curl line works', async () => {
  const host = await startHost('node', { API_CREDENTIALS: '' }, [
    '--release',
    RELEASE,
    ...NOTHING_STORED,
    '--make-credential',
  ]);
  const [, login = '', url = ''] = await host.said(/curl --user '([^']+)' '([^']+)'/);
  const response = await fetch(url, { headers: { Authorization: basic(login) } });
  expect(response.status).toBe(200);
  expect(login.split(':')[1]).toHaveLength(32);
  await host.stop();
});

test('serve lets in each of two credentials, for a change without a gap', async () => {
  const other = createHash('sha256').update('client:new').digest('hex').toUpperCase();
  const host = await startHost('node', {
    API_CREDENTIALS: '',
    API_CREDENTIALS_SHA256: `${DIGEST}, ${other}`,
  });
  for (const authorization of [AUTHORIZATION, basic('client:new')]) {
    const response = await fetch(`${host.url}/api/museum-hours`, {
      headers: { Authorization: authorization },
    });
    expect(response.status).toBe(200);
  }
  await host.stop();
});

test('serve refuses a data set that is missing, broken or of another form', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-'));
  cpSync(RELEASE, folder, { recursive: true });
  const file = join(folder, 'museum.json');
  const good = readFileSync(file, 'utf8');
  const damages: readonly [text: string | undefined, said: RegExp][] = [
    [good.slice(0, 100), /JSON/],
    [good.replace('"version":1', '"version":2'), /version/],
    [good.replace('"timeZone":"Europe/London"', '"timeZone":"Mars/Olympus"'), /timeZone/],
    [good.replace('"2026-11-25"', '"2026-02-30"'), /dates/],
    [good.replace('"opens":"10:00"', '"opens":"25:00"'), /schedule/],
    [undefined, /ENOENT/],
  ];
  for (const [text, said] of damages) {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    const { code, stderr } = await run(SERVE, ['--release', folder], {
      PORT: '0',
      API_CREDENTIALS_SHA256: DIGEST,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data set .*museum\.json cannot be used\. Run npm run build\.\n/);
    expect(stderr).toMatch(said);
  }
  rmSync(folder, { recursive: true });
});

test('serve says which port is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { code, stderr } = await run(SERVE, ['--release', RELEASE], {
    PORT: String(port),
    API_CREDENTIALS_SHA256: DIGEST,
  });
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.\n`);
  server.close();
});

test('serve refuses a PORT, a MUSEUM_TODAY and API_CORS_ORIGINS that mean nothing', async () => {
  const port = await run(SERVE, [], { PORT: 'http', API_CREDENTIALS_SHA256: DIGEST });
  expect(port).toMatchObject({
    code: 1,
    stderr: 'PORT is “http”. Set it to a number from 0 to 65535.\n',
  });
  const today = await run(SERVE, ['--release', RELEASE], {
    PORT: '0',
    API_CREDENTIALS_SHA256: DIGEST,
    MUSEUM_TODAY: '2026-02-30',
  });
  expect(today.code).toBe(1);
  expect(today.stderr).toContain('2026-02-30 is not in the calendar');
  const origins = await run(SERVE, ['--release', RELEASE], {
    PORT: '0',
    API_CREDENTIALS_SHA256: DIGEST,
    API_CORS_ORIGINS: 'https://a.example/',
  });
  expect(origins).toMatchObject({
    code: 1,
    stderr:
      'API_CORS_ORIGINS: "https://a.example/" is not an origin; write it as https://a.example\n',
  });
});

test('serve listens on loopback only, unless told', async () => {
  const host = await startHost('node');
  expect(host.output()).toContain('http://localhost:');
  const outside = new URL(host.url);
  outside.hostname = '127.0.0.2';
  await expect(fetch(outside)).rejects.toThrow();
  await host.stop();
});

test('serve finishes the answers under way when it is asked to stop, and ends with 0', async () => {
  const host = await startHost('node');
  const answers = Array.from({ length: 20 }, () =>
    fetch(`${host.url}/api/special-events?limit=30`, { headers: { Authorization: AUTHORIZATION } }),
  );
  await Promise.race(answers);
  const code = host.stop();
  for (const answer of answers) {
    const response = await answer;
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(15);
  }
  expect(await code).toBe(0);
  await expect(fetch(host.url)).rejects.toThrow();
});

test('serve names the hosts that there are', async () => {
  const { code, stderr } = await run(SERVE, ['apache'], { API_CREDENTIALS: 'a:b' });
  expect(code).toBe(1);
  expect(stderr).toBe('“apache” is no host. Choose one of node, nginx, caddy, cloudflare.\n');
});

test('a program that is not installed is named, with the way to get it', () => {
  expect(() => findProgram('museum-no-such-server')).toThrow(
    'museum-no-such-server is not installed. On Debian or Ubuntu: sudo apt-get install museum-no-such-server',
  );
});

test('serve lets in whom the stored files name, on every host that is here, before and after a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-credentials-'));
  const logins: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const made = await run(CREDENTIALS, ['--write', '--folder', folder], {});
    expect(made.code, made.stderr).toBe(0);
    const [, user, password] = /user +(\S+)\n +password +(\S+)/.exec(made.stdout) ?? [];
    logins.push(`${user}:${password}`);
  }
  const hosts = (Object.keys(HOSTS) as HostName[]).filter((name) => !NOT_HERE.includes(name));
  const statuses = async (name: HostName) => {
    const host = await startHost(name, { API_CREDENTIALS: '' }, [
      ...['--release', RELEASE, '--credentials', folder],
    ]);
    const answers = [...logins, 'client:other'].map((login) =>
      fetch(`${host.url}/api/museum-hours`, { headers: { Authorization: basic(login) } }),
    );
    const given = (await Promise.all(answers)).map(({ status }) => status);
    expect(await host.stop()).toBe(0);
    return given;
  };
  for (const name of hosts) expect(await statuses(name), name).toEqual([200, 200, 401]);

  expect((await run(CREDENTIALS, ['--retire', '--folder', folder], {})).code).toBe(0);
  for (const name of hosts) expect(await statuses(name), name).toEqual([401, 200, 401]);
  rmSync(folder, { recursive: true });
});

test('serve stops every host cleanly, and leaves nothing behind', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'museum-stop-'));
  for (const name of Object.keys(HOSTS) as HostName[]) {
    if (NOT_HERE.includes(name)) continue;
    const host = await startHost(name, { TMPDIR: temporary });
    const pid = String(host.process.pid);
    expect(await host.stop(), name).toBe(0);
    await expect(fetch(host.url)).rejects.toThrow();
    expect(readdirSync(temporary), name).toEqual([]);
    expect(spawnSync('pgrep', ['--parent', pid]).stdout.toString(), name).toBe('');
  }
  rmSync(temporary, { recursive: true });
});

test('npm passes on that it is asked to stop', async () => {
  const npm = spawn('npm', ['run', 'serve', '--', 'node', '--release', RELEASE], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', API_CREDENTIALS: 'a:b' },
  });
  let said = '';
  const url = await new Promise<string>((resolve) => {
    npm.stdout.on('data', (text) => {
      said += text;
      const [, found] = /Pages\s+(http:\S+)\//.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect((await fetch(url)).status).toBe(200);
  npm.kill('SIGTERM');
  expect(await once(npm, 'exit')).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
});
