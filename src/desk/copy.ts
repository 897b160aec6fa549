import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a file with its age: hosts tell versions of a file apart by it. */
export function copyFile(from: string, to: string): void {
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

/** Copies a folder so, file by file: `cpSync` reports a full disk as a faulty one. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const copy = entry.isDirectory() ? copyFolder : copyFile;
    copy(join(from, entry.name), join(to, entry.name));
  }
}
