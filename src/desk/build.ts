import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { ContentError, readContentFolder } from '../build/content-folder.ts';

const { values: options } = parseArgs({
  options: {
    /** The folder that the build is written to. What is in it stays until the build is whole. */
    out: { type: 'string', default: 'dist' },
  },
});

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

try {
  const { notices } = readContentFolder(process.env);
  if (notices) console.log(`${notices}\n`);
  await buildInto(resolve(options.out));
  console.log(`Built into ${options.out}: site/ for visitors, api/ for clients.`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}

/** Builds beside the folder, and puts the result in its place. */
async function buildInto(folder: string): Promise<void> {
  const fresh = `${folder}.new`;
  const former = `${folder}.old`;
  for (const leftover of [fresh, former]) rmSync(leftover, { recursive: true, force: true });
  await build({ outDir: join(fresh, 'site'), logLevel: 'warn' });
  try {
    renameSync(folder, former);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  renameSync(fresh, folder);
  rmSync(former, { recursive: true, force: true });
}
