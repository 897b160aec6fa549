import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { answerChecker } from '../api/description.ts';
import { AUTHORIZATION } from '../sample.ts';
import { knownBy, startCloudflareHost } from './cloudflare-host.ts';
import { expectProblemIn } from './problem.ts';

// Of its own, since hosts of other tests come and go in the one that all share.
let temporary: string;
const { TMPDIR } = process.env;
test.beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'museum-start-'));
  process.env['TMPDIR'] = temporary;
});
test.afterAll(() => {
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  rmSync(temporary, { recursive: true });
});

const SECRETS: readonly [what: string, digests: readonly string[]][] = [
  ['missing', []],
  ['empty', ['']],
  ['not a digest', ['open']],
];
for (const [what, digests] of SECRETS) {
  test(`on Cloudflare a secret that is ${what} lets nobody in; pages need no Worker`, async () => {
    const host = await startCloudflareHost({ credentials: knownBy(digests) });
    try {
      for (const path of ['', '/museum-hours', '/special-events', '/no-such-path']) {
        for (const headers of [{}, { Authorization: AUTHORIZATION }, { Authorization: 'Basic ' }]) {
          const response = await fetch(`${host.address}/api${path}`, { headers });
          expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
          await expectProblemIn(response, 503, path);
        }
      }
      expect(host.said.join('\n')).toMatch(/API_CREDENTIALS_SHA256, .*: Entry 1 is not a SHA-256/);
      expect(host.said.join('\n')).not.toContain('open');
      for (const [page, status] of [
        ['/', 200],
        ['/hours/', 200],
        ['/nowhere/', 404],
      ] as const) {
        expect((await fetch(`${host.address}${page}`)).status, page).toBe(status);
      }
    } finally {
      await host.close();
    }
  });
}

for (const [what, options] of [
  ['a pinned day that is none', { pinnedDay: '2026-02-30' }],
  ['an origin that is none', { corsOrigins: ['*'] }],
] as const) {
  test(`${what} stops the service on Cloudflare, too`, async () => {
    const host = await startCloudflareHost(options);
    try {
      const response = await fetch(`${host.address}/api/museum-hours`, {
        headers: { Authorization: AUTHORIZATION },
      });
      const { status, headers } = response;
      expect(status).toBe(503);
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
      const answer = { status, headers, body: await response.text() };
      expect(answerChecker('/museum-hours')(answer)).toBeUndefined();
    } finally {
      await host.close();
    }
  });
}

test('the Cloudflare host stops when it is asked to, and leaves nothing behind', async () => {
  const host = await startCloudflareHost();
  const own = workerds();
  expect(own).toHaveLength(1);
  expect(await host.close()).toBe(0);
  expect(workerds()).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
  await expect(fetch(host.address)).rejects.toThrow();
});

test('the Cloudflare host ends when workerd does', async () => {
  const host = await startCloudflareHost();
  const [workerd = ''] = workerds();
  process.kill(Number(workerd), 'SIGKILL');
  expect(await host.ended).toBe(1);
  expect(workerds()).toEqual([]);
});

test('the Cloudflare host says which port is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(startCloudflareHost({ port })).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
  );
  server.close();
  expect(workerds()).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
});

test('the Cloudflare host wants a build', async () => {
  const release = mkdtempSync(join(tmpdir(), 'museum-empty-'));
  await expect(startCloudflareHost({ release })).rejects.toThrow(
    `There is no build in ${release}. Run npm run build.`,
  );
  rmSync(release, { recursive: true });
});

/** The processes of workerd that this test's process has started. */
function workerds(): readonly string[] {
  const lines = execFileSync('ps', ['-o', 'pid=,comm=,state=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return [...lines.matchAll(/^ *(\d+) workerd +[^Z]/gm)].map(([, pid = '']) => pid);
}
