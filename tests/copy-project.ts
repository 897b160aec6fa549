import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sample.ts';

const PARTS = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];

/** Copies the program to an empty folder, with the same packages: builds there have a cache and a lock of their own. */
export function copyProject(folder: string): void {
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}
