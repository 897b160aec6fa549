import type { RequestListener } from 'node:http';

/** How long a client may go on sending a body after it has its answer. */
const REST_MS = 500;

/**
 * Answers without reading a body, since no operation takes one. A client that is still sending one when it has its answer
 * is cut off soon after.
 */
export function withoutBodies(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    outgoing.once('finish', () => {
      const cut = () => void (incoming.complete || incoming.socket.destroy());
      if (!incoming.complete) setTimeout(cut, REST_MS).unref();
    });
    listener(incoming, outgoing);
  };
}
