import { createServer, type AddressInfo } from 'node:net';
import { parseOrigins } from '../api/cross-origin.ts';

const LOOPBACK = '127.0.0.1';
const DEFAULT_PORT = 4321;

/** Where a host listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Reads `HOST` and `PORT` (0 takes a free one).
 *
 * @throws {RangeError} if `PORT` is no port
 */
export function readAddress({ HOST, PORT }: NodeJS.ProcessEnv): Address {
  return { host: HOST || LOOPBACK, port: PORT ? parsePort('PORT', PORT) : DEFAULT_PORT };
}

/**
 * Reads `METRICS_PORT` (0 takes a free one), where the Node host shows its counters to this machine alone.
 *
 * @returns `undefined` if it is not set
 * @throws {RangeError} if it is no port
 */
export function readMetricsAddress({ METRICS_PORT }: NodeJS.ProcessEnv): Address | undefined {
  if (!METRICS_PORT) return undefined;
  return { host: LOOPBACK, port: parsePort('METRICS_PORT', METRICS_PORT) };
}

/**
 * Reads `API_CORS_ORIGINS`: the origins whose pages may read the service's answers.
 *
 * @throws {SyntaxError} if one is none; the message says what would be right
 */
export function readCorsOrigins({ API_CORS_ORIGINS = '' }: NodeJS.ProcessEnv): readonly string[] {
  try {
    return parseOrigins(API_CORS_ORIGINS);
  } catch (error) {
    throw new SyntaxError(`API_CORS_ORIGINS: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Finds out whether a host can listen there.
 *
 * @param setting what the port is set by
 * @returns the port, another one than asked for if that was 0
 * @throws {Error} if it cannot; the message says what to do
 */
export function freePort({ host, port }: Address, setting = 'PORT'): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use. Stop what uses it, or set ${setting} to another.`;
    const notAllowed = `Port ${port} is not for this user. Set ${setting} to 1024 or more.`;
    reject(new Error(code === 'EADDRINUSE' ? inUse : code === 'EACCES' ? notAllowed : message));
  });
  server.listen(port, host, () => {
    const taken = (server.address() as AddressInfo).port;
    server.close(() => resolve(taken));
  });
  return promise;
}

/** The address as one types it into a browser, without a slash behind. */
export function originOf({ host, port }: Address): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function parsePort(setting: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new RangeError(`${setting} is “${text}”. Set it to a number from 0 to 65535.`);
}
