import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Exchange } from './log-line.ts';

/** What a host counts of its requests, and tells of itself. */
export interface Counters {
  /** Text that Prometheus reads has this media type. */
  readonly contentType: string;
  count(exchange: Exchange): void;
  /** All that was counted so far. */
  text(): Promise<string>;
}

const METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** In seconds: from an answer out of memory to one that a client gives up on. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counters of a host, and of its process. No client can add to the values that a label has.
 *
 * @param release the name of the release that is served
 * @see https://prometheus.io/docs/practices/naming/
 */
export function createCounters(release: () => string): Counters {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'museum_http_requests_total',
    help: 'Requests that were answered, 499 where the answer did not arrive.',
    labelNames: ['operation', 'method', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'museum_http_request_duration_seconds',
    help: 'How long answers took, from the header of the request to the end of the answer.',
    labelNames: ['operation'] as const,
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'museum_release_info',
    help: 'The release that is served.',
    labelNames: ['release'] as const,
    registers,
    collect() {
      this.reset();
      this.set({ release: release() }, 1);
    },
  });
  return {
    contentType: register.contentType,
    count({ asked, method = '', status, duration }) {
      const operation = asked?.operation ?? 'other';
      requests.inc({ operation, method: METHODS.includes(method) ? method : 'other', status });
      if (duration !== undefined) durations.observe({ operation }, duration / 1000);
    },
    text: () => register.metrics(),
  };
}
