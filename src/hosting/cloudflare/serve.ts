import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serve } from '../host.ts';
import { bundleRelease } from './bundle.ts';
import { runBundle } from './runtime.ts';

/**
 * Serves a release as Cloudflare does: the same Worker, the same asset layer, the same configuration, on this machine.
 *
 * The release is read once: with Cloudflare, too, it takes a publish to change what is served.
 *
 * @throws {Error} if there is no such build, Wrangler is not installed, or the port is in use
 */
export const serve: Serve = async (options) => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-cloudflare-'));
  const tidyUp = () => rmSync(folder, { recursive: true, force: true });
  try {
    const served = await runBundle(await bundleRelease(options.release, folder), options);
    return { ...served, ended: served.ended.finally(tidyUp) };
  } catch (error) {
    tidyUp();
    throw error;
  }
};
