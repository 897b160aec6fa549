import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDataSet, type DataSet } from '../../api/data-set.ts';

/** The file that a release is known by: it is there when the release is whole. */
const DATA_SET = 'museum.json';

/**
 * Keeps to the newest release behind a path, which a publish may swap at any time.
 *
 * A release is opened when the first request comes after the swap. One that cannot be opened is reported once, and the
 * last good one stays.
 *
 * @param path a release, or a link to one
 * @param open makes what is served from a release's own folder; what it makes holds one release and no other
 * @returns what is open now; call it once for each request
 * @throws {Error} if there is no release that can be opened to begin with
 */
export function followRelease<T>(
  path: string,
  open: (folder: string) => T,
  report: (error: Error) => void,
): () => T {
  let seen = identityOf(path);
  let current = open(realpathSync(path));
  return () => {
    const identity = identityOf(path);
    if (identity === seen) return current;
    seen = identity;
    try {
      current = open(realpathSync(path));
    } catch (error) {
      report(new Error(`The release before it stays up. ${(error as Error).message}`));
    }
    return current;
  };
}

/**
 * The data set of a release.
 *
 * @throws {Error} if it cannot be read or is of another form
 */
export function readDataSet(folder: string): DataSet {
  const file = join(folder, DATA_SET);
  try {
    return parseDataSet(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `The data set ${file} cannot be used. Run npm run build.\n${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Whether a release is there, all of it. */
export function isWhole(folder: string): boolean {
  return existsSync(join(folder, DATA_SET));
}

/** Tells one release from another, though both lie at one path. */
function identityOf(path: string): string {
  const { ino, mtimeMs } = statSync(join(path, DATA_SET), { throwIfNoEntry: false }) ?? {};
  return `${ino}-${mtimeMs}`;
}
