import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './sample.ts';

const PROGRAM = join(ROOT, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');

/**
 * Runs Redocly's program, which asks nothing of the network.
 *
 * @returns what it has said
 * @throws {Error} with what it has said, if it finds anything wrong
 */
export async function redocly(parameters: readonly string[]): Promise<string> {
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const env = { ...process.env, ...quiet };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [PROGRAM, ...parameters], {
    env,
  }).catch((error: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout + stderr;
}
