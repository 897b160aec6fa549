import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem } from '../../api/problem.ts';
import { REQUEST_ID } from '../../api/request-id.ts';
import { SERVICE_HEADERS } from '../../api/security-headers.ts';
import type { Exchange } from './log-line.ts';

/** The answer to a request whose target or host name no `Request` can hold. */
export function unreadableRequest(): Response {
  return problem(400, 'The address of this request cannot be read.', { headers: headers() });
}

/**
 * Answers what is not HTTP, too large or too slow, and closes the connection.
 *
 * @param tell called once for each answer
 */
export function refuseUnreadable(now: () => Date, tell: (exchange: Exchange) => void) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const client = (socket as Socket).remoteAddress ?? '';
    const response = answerTo(error.code);
    void write(response, socket).then((bytes) =>
      tell({
        time: now(),
        requestId: response.headers.get(REQUEST_ID) ?? undefined,
        clientAddress: client,
        method: undefined,
        asked: undefined,
        status: response.status,
        bytes,
        duration: undefined,
      }),
    );
  };
}

function answerTo(code: string | undefined): Response {
  const options = { headers: { ...headers(), Connection: 'close' } };
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return problem(431, 'The header of this request is too large.', options);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem(408, 'This request took too long to arrive.', options);
    default:
      return problem(400, 'This request is not HTTP as RFC 9112 has it.', options);
  }
}

function headers(): Readonly<Record<string, string>> {
  return { ...SERVICE_HEADERS, [REQUEST_ID]: crypto.randomUUID() };
}

/** Returns how long the body is. */
async function write(response: Response, socket: Duplex): Promise<number> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.set('Content-Length', String(body.byteLength));
  const fields = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const { status } = response;
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields, '', ''].join('\r\n');
  socket.end(Buffer.concat([Buffer.from(head), body]));
  return body.byteLength;
}
