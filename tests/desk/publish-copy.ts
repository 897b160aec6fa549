import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishSample } from './publish-folder.ts';

// Publishes the sample build as a program of its own, with a hashed file that the next release is given.

const [path = '', name = 'own'] = process.argv.slice(2);
const { release } = await publishSample(path, {
  damage: (folder) => writeFileSync(join(folder, 'site', '_astro', `${name}.css`), ''),
  say: console.log,
});
console.log(`${release.name} is published.`);
