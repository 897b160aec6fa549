import { test } from 'playwright/test';
import { findProgram } from '../../src/hosting/program.ts';
import { start, type Running } from '../run.ts';
import { LOGIN, RELEASE, TODAY } from '../sample.ts';

/** The hosts, as `npm run serve -- …` names them, and what people call them. */
export const HOSTS = {
  node: 'Node',
  nginx: 'nginx',
  caddy: 'Caddy',
  cloudflare: 'Cloudflare Workers',
} as const;

export type HostName = keyof typeof HOSTS;

/** Hosts whose program is not on this machine, so that nothing can be said of them. */
export const NOT_HERE: readonly HostName[] = (['nginx', 'caddy'] as const).filter((name) => {
  try {
    findProgram(name);
    return false;
  } catch {
    return true;
  }
});

const PROGRAM = 'src/hosting/serve.ts';

/** Starts a real host on a port that the system picks, over the built sample unless told otherwise. */
export async function startHost(
  name: HostName,
  set: Readonly<Record<string, string>> = {},
  parameters: readonly string[] = ['--release', RELEASE],
): Promise<Running & { readonly url: string }> {
  const host = start(PROGRAM, [name, ...parameters], {
    PORT: '0',
    MUSEUM_TODAY: TODAY,
    API_CREDENTIALS: `${LOGIN.user}:${LOGIN.password}`,
    ...set,
  });
  const [, url = ''] = await host.said(/Pages\s+(http:\S+)\//);
  return { ...host, url };
}

/** Skips the tests around it, where the host's program is not on this machine. */
export function skipIfNotHere(name: HostName): void {
  test.skip(NOT_HERE.includes(name), `NOT TRIED: ${name} is not installed`);
}
