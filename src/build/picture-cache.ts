import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Dirent,
} from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

/** Where Astro keeps the pictures that it has encoded, in its cache folder. */
const PICTURES = 'assets';
/** The SHA-256 of each file that may be used again, by its name. */
const MANIFEST = 'pictures.json';

/**
 * Empties Astro's cache folder of all but pictures that are, byte for byte, what the last finished build published.
 *
 * Astro writes its cache in place and uses whatever it finds there: after a crash or on a full disk it would publish
 * half a picture.
 *
 * @param cache need not exist yet
 */
export function discardUnverified(cache: string): void {
  const pictures = join(cache, PICTURES);
  mkdirSync(pictures, { recursive: true });
  const digests = readManifest(cache);
  keepOnly(cache, ({ name }) => name === PICTURES || name === MANIFEST);
  keepOnly(
    pictures,
    (entry) => entry.isFile() && digestOf(join(pictures, entry.name)) === digests[entry.name],
  );
}

/**
 * Records what a finished build published, for the next one to verify the cache against. Digests of the cache itself
 * would not do: Astro carries on when it cannot write there.
 *
 * @param published the folder that the build wrote its pictures to
 */
export function recordPublished(cache: string, published: string): void {
  const digests = filesIn(published).map((file) => [file, digestOf(join(published, file))]);
  const draft = join(cache, `${MANIFEST}.new`);
  writeFileSync(draft, JSON.stringify(Object.fromEntries(digests)), { flush: true });
  renameSync(draft, join(cache, MANIFEST));
}

function keepOnly(folder: string, isKept: (entry: Dirent) => boolean): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!isKept(entry)) rmSync(join(folder, entry.name), { recursive: true });
  }
}

/** Empty if there is none, or it is damaged: then nothing is verified. */
function readManifest(cache: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(cache, MANIFEST), 'utf8')) ?? {};
  } catch {
    return {};
  }
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
