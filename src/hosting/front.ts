import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Serve, ServeOptions } from './host.ts';
import { readDataSet } from './node/release.ts';
import { findProgram, startProgram, whenItAnswers, type Program } from './program.ts';
import { freePort, originOf } from './settings.ts';

/** What is started, once its configuration is written. */
export interface FrontProgram {
  readonly parameters: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Asks it to finish what is under way, then to end. */
  readonly stopSignal: NodeJS.Signals;
}

/** Where the configuration is written to, and where the Node host answers. */
export interface FrontPlace {
  /** Empty, readable by its owner alone, and removed in the end. */
  readonly folder: string;
  readonly nodePort: number;
}

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/**
 * A host that is a program of its own, with the Node host behind it. When Node ends, the program goes on without it.
 *
 * @param name of the program, as one types it
 * @param prepare writes its configuration
 */
export function serveInFrontOfNode(
  name: string,
  prepare: (options: ServeOptions, place: FrontPlace) => Promise<FrontProgram>,
): Serve {
  return async (asked) => {
    const file = findProgram(name);
    const options = { ...asked, port: await freePort(asked) };
    const { timeZone } = readDataSet(options.release);
    const folder = mkdtempSync(join(tmpdir(), `museum-${name}-`));
    const programs: Program[] = [];
    let isUp = false;
    // What a program writes before it answers counts only if it never does, and is then part of the error.
    const hear = {
      say: (line: string) => void (isUp && options.say(line)),
      log: (line: string) => void (isUp && options.log(line)),
    };
    const tidy = () => {
      for (const program of programs) program.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      const nodePort = await freePort({ host: '127.0.0.1', port: 0 });
      const node = startNode({ ...options, ...hear }, nodePort);
      programs.push(node);
      await whenItAnswers(originOf({ host: '127.0.0.1', port: nodePort }), node);
      const { parameters, environment, stopSignal } = await prepare(options, { folder, nodePort });
      const front = startProgram(file, parameters, { TZ: timeZone, ...environment }, hear);
      programs.push(front);
      await whenItAnswers(originOf(options), front);

      isUp = true;
      let isStopping = false;
      void node.ended.then(() => {
        if (!isStopping) options.say(`The Node host has ended. ${name} goes on without it.`);
      });
      const ended = front.ended.then((code) => {
        isStopping = true;
        tidy();
        return node.ended.then(() => code);
      });
      const stop = () => {
        isStopping = true;
        front.stop(stopSignal);
      };
      return { address: originOf(options), metrics: options.metrics, ended, stop };
    } catch (error) {
      tidy();
      throw error;
    }
  };
}

/**
 * Writes a file that its owner alone can read.
 *
 * @returns its path
 */
export function writePrivate(file: string, text: string): string {
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}

function startNode(options: ServeOptions, port: number): Program {
  const { release, metrics, credentials, corsOrigins, pinnedDay } = options;
  return startProgram(
    process.execPath,
    [SERVE, 'node', '--release', release],
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: metrics && String(metrics.port),
      API_CREDENTIALS: '',
      API_CREDENTIALS_SHA256: credentials.digests.join(','),
      API_CORS_ORIGINS: corsOrigins.join(','),
      MUSEUM_TODAY: pinnedDay,
    },
    options,
  );
}
