import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type * as Miniflare from 'miniflare';
import type * as Wrangler from 'wrangler';
import { assemble } from './assembly.ts';

/** What a publish sends to Cloudflare. */
export interface Bundle {
  /** The Worker as one module, with the data set in it. */
  readonly script: string;
  /** The folder that the asset layer serves. */
  readonly site: string;
  /** The shipped configuration. */
  readonly config: Wrangler.Unstable_Config;
}

const SHIPPED = fileURLToPath(new URL('wrangler.jsonc', import.meta.url));

/** Wrangler does its work and nothing else: no statistics, no look for a newer one. */
const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

/**
 * Bundles the Worker as a publish does, with a release's data set.
 *
 * @param release a build; it stays as it is
 * @param folder for all that is written; the bundle needs it as long as it is used
 * @throws {Error} if there is no such build, or Wrangler is not installed or refuses; the message says what to do
 */
export async function bundleRelease(release: string, folder: string): Promise<Bundle> {
  const wrangler = requireOfWrangler('wrangler') as typeof Wrangler;
  const { site, dataSet } = assemble(release, join(folder, 'museum'));
  const config = wrangler.unstable_readConfig({ config: SHIPPED }, { hideWarnings: true });
  const { name, main, compatibility_date, compatibility_flags } = config;
  const configuration = {
    ...{ name, main, compatibility_date, compatibility_flags },
    alias: { 'museum-data-set': dataSet },
  };
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(configuration));
  await runWrangler(folder, ['deploy', '--dry-run', '--config', 'wrangler.json', '--outdir', '.']);
  return { script: readFileSync(join(folder, 'worker.js'), 'utf8'), site, config };
}

/** What runs workerd, of the version that belongs to the Wrangler which is installed. */
export function loadMiniflare(): typeof Miniflare {
  return requireOfWrangler('miniflare') as typeof Miniflare;
}

async function runWrangler(folder: string, parameters: readonly string[]): Promise<void> {
  const program = join(packageOfWrangler(), '..', 'bin', 'wrangler.js');
  const env = { ...process.env, ...QUIET, WRANGLER_LOG_PATH: join(folder, 'logs') };
  try {
    await promisify(execFile)(process.execPath, [program, ...parameters], { cwd: folder, env });
  } catch (error) {
    const { stderr } = error as { readonly stderr: string };
    throw new Error(`Wrangler cannot bundle the Worker.\n${stderr}`, { cause: error });
  }
}

function requireOfWrangler(name: string): unknown {
  return createRequire(packageOfWrangler())(name);
}

function packageOfWrangler(): string {
  try {
    return createRequire(import.meta.url).resolve('wrangler/package.json');
  } catch (error) {
    throw new Error('Wrangler is not installed. Get it with: npm install --include=dev', {
      cause: error,
    });
  }
}
