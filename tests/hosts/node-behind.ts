import { execFileSync } from 'node:child_process';
import type { Running } from '../run.ts';

/** The process id of the Node host that nginx or Caddy has behind it. */
export function nodeBehind(host: Running): number {
  const parameters = ['-o', 'pid=,args=', '--ppid', String(host.process.pid)];
  const children = execFileSync('ps', parameters, { encoding: 'utf8' });
  const [, node = ''] = /^ *(\d+) .*serve\.ts node /m.exec(children) ?? [];
  return Number(node);
}

/** Stops the Node host that nginx or Caddy has behind it, at once, and waits until that is noticed. */
export async function stopNodeBehind(host: Running): Promise<void> {
  process.kill(nodeBehind(host), 'SIGKILL');
  await host.said(/The Node host has ended/);
}
