import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import type { MiniflareOptions } from 'miniflare';
import type { Served, ServeOptions } from '../host.ts';
import { freePort, originOf } from '../settings.ts';
import { loadMiniflare, type Bundle } from './bundle.ts';

/** How long the answers under way may take when it is asked to stop. */
const ANSWER_MS = 10_000;

/** Miniflare does not tell which process it runs; Node tells whoever is interested. */
const starting = new AsyncLocalStorage<ChildProcess[]>();
subscribe('child_process', (message) => {
  starting.getStore()?.push((message as { readonly process: ChildProcess }).process);
});

/**
 * Runs a bundle in workerd, Cloudflare's runtime, with the asset layer before it. Nothing is asked of the network.
 *
 * @throws {Error} if the port is not to be had, or it does not start
 */
export async function runBundle(
  bundle: Bundle,
  options: Omit<ServeOptions, 'release'>,
): Promise<Served> {
  const { Log, LogLevel, Miniflare } = loadMiniflare();
  await freePort(options);
  const children: ChildProcess[] = [];
  const miniflare = withoutSignalHandlers(() =>
    starting.run(
      children,
      () => new Miniflare({ ...optionsOf(bundle, options), log: new Log(LogLevel.NONE) }),
    ),
  );
  let address: URL;
  try {
    address = await miniflare.ready;
  } catch (error) {
    // That fails for the same reason once more, when it has tidied up.
    await miniflare.dispose().catch(() => undefined);
    throw error;
  }
  const [workerd] = children;
  if (!workerd) throw new Error('Miniflare has started no process of its own.');

  let stopping = false;
  const ended = new Promise<number>((resolve, reject) => {
    workerd.once('exit', () => {
      // At once, or it is started anew.
      miniflare.dispose().then(() => resolve(stopping ? 0 : 1), reject);
    });
  });
  return {
    address: originOf({ host: options.host, port: Number(address.port) }),
    ended,
    stop() {
      stopping = true;
      workerd.kill('SIGTERM');
      setTimeout(() => workerd.kill('SIGKILL'), ANSWER_MS).unref();
    },
  };
}

/** When a signal comes, Miniflare ends the process that it is in. That is for the process to decide. */
function withoutSignalHandlers<T>(make: () => T): T {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const made = make();
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!before.has(listener)) process.removeListener(signal, listener);
    }
  }
  return made;
}

function optionsOf(
  { script, site, config }: Bundle,
  options: Omit<ServeOptions, 'release'>,
): MiniflareOptions {
  const { host, port, credentials, corsOrigins, pinnedDay, say } = options;
  const { digests } = credentials;
  const { html_handling, not_found_handling, run_worker_first } = config.assets ?? {};
  const text = (value: string) => ({ type: 'text', value }) as const;
  return {
    host,
    port,
    cf: false,
    telemetry: { enabled: false },
    handleStructuredLogs: ({ message }) => say(message),
    workers: [
      {
        config: {
          name: config.name ?? 'museum',
          compatibilityDate: config.compatibility_date ?? '',
          compatibilityFlags: config.compatibility_flags,
          manifest: {
            mainModule: 'worker.js',
            modules: { 'worker.js': { type: 'esm', contents: script } },
          },
          env: {
            ...(digests.length === 0 ? {} : { API_CREDENTIALS_SHA256: text(digests.join()) }),
            API_CORS_ORIGINS: text(corsOrigins.join()),
            ALLOW_PLAIN_HTTP: text('yes'),
            ...(pinnedDay === undefined ? {} : { MUSEUM_TODAY: text(pinnedDay) }),
          },
          assets: {
            directory: site,
            hasUserWorker: true,
            htmlHandling: html_handling,
            notFoundHandling: not_found_handling,
            runWorkerFirst: run_worker_first,
          },
        },
      },
    ],
  };
}
