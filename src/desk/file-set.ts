import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { failureOf } from './failure-of.ts';
import { ifThere } from './if-there.ts';
import { flushFolder } from './publish/flush.ts';

// Files of one folder that change together:
//
//   htpasswd      -> .current/htpasswd       what others read: a link that never changes
//   .current      -> .generations/2          the one link that does
//   .generations/2/htpasswd

const CURRENT = '.current';
const GENERATIONS = '.generations';

/** The texts of some files, by their names. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of those files of a folder that are there. */
export function readFiles(folder: string, names: readonly string[]): Texts {
  const texts = new Map<string, string>();
  for (const name of names) {
    const text = ifThere(() => readFileSync(join(folder, name), 'utf8'));
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/**
 * Replaces files in one atomic step: whoever reads them finds all of them as they were or all of them as they are to be.
 * Each keeps its owner and its mode; a new one is readable by its owner alone. Plain files become links, and whoever reads
 * them meanwhile notices nothing.
 *
 * @param texts of all files that are to change together
 * @returns why the step could not be confirmed on the disk, if so: the files are replaced all the same, but may be as they
 * were when the power fails
 * @throws {Error} with a system error code, if the files are as they were
 */
export function replaceFiles(folder: string, texts: Texts): unknown {
  makeLinks(folder, [...texts.keys()]);
  pointTo(folder, writeGeneration(folder, texts));
  const notConfirmed = failureOf(() => flushFolder(folder));
  // If this fails, the next replacement does it.
  failureOf(() => removeFormer(folder));
  return notConfirmed;
}

/** Makes the files links, wherever they are not, to what they hold now. */
function makeLinks(folder: string, names: readonly string[]): void {
  const unlinked = names.filter((name) => !isLink(folder, name));
  if (unlinked.length === 0) return;
  const texts = readFiles(folder, names);
  if (texts.size > 0) {
    pointTo(folder, writeGeneration(folder, texts));
    flushFolder(folder);
  }
  for (const name of unlinked) placeLink(folder, join(CURRENT, name), name);
}

function isLink(folder: string, name: string): boolean {
  try {
    return readlinkSync(join(folder, name)) === join(CURRENT, name);
  } catch {
    return false;
  }
}

/** @returns its name. Nobody reads it yet */
function writeGeneration(folder: string, texts: Texts): string {
  const generations = join(folder, GENERATIONS);
  makeReadable(generations);
  const newest = Math.max(0, ...readdirSync(generations).map(Number).filter(Number.isInteger));
  const name = String(newest + 1);
  makeReadable(join(generations, name));
  for (const [file, text] of texts) {
    const path = join(generations, name, file);
    writeFileSync(path, text, { mode: 0o600, flush: true });
    const former = statSync(join(folder, file), { throwIfNoEntry: false });
    if (!former) continue;
    chownSync(path, former.uid, former.gid);
    chmodSync(path, former.mode & 0o777);
  }
  flushFolder(join(generations, name));
  flushFolder(generations);
  return name;
}

/** Makes a folder that web servers can enter. What is in it is protected by modes of its own. */
function makeReadable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function pointTo(folder: string, generation: string): void {
  placeLink(folder, join(GENERATIONS, generation), CURRENT);
}

/** Puts a link in the place of what bears its name. */
function placeLink(folder: string, target: string, name: string): void {
  const draft = join(folder, '.next');
  rmSync(draft, { force: true });
  symlinkSync(target, draft);
  renameSync(draft, join(folder, name));
}

function removeFormer(folder: string): void {
  const current = basename(readlinkSync(join(folder, CURRENT)));
  for (const name of readdirSync(join(folder, GENERATIONS))) {
    if (name !== current) rmSync(join(folder, GENERATIONS, name), { recursive: true });
  }
}
