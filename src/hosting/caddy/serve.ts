import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledIn } from '../fill-in.ts';
import { serveInFrontOfNode, writePrivate } from '../front.ts';
import type { Serve } from '../host.ts';
import { freePort } from '../settings.ts';

const SHIPPED = new URL('./Caddyfile', import.meta.url);
const OTHER_NAMES = /\n# A request for another name\.\n[^]*?\n\}\n/;

/** Serves with Caddy, as shipped in `Caddyfile`, from a folder of its own. */
export const serve: Serve = serveInFrontOfNode('caddy', async (options, { folder, nodePort }) => {
  const { release, host, port, credentials, pinnedDay } = options;
  const users = writePrivate(join(folder, 'caddy-users'), await credentials.caddyUsers());
  const withoutNode = await freePort({ host: '127.0.0.1', port: 0 });
  const shipped = readFileSync(SHIPPED, 'utf8').replace(OTHER_NAMES, '');
  const text = filledIn(shipped, [
    ['/srv/museum/current', release],
    ['import /etc/museum/caddy-users', `import ${users}`],
    ['museum.example {', `http://:${port} {\n\tbind ${host}`],
    ['{\n\tgrace_period', '{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n\tgrace_period'],
    ['127.0.0.1:4321 127.0.0.1:4322', `127.0.0.1:${nodePort} 127.0.0.1:${withoutNode}`],
    ['reverse_proxy 127.0.0.1:4321 {', `reverse_proxy 127.0.0.1:${nodePort} {`],
    ['http://:4322 {', `http://:${withoutNode} {`],
    ...pin(pinnedDay),
  ]);
  const file = writePrivate(join(folder, 'Caddyfile'), text);
  return {
    parameters: ['run', '--config', file, '--adapter', 'caddyfile'],
    environment: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stopSignal: 'SIGTERM',
  };
});

function pin(day: string | undefined): readonly [from: string, to: string][] {
  return day === undefined ? [] : [['map {time.now}', `map "${day} "`]];
}
