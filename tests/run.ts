import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './sample.ts';

/** How a program ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that goes on. */
export interface Running {
  readonly process: ChildProcess;
  /** All that it has written so far, to either stream. */
  output(): string;
  /** Waits until it has written something that matches. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** What would change a build or a host. */
const OWN = new Set([
  'API_CORS_ORIGINS',
  'API_CREDENTIALS',
  'API_CREDENTIALS_SHA256',
  'GITHUB_ACTIONS',
  'HOST',
  'METRICS_PORT',
  'MUSEUM_CONTENT',
  'MUSEUM_TODAY',
  'PORT',
  'TZ',
]);

/** The machine's environment without what would change a build or a host, and with what a test sets. */
function environmentOf(set: Environment): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !OWN.has(name));
  return { ...Object.fromEntries(rest), ...set };
}

/**
 * Runs one of the project's programs to its end, e.g. `src/desk/build.ts`.
 *
 * @param project its root, if it is not this one
 */
export async function run(
  program: string,
  parameters: string[],
  set: Environment,
  project = ROOT,
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: project,
    env: environmentOf(set),
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

/** Starts one of the project's programs. */
export function start(program: string, parameters: string[], set: Environment): Running {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: ROOT,
    env: environmentOf(set),
  });
  let output = '';
  const hear = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const listener of hear) listener();
    });
  }
  const ended = once(child, 'close') as Promise<[number | null]>;
  return {
    process: child,
    output: () => output,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const listener = () => {
          const match = pattern.exec(output);
          if (!match) return;
          hear.delete(listener);
          resolve(match);
        };
        hear.add(listener);
        listener();
        void ended.then(() => reject(new Error(`It ended without saying ${pattern}:\n${output}`)));
      }),
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
