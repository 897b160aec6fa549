import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Waits until a folder's own list of names is on the disk, so that a power cut cannot undo it. */
export function flushFolder(folder: string): void {
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The same for all that is in it. */
export function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flushFolder(path);
  }
  flushFolder(folder);
}
