import { connect } from 'node:net';

/** One answer as it came over the wire. */
export interface WireAnswer {
  /** 0 if it has none, as in HTTP/0.9. */
  readonly status: number;
  readonly headers: Headers;
  /** As it was sent, in chunks if it was. */
  readonly body: string;
  /** Everything of it, head and body. */
  readonly text: string;
}

/** How long a server that says no more is listened to. */
const SILENCE_MS = 10_000;

/**
 * Sends bytes as they are over a connection of its own; `fetch` and `http.request` would put them in order first.
 *
 * @param bytes one character a byte, as in Latin-1
 * @returns the answers, in the order in which they came; none if the server only closed the connection
 */
export async function sendBytes(url: string, bytes: string): Promise<readonly WireAnswer[]> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ host: hostname, port: Number(port) });
  let received = '';
  socket.setEncoding('latin1').setTimeout(SILENCE_MS);
  socket.on('data', (text: string) => (received += text));
  socket.on('timeout', () => socket.destroy());
  // A server may close the connection before it has read everything.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => resolve(received));
  socket.write(bytes, 'latin1');
  const answers = (await promise).split(/(?=HTTP\/1\.[01] \d{3})/).filter(Boolean);
  return answers.map(parseAnswer);
}

function parseAnswer(text: string): WireAnswer {
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0);
  const end = status === 0 ? 0 : text.indexOf('\r\n\r\n');
  const fields = text.slice(0, end).split('\r\n').slice(1);
  const headers = new Headers(
    fields.map((field): [string, string] => [
      field.replace(/:.*/, ''),
      field.replace(/^[^:]*: */, ''),
    ]),
  );
  return { status, headers, body: text.slice(status === 0 ? 0 : end + 4), text };
}

/** A request in bytes, which asks for the connection to be closed after it. */
export function requestBytes(
  target: string,
  lines: readonly string[] = [],
  { method = 'GET', host = 'museum.test' } = {},
): string {
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...lines, 'Connection: close'];
  return `${head.join('\r\n')}\r\n\r\n`;
}
