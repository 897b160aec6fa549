import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

// Loaded before a program, it makes one of the changes that the program makes to the disk go wrong. In the environment:
//   FAULT_IN      the functions that count as a change, such as `renameSync,rmSync`
//   FAULT_AT      which change goes wrong, counted from 1; none if there are fewer
//   FAULT         an error code such as EIO, or `kill`: the program then ends as by a power cut
//   FAULT_COUNT   a file that is told in the end how many changes there were

const { FAULT_IN = '', FAULT_AT, FAULT = '', FAULT_COUNT } = process.env;
const { rmSync, writeFileSync } = fs;
let changes = 0;

for (const name of FAULT_IN.split(',')) {
  const change = fs[name as 'renameSync'] as (...parameters: unknown[]) => unknown;
  const faulty = (...parameters: unknown[]) => {
    changes += 1;
    if (changes === Number(FAULT_AT)) fail(name, parameters);
    return change(...parameters);
  };
  Object.assign(fs, { [name]: faulty });
}
syncBuiltinESMExports();

process.once('exit', () => {
  if (FAULT_COUNT) writeFileSync(FAULT_COUNT, String(changes));
});

function fail(name: string, [target, content]: readonly unknown[]): void {
  // A file that is open has a number here.
  const path = typeof target === 'string' ? target : undefined;
  if (path !== undefined) doHalf(name, path, String(content));
  if (FAULT === 'kill') process.kill(process.pid, 'SIGKILL');
  throw Object.assign(new Error(`${FAULT}: ${name}`), { code: FAULT, path });
}

/** What takes time is interrupted in its middle: a part of a release is removed, a text is written in part. */
function doHalf(name: string, path: string, content: string): void {
  if (name === 'rmSync') rmSync(join(path, 'museum.json'), { force: true });
  if (name === 'writeFileSync') {
    writeFileSync(path, content.slice(0, content.length / 2), { mode: 0o600 });
  }
}
