import type { Server } from 'node:http';

/** How long requests that were sent before the host was asked to stop may take to arrive. */
const ARRIVAL_MS = 300;
/** How long an answer may take before its connection is cut. */
const ANSWER_MS = 10_000;

/**
 * Stops a server without dropping the requests that are under way or on their way: it goes on for a moment, then takes
 * no new connection and closes each open one when it is idle.
 */
export function stopGently(server: Server): void {
  setTimeout(() => {
    server.close();
    setInterval(() => server.closeIdleConnections(), ARRIVAL_MS).unref();
    setTimeout(() => server.closeAllConnections(), ANSWER_MS).unref();
  }, ARRIVAL_MS);
}
