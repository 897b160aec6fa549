import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

// A publish of the sample build that is killed before the n-th change that it makes to the disk, as by a power cut.
// Without n, or with one that is not reached, it is a publish like any other.

const CHANGES = [
  'cpSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'writeFileSync',
] as const;

const [path = '', moment = '0'] = process.argv.slice(2);
const remove = fs.rmSync;
let changes = 0;
for (const name of CHANGES) {
  const change = fs[name] as (...parameters: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...parameters: unknown[]) => {
      changes += 1;
      if (changes === Number(moment)) {
        // A removal takes time: it is killed when a part is gone.
        if (name === 'rmSync') remove(join(String(parameters[0]), 'museum.json'), { force: true });
        process.kill(process.pid, 'SIGKILL');
      }
      return change(...parameters);
    },
  });
}
syncBuiltinESMExports();

const { publishSample } = await import('./publish-folder.ts');
const { release } = await publishSample(path, {
  // Something that the next release is given.
  damage: (folder) => fs.writeFileSync(join(folder, 'site', '_astro', `${moment}.css`), ''),
  say: console.log,
});
console.log(`${release.name} after ${changes} changes`);
