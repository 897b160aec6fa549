import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledIn } from '../fill-in.ts';
import { serveInFrontOfNode, writePrivate } from '../front.ts';
import type { Serve } from '../host.ts';

const SHIPPED = new URL('./museum.conf', import.meta.url);
const OVER_TLS = /\n# Requests over TLS for any other name\.[^]*?\n\}\n/;

/** Serves with nginx, as shipped in `museum.conf`, from a folder of its own. */
export const serve: Serve = serveInFrontOfNode('nginx', async (options, { folder, nodePort }) => {
  const { release, host, port, credentials, pinnedDay } = options;
  const passwords = writePrivate(join(folder, 'htpasswd'), await credentials.htpasswd());
  const shipped = readFileSync(SHIPPED, 'utf8').replace(OVER_TLS, '');
  const museum = filledIn(shipped, [
    ['/srv/museum/current', release],
    ['/etc/museum/htpasswd', passwords],
    ['museum.example', '_'],
    ['listen 80;', `listen ${host.includes(':') ? `[${host}]` : host}:${port};`],
    ['    listen [::]:80;\n', ''],
    ['server 127.0.0.1:4321;', `server 127.0.0.1:${nodePort};`],
    ...pin(pinnedDay),
  ]);
  const file = writePrivate(join(folder, 'nginx.conf'), nginxConf(folder, museum));
  return {
    parameters: ['-p', folder, '-e', 'stderr', '-c', file],
    environment: {},
    stopSignal: 'SIGQUIT',
  };
});

function pin(day: string | undefined): readonly [from: string, to: string][] {
  return day === undefined ? [] : [['map $time_iso8601 $museum_day', `map "${day}T" $museum_day`]];
}

/** What Debian's own nginx.conf does around the files of conf.d, with everything written to one folder. */
function nginxConf(folder: string, museum: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes auto;
pid ${join(folder, 'pid')};
error_log stderr error;
events {}
http {
access_log off;
${temporary.join('\n')}
${museum}}
`;
}
