import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** Node's own view of a request. */
export type Incoming = (HttpBindings | Http2Bindings)['incoming'];

/** What a proxy on this machine says of a request in a header; `undefined` if it says nothing, or there is none. */
export function saidByProxy({ socket, headers }: Incoming, header: string): string | undefined {
  const peer = socket.remoteAddress ?? '';
  const isLocal = peer === '::1' || peer.startsWith('127.') || peer.startsWith('::ffff:127.');
  const said = headers[header];
  return isLocal && typeof said === 'string' ? said : undefined;
}
