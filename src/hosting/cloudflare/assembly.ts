import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { headersFile } from './headers.ts';

/** Cloudflare compresses by itself. */
const COMPRESSED = /\.(br|gz)$/;

/** The parts of what is published to Cloudflare, in their folder. */
export interface Assembly {
  /** The folder that the asset layer serves. */
  readonly site: string;
  /** The file that is bundled with the Worker. */
  readonly dataSet: string;
}

/**
 * Puts together what a release publishes to Cloudflare: its pages, the headers that they are sent with, and its data
 * set.
 *
 * @param release a build; it stays as it is
 * @param folder is replaced
 * @throws {Error} if there is no such build
 */
export function assemble(release: string, folder: string): Assembly {
  const site = join(folder, 'site');
  const dataSet = join(folder, 'museum.txt');
  if (!existsSync(join(release, 'museum.json'))) {
    throw new Error(`There is no build in ${release}. Run npm run build.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(release, 'museum.json'), dataSet);
  cpSync(join(release, 'site'), site, {
    recursive: true,
    filter: (file) => !COMPRESSED.test(file),
  });
  const hashed = join(site, '_astro');
  const files = existsSync(hashed) ? readdirSync(hashed) : [];
  writeFileSync(join(site, '_headers'), headersFile(files));
  return { site, dataSet };
}
