import type { Asked } from './asked.ts';

/** What is known of a request when its answer is over. */
export interface Exchange {
  /** When that was. */
  readonly time: Date;
  /** Of the answer's `X-Request-Id`. */
  readonly requestId: string | undefined;
  readonly clientAddress: string;
  /** Unknown of what is not HTTP. */
  readonly method: string | undefined;
  readonly asked: Asked | undefined;
  /** 499, as with nginx, if the connection ended before the whole answer was sent. */
  readonly status: number;
  /** How much of the answer's body was sent. */
  readonly bytes: number;
  /** In milliseconds; unknown of what is not HTTP. */
  readonly duration: number | undefined;
}

/** How much of a path is written, in characters. */
const MAX_PATH = 200;

/**
 * A request as one line of the log: a JSON object, without a line break. Of what a client sends it holds the method, the
 * path and the names of parameters that the contract has; what is not known is left out.
 */
export function logLine(exchange: Exchange): string {
  const { time, requestId, clientAddress, method, asked, status, bytes, duration } = exchange;
  return JSON.stringify({
    time: time.toISOString(),
    requestId,
    clientAddress,
    method,
    path: asked?.path.slice(0, MAX_PATH),
    operation: asked?.operation,
    parameters: asked?.parameters.length ? asked.parameters : undefined,
    status,
    bytes,
    durationMs: duration === undefined ? undefined : Math.round(duration * 10) / 10,
  });
}
