import type { Writable } from 'node:stream';

/** How much may wait for whoever reads the lines, in bytes. */
const MAX_WAITING = 16 * 1024 * 1024;

/**
 * Writes lines one by one, without waiting for whoever reads them. When too much waits, lines are left out, lest they
 * fill the memory.
 *
 * @param say told how many are missing, once there is room again
 */
export function lineWriter(stream: Writable, say: (line: string) => void): (line: string) => void {
  let missing = 0;
  return (line) => {
    if (stream.writableLength > MAX_WAITING) {
      missing += 1;
      return;
    }
    if (missing > 0) say(`${missing} lines of the log are missing: it was not read in time.`);
    missing = 0;
    stream.write(`${line}\n`);
  };
}
