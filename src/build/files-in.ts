import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The files in a folder and in all below it, links left out, as paths from it with `/` between.
 *
 * @throws {Error} with a system error code, if the folder cannot be read
 */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}
