import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCredential, type Credential } from '../api/credentials.ts';
import { fromLogin, readCredentials } from './credentials.ts';
import type { Serve } from './host.ts';
import { lineWriter } from './line-writer.ts';
import {
  freePort,
  originOf,
  readAddress,
  readCorsOrigins,
  readMetricsAddress,
} from './settings.ts';

const HOSTS: Readonly<Record<string, () => Promise<{ readonly serve: Serve }>>> = {
  node: () => import('./node/serve.ts'),
  nginx: () => import('./nginx/serve.ts'),
  caddy: () => import('./caddy/serve.ts'),
  cloudflare: () => import('./cloudflare/serve.ts'),
};

const {
  values: options,
  positionals: [name = 'node', ...rest],
} = parseArgs({
  allowPositionals: true,
  options: {
    /** The folder that a build was written to, or a link to it. */
    release: { type: 'string', default: 'dist' },
    /** Where `npm run credentials -- --write` put its files. */
    credentials: { type: 'string', default: '.credentials' },
    /** Whether to make a credential for this run where there is none. */
    'make-credential': { type: 'boolean', default: false },
  },
});

// A host goes on when nobody reads what it writes any more.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const load = HOSTS[name];
  if (load === undefined || rest.length > 0) {
    const given = [name, ...rest].join(' ');
    throw new Error(`“${given}” is no host. Choose one of ${Object.keys(HOSTS).join(', ')}.`);
  }
  const { host, port } = readAddress(process.env);
  const metrics = readMetricsAddress(process.env);
  const known = await readCredentials(process.env, resolve(options.credentials));
  const made = !known && options['make-credential'] ? makeCredential() : undefined;
  const credentials = made ? await fromLogin('', loginOf(made)) : known;
  if (!credentials) {
    throw new Error(
      'No credential is set, and without one nobody may be let in. Set API_CREDENTIALS to user:password, or make some: npm run credentials -- --write',
    );
  }
  const { serve } = await load();
  const served = await serve({
    release: resolve(options.release),
    host,
    port,
    metrics: metrics && { ...metrics, port: await freePort(metrics, 'METRICS_PORT') },
    credentials,
    corsOrigins: readCorsOrigins(process.env),
    pinnedDay: process.env['MUSEUM_TODAY'] || undefined,
    say: console.error,
    log: lineWriter(process.stdout, console.error),
  });
  const { address, ended, stop } = served;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  console.log(`Pages    ${address}/\nService  ${address}/api`);
  if (served.metrics) console.log(`Metrics  ${originOf(served.metrics)}/metrics`);
  console.log('');
  if (made) console.log('A user and password for this run only:');
  const login = made ? loginOf(made) : 'USER:PASSWORD';
  console.log(`curl --user '${login}' '${address}/api/museum-hours'`);
  process.exitCode = await ended;
}

function loginOf({ user, password }: Credential): string {
  return `${user}:${password}`;
}
