import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** What a proxy on this machine says of a request in a header; `undefined` if it says nothing, or there is none. */
export function saidByProxy(
  { incoming }: HttpBindings | Http2Bindings,
  header: string,
): string | undefined {
  const peer = incoming.socket.remoteAddress ?? '';
  const isLocal = peer === '::1' || peer.startsWith('127.') || peer.startsWith('::ffff:127.');
  const said = incoming.headers[header];
  return isLocal && typeof said === 'string' ? said : undefined;
}
