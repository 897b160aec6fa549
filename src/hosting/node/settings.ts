import { parseDigests } from '../../api/credentials.ts';

/** What the Node host is told by its environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Digests of the credentials that are let in; none if the environment names none. */
  readonly digests: readonly string[];
}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 4321;

/**
 * Reads `HOST`, `PORT` (0 takes a free one) and `API_CREDENTIALS_SHA256`.
 *
 * @throws {Error} if one is set to something unusable; the message never repeats a secret
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { HOST, PORT, API_CREDENTIALS_SHA256 } = environment;
  return {
    host: HOST || DEFAULT_HOST,
    port: PORT ? parsePort(PORT) : DEFAULT_PORT,
    digests: API_CREDENTIALS_SHA256 ? parseSecret(API_CREDENTIALS_SHA256) : [],
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new RangeError(`PORT is “${text}”. Set it to a number from 0 to 65535.`);
}

function parseSecret(list: string): readonly string[] {
  try {
    return parseDigests(list);
  } catch (error) {
    throw new Error(
      `API_CREDENTIALS_SHA256: ${(error as Error).message}. Make one with: npm run credentials`,
      { cause: error },
    );
  }
}
