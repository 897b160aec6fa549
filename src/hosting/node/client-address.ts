import { isIP } from 'node:net';
import { saidByProxy, type Incoming } from './proxy.ts';

/**
 * Where a request comes from: an IP address, or nothing if its connection is gone. A proxy on this machine is believed
 * when it names its client by its address.
 */
export function clientAddress(incoming: Incoming): string {
  const forwarded = saidByProxy(incoming, 'x-forwarded-for') ?? '';
  return isIP(forwarded) === 0 ? (incoming.socket.remoteAddress ?? '') : forwarded;
}
