import { saidByProxy, type Incoming } from './proxy.ts';

const READABLE = /^[\w-]{8,64}$/;

/** A request's name: the one that a proxy on this machine gave it, if it is readable; else a new one. */
export function requestIdOf(incoming: Incoming): string {
  const given = saidByProxy(incoming, 'x-request-id');
  return given !== undefined && READABLE.test(given) ? given : crypto.randomUUID();
}
