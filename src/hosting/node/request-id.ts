import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { saidByProxy } from './proxy.ts';

const READABLE = /^[\w-]{8,64}$/;

/** A request's name: the one that a proxy on this machine gave it, if it is readable; else a new one. */
export function requestIdOf(node: HttpBindings | Http2Bindings): string {
  const given = saidByProxy(node, 'x-request-id');
  return given !== undefined && READABLE.test(given) ? given : crypto.randomUUID();
}
