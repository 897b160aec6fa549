import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleRelease } from '../../src/hosting/cloudflare/bundle.ts';
import { runBundle } from '../../src/hosting/cloudflare/runtime.ts';
import { serve } from '../../src/hosting/cloudflare/serve.ts';
import type { Served, ServeOptions } from '../../src/hosting/host.ts';
import { DIGEST, RELEASE, TODAY } from '../sample.ts';
import { shiftedDate } from './clock.ts';

/** A host that runs, and what it has said. */
export interface CloudflareHost extends Served {
  readonly said: readonly string[];
  /** Asks it to stop, and waits until it has. */
  close(): Promise<number>;
}

/** The credentials of a host that needs digests only. */
export function knownBy(digests: readonly string[]): ServeOptions['credentials'] {
  const unknown = () => Promise.reject(new Error('Only digests are known.'));
  return { digests, htpasswd: unknown, caddyUsers: unknown };
}

/** Starts the built sample in workerd on a free port, unless told otherwise. */
export async function startCloudflareHost(
  options: Partial<ServeOptions> = {},
): Promise<CloudflareHost> {
  return starting((say) => serve(optionsOf(options, say)));
}

/**
 * Starts it with a clock that is ahead of the true one. No library that shifts the clock of a process agrees with
 * workerd's allocator; so it is the Worker's own `Date` that is shifted.
 */
export async function startCloudflareHostAhead(
  milliseconds: number,
  options: Partial<ServeOptions> = {},
): Promise<CloudflareHost> {
  const folder = mkdtempSync(join(tmpdir(), 'museum-clock-'));
  const tidyUp = () => rmSync(folder, { recursive: true });
  return starting(async (say) => {
    const set = { ...optionsOf(options, say), pinnedDay: undefined };
    const bundle = await bundleRelease(set.release, folder);
    const script = shiftedDate(milliseconds) + bundle.script;
    const served = await runBundle({ ...bundle, script }, set);
    return { ...served, ended: served.ended.finally(tidyUp) };
  });
}

function optionsOf(options: Partial<ServeOptions>, say: (line: string) => void): ServeOptions {
  return {
    release: RELEASE,
    host: '127.0.0.1',
    port: 0,
    metrics: undefined,
    credentials: knownBy([DIGEST]),
    corsOrigins: [],
    pinnedDay: TODAY,
    say,
    log: () => {},
    ...options,
  };
}

async function starting(
  start: (say: (line: string) => void) => Promise<Served>,
): Promise<CloudflareHost> {
  const said: string[] = [];
  const served = await start((line) => said.push(line));
  return {
    ...served,
    said,
    close() {
      served.stop();
      return served.ended;
    },
  };
}
