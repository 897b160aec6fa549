import { spawn } from 'node:child_process';
import { constants, accessSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { ServeOptions } from './host.ts';

/** A program that was started. */
export interface Program {
  /** Settles when it has ended; the value is its exit status, 1 if a signal ended it. */
  readonly ended: Promise<number>;
  /** The last that it has written. */
  output(): string;
  stop(signal: NodeJS.Signals): void;
}

/** Where Debian keeps servers; it is not in every user's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin'];
/** How much of what a program writes is kept, in characters. */
const KEPT = 10_000;
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/**
 * Where a program lies.
 *
 * @throws {Error} if it is not installed; the message says how to get it
 */
export function findProgram(name: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(`${name} is not installed. On Debian or Ubuntu: sudo apt-get install ${name}`);
}

/** Starts a program. What it writes is logged, what it complains of is said. */
export function startProgram(
  file: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  { say, log }: Pick<ServeOptions, 'say' | 'log'>,
): Program {
  const child = spawn(file, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written = (written + text).slice(-KEPT);
    });
  }
  createInterface({ input: child.stdout }).on('line', log);
  child.stderr.on('data', (text: string) => say(text.trimEnd()));
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { ended, output: () => written, stop: (signal) => void child.kill(signal) };
}

/**
 * Waits until something answers HTTP at an address.
 *
 * @throws {Error} if the program ends before, with what it wrote; or if it takes too long
 */
export async function whenItAnswers(address: string, program: Program): Promise<void> {
  const end = AbortSignal.timeout(PATIENCE_MS);
  const failed = program.ended.then((code) => {
    throw new Error(`It ended with status ${code} before it answered:\n${program.output()}`);
  });
  const answered = (async () => {
    for (;;) {
      try {
        await fetch(address, { redirect: 'manual', signal: end });
        return;
      } catch {
        if (end.aborted) throw new Error(`Nothing answers at ${address}:\n${program.output()}`);
        await setTimeout(PAUSE_MS);
      }
    }
  })();
  await Promise.race([answered, failed]);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
