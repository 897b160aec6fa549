import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { methodNotAllowed, problem } from '../../api/problem.ts';
import { REQUEST_ID } from '../../api/request-id.ts';
import { SERVICE_HEADERS } from '../../api/security-headers.ts';
import type { Exchange } from './log-line.ts';
import type { Incoming } from './proxy.ts';

/** The answer to a request whose target or host name cannot be read. */
export function unreadableRequest(): Response {
  return withHeaders(problem(400, 'The address of this request cannot be read.'));
}

/**
 * Whether a request names its host once; in HTTP/1.0 it may name none.
 * Source: RFC 9112, section 3.2.
 */
export function namesOneHost({ rawHeaders, httpVersion }: Incoming): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * Answers what is not HTTP, too large or too slow, and closes the connection.
 *
 * @param tell called once for each answer
 */
export function refuseUnreadable(now: () => Date, tell: (exchange: Exchange) => void) {
  const refuse = refuseWith(now, tell);
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(answerTo(error.code), socket, undefined);
  };
}

/**
 * Refuses to be a tunnel (`CONNECT`), and closes the connection.
 *
 * @param tell called once for each answer
 */
export function refuseTunnel(now: () => Date, tell: (exchange: Exchange) => void) {
  const refuse = refuseWith(now, tell);
  return ({ method = '' }: IncomingMessage, socket: Duplex): void => {
    socket.on('error', () => socket.destroy());
    refuse(methodNotAllowed(method), socket, method);
  };
}

function refuseWith(now: () => Date, tell: (exchange: Exchange) => void) {
  return (answer: Response, socket: Duplex, method: string | undefined): void => {
    const response = withHeaders(answer);
    const client = (socket as Socket).remoteAddress ?? '';
    void write(response, socket).then((bytes) =>
      tell({
        time: now(),
        requestId: response.headers.get(REQUEST_ID) ?? undefined,
        clientAddress: client,
        method,
        asked: undefined,
        status: response.status,
        bytes,
        duration: undefined,
      }),
    );
  };
}

function answerTo(code: string | undefined): Response {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return problem(431, 'The header of this request is too large.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem(408, 'This request took too long to arrive.');
    default:
      return problem(400, 'This request is not valid HTTP, or its method is unknown.');
  }
}

function withHeaders(response: Response): Response {
  const headers = { ...SERVICE_HEADERS, [REQUEST_ID]: crypto.randomUUID() };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Returns the length of the body in bytes. */
async function write(response: Response, socket: Duplex): Promise<number> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.set('Content-Length', String(body.byteLength));
  response.headers.set('Connection', 'close');
  const fields = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const { status } = response;
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields, '', ''].join('\r\n');
  socket.end(Buffer.concat([Buffer.from(head), body]));
  return body.byteLength;
}
