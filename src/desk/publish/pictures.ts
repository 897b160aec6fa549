import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../build/files-in.ts';

/** The pictures of a site, by whether they can be decoded to the last pixel. */
export interface CheckedPictures {
  /** Paths in the site. */
  readonly damaged: readonly string[];
  /** SHA-256 digests. */
  readonly whole: readonly string[];
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** In a release, the digests of its whole pictures as a JSON array, so that the next publish need not decode them. */
const RECORD = 'whole-pictures.json';

/**
 * Decodes the pictures of a site.
 *
 * @param known digests of pictures that were decoded before
 * @throws {Error} with a system error code, if a file cannot be read
 */
export async function checkPictures(
  site: string,
  known: ReadonlySet<string>,
): Promise<CheckedPictures> {
  const pictures = filesIn(site).filter((file) => PICTURE.test(file));
  const damaged: string[] = [];
  const whole: string[] = [];
  // All decoders draw from one iterator, so that each takes the next picture when it is free.
  const queue = pictures.values();
  const decodeFromQueue = async () => {
    for (const picture of queue) {
      const content = await readFile(join(site, picture));
      const digest = createHash('sha256').update(content).digest('hex');
      if (known.has(digest) || (await isWhole(content))) whole.push(digest);
      else damaged.push(picture);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, decodeFromQueue));
  return { damaged: damaged.toSorted(), whole: whole.toSorted() };
}

/** The digests of the pictures of a release that was checked; none if it was not. */
export function readWholePictures(release: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(readFileSync(join(release, RECORD), 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

/** Stores them in a release. */
export function recordWholePictures(release: string, whole: readonly string[]): void {
  writeFileSync(join(release, RECORD), `${JSON.stringify(whole)}\n`);
}

async function isWhole(content: Buffer): Promise<boolean> {
  try {
    await sharp(content, { failOn: 'error' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
