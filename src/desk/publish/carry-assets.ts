import { linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../../build/files-in.ts';
import { copyFile } from '../copy.ts';
import { ifThere } from '../if-there.ts';

/** Where a build puts files with a hash of their content in their names. */
const ASSETS = join('site', '_astro');
/** In a release, the names of those files that it did not make itself, as a JSON array. */
const CARRIED = 'carried-assets.json';
/** Why a file system may refuse a second name for a file. */
const NO_LINK = new Set(['EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EXDEV']);

/**
 * Gives a release the hashed files that other releases made and it lacks: pages that visitors have open still ask for
 * them. What others were only given is not passed on, so that a file is gone when the releases that made it are.
 *
 * @param from folders of whole releases
 * @param scratch a folder on the same disk
 * @returns how many files it was given
 */
export function carryAssets(from: readonly string[], to: string, scratch: string): number {
  const present = new Set(assetsOf(to));
  const missing = new Map<string, string>();
  for (const release of from) {
    for (const asset of ownAssets(release)) {
      if (!present.has(asset)) missing.set(asset, join(release, ASSETS, asset));
    }
  }
  if (missing.size === 0) return 0;
  // The list comes first: a file that is on it and not there does no harm.
  const list = [...new Set([...carriedAssets(to), ...missing.keys()])].toSorted();
  const draft = join(scratch, CARRIED);
  writeFileSync(draft, `${JSON.stringify(list)}\n`);
  renameSync(draft, join(to, CARRIED));
  for (const [asset, source] of missing) {
    const target = join(to, ASSETS, asset);
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(source, target, scratch);
  }
  return missing.size;
}

/** The hashed files that a release made itself, as paths below their folder. */
export function ownAssets(release: string): readonly string[] {
  const carried = new Set(carriedAssets(release));
  return assetsOf(release).filter((asset) => !carried.has(asset));
}

function assetsOf(release: string): readonly string[] {
  return ifThere(() => filesIn(join(release, ASSETS))) ?? [];
}

function carriedAssets(release: string): readonly string[] {
  const text = ifThere(() => readFileSync(join(release, CARRIED), 'utf8'));
  return text === undefined ? [] : (JSON.parse(text) as string[]);
}

/** Two names for one file; else a copy of the same age, which has its name only when it is whole. */
function linkOrCopy(source: string, target: string, scratch: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!NO_LINK.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const draft = join(scratch, 'copy');
    copyFile(source, draft);
    renameSync(draft, target);
  }
}
