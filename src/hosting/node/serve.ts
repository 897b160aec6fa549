import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { makeCredential } from '../../api/credentials.ts';
import { createHost, unreadableRequest } from './host.ts';
import { readSettings } from './settings.ts';
import { stopGently } from './stop.ts';

const { values: options } = parseArgs({
  options: {
    /** The folder that a build was written to. */
    release: { type: 'string', default: 'dist' },
    /** Whether to make a credential for this run where none is set. */
    'make-credential': { type: 'boolean', default: false },
  },
});

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { host, port, digests } = readSettings(process.env);
  const made =
    options['make-credential'] && digests.length === 0 ? await makeCredential() : undefined;
  if (!made && digests.length === 0) {
    throw new Error(
      'No credential is set, and without one nobody may be let in. Set API_CREDENTIALS_SHA256; npm run credentials makes its value.',
    );
  }
  const { fetch } = createHost({
    release: resolve(options.release),
    digests: made ? [made.digest] : digests,
    now: () => new Date(),
    pinnedDay: process.env['MUSEUM_TODAY'],
    report: console.error,
  });

  const server = createServer(getRequestListener(fetch, { errorHandler: unreadableRequest }));
  server.listen(port, host, () => {
    const address = addressOf(server.address() as AddressInfo);
    const login = made ? `${made.user}:${made.password}` : 'USER:PASSWORD';
    console.log(`Pages    ${address}/\nService  ${address}/api\n`);
    if (made) console.log('A user and password for this run only:');
    console.log(`curl --user '${login}' '${address}/api/museum-hours'`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const inUse = error.code === 'EADDRINUSE';
    console.error(
      inUse ? `Port ${port} is in use. Stop what uses it, or set PORT to another.` : error.message,
    );
    process.exitCode = 1;
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => stopGently(server));
}

function addressOf({ address, port }: AddressInfo): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address);
  const name = isLocal ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
