import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { expect, test } from 'playwright/test';
import { MADE_LOGIN, RELEASE, ROOT } from '../sample.ts';
import { HOSTS, startHost, type HostName } from './hosts.ts';

const LOGIN = `${MADE_LOGIN.user}:${MADE_LOGIN.password}`;
const DESCRIPTION = join(RELEASE, 'site', 'openapi.json');
const CLIENTS = join(ROOT, 'tests', 'clients');
const MADE = join(ROOT, 'test-results', 'clients');

/** Runs a program of a package to its end, and shows what it said if it fails. */
async function run(file: string, parameters: readonly string[], set: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...set };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...parameters], {
    cwd: ROOT,
    env,
  }).catch((error: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout + stderr;
}

test.describe.configure({ mode: 'serial' });

test('clients made from the description compile, strictly', async () => {
  mkdirSync(MADE, { recursive: true });
  await run('node_modules/openapi-typescript/bin/cli.js', [
    DESCRIPTION,
    '--output',
    join(MADE, 'openapi-fetch.ts'),
  ]);
  await createClient({
    input: DESCRIPTION,
    output: { path: join(MADE, 'hey-api'), module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  expect(await run('node_modules/typescript/bin/tsc', ['--project', CLIENTS])).toBe('');
});

for (const host of ['node', 'cloudflare'] as const satisfies HostName[]) {
  for (const client of ['with-openapi-fetch', 'with-hey-api']) {
    test(`${client} calls every operation and meets every error on ${HOSTS[host]}`, async () => {
      const { url, stop } = await startHost(host, { API_CREDENTIALS: LOGIN });
      await run(join(CLIENTS, `${client}.ts`), [], { BASE: `${url}/api`, LOGIN });
      await stop();
    });
  }
}
