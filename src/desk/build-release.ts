import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'astro';
import { copyFolder } from './copy.ts';
import { withLock } from './lock.ts';

/** Where Astro keeps what it is at. All builds in one copy of the program share it. */
const WORKSHOP = '.astro';

/**
 * Builds the content into a new folder: `site/`, `api/` and `museum.json`. Says nothing.
 *
 * @param folder must be empty, or not be there
 */
export function buildRelease(folder: string): Promise<void> {
  return alone(() => buildSite(folder, 'silent'));
}

/** Builds beside the folder, and puts the result in its place. */
export function buildInto(folder: string): Promise<void> {
  return alone(async () => {
    const fresh = `${folder}.new`;
    const former = `${folder}.old`;
    for (const leftover of [fresh, former]) rmSync(leftover, { recursive: true, force: true });
    await buildSite(fresh, 'warn');
    try {
      renameSync(folder, former);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    renameSync(fresh, folder);
    rmSync(former, { recursive: true, force: true });
  });
}

/** Astro wants what it builds to be on the disk that the program is on. The release may be on another. */
async function buildSite(release: string, logLevel: 'silent' | 'warn'): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const near = resolve(WORKSHOP, 'release');
  const clear = () => rmSync(near, { recursive: true, force: true });
  clear();
  try {
    await build({ outDir: join(near, 'site'), logLevel });
    moveFolder(near, release);
  } finally {
    clear();
  }
}

function moveFolder(from: string, to: string): void {
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFolder(from, to);
  }
}

/** Two builds at once would mix: Astro renders pages from files at fixed places. */
function alone(action: () => Promise<void>): Promise<void> {
  mkdirSync(WORKSHOP, { recursive: true });
  const onWait = () => console.log('Waiting: another build is under way here.');
  return withLock(join(WORKSHOP, 'build.lock'), onWait, action);
}
