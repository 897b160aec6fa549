import { execFileSync } from 'node:child_process';
import type { Running } from '../run.ts';

/** Ends the Node host behind nginx or Caddy at once, and waits until that is noticed. */
export async function stopNodeBehind(host: Running): Promise<void> {
  process.kill(nodeBehind(host), 'SIGKILL');
  await host.said(/The Node host has ended/);
}

/** Makes the Node host behind nginx or Caddy hang: it accepts connections and answers nothing. */
export function hangNodeBehind(host: Running): void {
  process.kill(nodeBehind(host), 'SIGSTOP');
}

/** Lets it go on. */
export function wakeNodeBehind(host: Running): void {
  process.kill(nodeBehind(host), 'SIGCONT');
}

/** The process id of the Node host that nginx or Caddy has behind it. */
export function nodeBehind(host: Running): number {
  const parameters = ['-o', 'pid=,args=', '--ppid', String(host.process.pid)];
  const children = execFileSync('ps', parameters, { encoding: 'utf8' });
  const [, node = ''] = /^ *(\d+) .*serve\.ts node /m.exec(children) ?? [];
  return Number(node);
}
