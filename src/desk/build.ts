import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, checkContentFolder } from '../build/content-folder.ts';
import { buildInto } from './build-release.ts';

const { values: options } = parseArgs({
  options: {
    /** The folder that the build is written to. What is in it stays until the build is whole. */
    out: { type: 'string', default: 'dist' },
  },
});

try {
  const { notices } = await checkContentFolder(process.env);
  if (notices) console.log(`${notices}\n`);
  await buildInto(resolve(options.out));
  console.log(`Built into ${options.out}: site/ for visitors, api/ for clients.`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
