import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Serve } from '../host.ts';
import { freePort, originOf, type Address } from '../settings.ts';
import type { Counters } from './counters.ts';
import { createHost } from './host.ts';
import { logLine, type Exchange } from './log-line.ts';
import { stopGently } from './stop.ts';
import { withoutBodies } from './unread-body.ts';
import { refuseTunnel, refuseUnreadable, unreadableRequest } from './unreadable.ts';
import { watchedResponse } from './watched-response.ts';

/** How long a client may take to send a request's header, and how often that is looked at. */
const HEADER_MS = 10_000;
const LOOK_MS = 1000;
/** More than Caddy passes on, so that it never finds its connection cut. */
const MAX_HEADER_BYTES = 192 * 1024;
/** Longer than a proxy keeps a connection that nobody uses, so that it is never the one who finds it closed. */
const KEEP_ALIVE_MS = 75_000;

/** Serves pages and service from this process. */
export const serve: Serve = async (options) => {
  const { release, host, metrics, credentials, corsOrigins, pinnedDay, say, log } = options;
  const now = () => new Date();
  const museum = createHost({
    release,
    digests: credentials.digests,
    corsOrigins,
    now,
    pinnedDay,
    report: ({ stack, message }) => say(stack ?? message),
  });
  const counters = metrics && (await startCounting(museum.release, metrics));
  const port = await freePort(options);
  const tell = (exchange: Exchange) => {
    log(logLine(exchange));
    counters?.count(exchange);
  };
  const listener = withoutBodies(
    getRequestListener(museum.fetch, {
      errorHandler: unreadableRequest,
      hostname: 'localhost', // of a request in HTTP/1.0 that names none
      autoCleanupIncoming: false,
    }),
  );
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADER_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: LOOK_MS,
      requireHostHeader: false, // checked with the rest of the request
      ServerResponse: watchedResponse({ now, elapsed: () => performance.now() }, tell),
    },
    listener,
  );
  server.maxHeadersCount = 0; // their size is bounded
  // Node by itself asks for a body that nobody reads, or refuses with an empty answer.
  for (const event of ['checkContinue', 'checkExpectation']) server.on(event, listener);
  server.on('clientError', refuseUnreadable(now, tell));
  server.on('connect', refuseTunnel(now, tell));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: originOf({ host, port }),
    metrics,
    ended: once(server, 'close').then(() => 0),
    stop: () => stopGently(server),
  };
};

/** Loads what counts only where it is asked for, since that takes a while. */
async function startCounting(release: () => string, address: Address): Promise<Counters> {
  const { createCounters } = await import('./counters.ts');
  const { serveMetrics } = await import('./metrics.ts');
  const counters = createCounters(release);
  await serveMetrics(counters, address);
  return counters;
}
