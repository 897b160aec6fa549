import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 100;
/** SQLite's number for “another process holds it”. */
const SQLITE_BUSY = 5;

/**
 * Does something while no other process does anything under the same lock; waits for its turn.
 *
 * The lock is the operating system's, taken by SQLite on an empty file. It ends with the process that holds it,
 * however that ends, so a file that is left behind holds nobody up.
 *
 * @param file made if it is not there; its folder must be
 * @param onWait called once if another process is at it
 * @throws {Error} with a system error code if the file cannot be opened for writing
 */
export async function withLock<Result>(
  file: string,
  onWait: () => void,
  action: () => Promise<Result>,
): Promise<Result> {
  let isWaiting = false;
  for (;;) {
    const lock = takeLock(file);
    if (lock) {
      try {
        return await action();
      } finally {
        lock.close();
      }
    }
    if (!isWaiting) onWait();
    isWaiting = true;
    await setTimeout(PAUSE_MS);
  }
}

/** @returns nothing if another process holds it */
function takeLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // A journal would be a file, and a full disk has no room for one.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    // SQLite does not tell why a file cannot be written; the system does.
    closeSync(openSync(file, 'a'));
    throw error;
  }
}
