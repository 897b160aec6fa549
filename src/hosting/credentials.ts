import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { caddyLine, htpasswdLine } from '../api/credential-lines.ts';
import { CREDENTIAL_FILES, digestOf, parseCredential, parseDigests } from '../api/credentials.ts';
import type { Credentials } from './host.ts';

/**
 * Whom to let in: `API_CREDENTIALS` (`user:password`), else `API_CREDENTIALS_SHA256` (digests with commas between), else
 * the files that `npm run credentials -- --write` made.
 *
 * @param folder where those files are
 * @returns `undefined` if there is no credential at all
 * @throws {Error} if there is one that cannot be used; the message never repeats it
 */
export async function readCredentials(
  { API_CREDENTIALS, API_CREDENTIALS_SHA256 }: NodeJS.ProcessEnv,
  folder: string,
): Promise<Credentials | undefined> {
  if (API_CREDENTIALS) return fromLogin('API_CREDENTIALS', API_CREDENTIALS);
  if (API_CREDENTIALS_SHA256) return fromDigests('API_CREDENTIALS_SHA256', API_CREDENTIALS_SHA256);
  return fromFiles(folder);
}

/** Of a user and a password every form can be made. */
export async function fromLogin(name: string, text: string): Promise<Credentials> {
  const credential = explained(name, () => parseCredential(text));
  return {
    digests: [await digestOf(credential)],
    htpasswd: async () => `${await htpasswdLine(credential)}\n`,
    caddyUsers: async () => `${await caddyLine(credential)}\n`,
  };
}

function fromDigests(name: string, list: string): Credentials {
  const digests = explained(name, () => parseDigests(list));
  const missing = (file: string) => () =>
    Promise.reject(
      new Error(
        `${name} is enough for Node and Workers only; this host wants ${file}. Set API_CREDENTIALS to user:password, or make the files: npm run credentials -- --write`,
      ),
    );
  return {
    digests,
    htpasswd: missing(CREDENTIAL_FILES.htpasswd),
    caddyUsers: missing(CREDENTIAL_FILES.caddy),
  };
}

function fromFiles(folder: string): Credentials | undefined {
  const file = join(folder, CREDENTIAL_FILES.service);
  // The files are links that a change switches all at once: all are to be read on the same side of it.
  const generation = ifThere(() => dirname(realpathSync(file)));
  if (generation === undefined) return undefined;
  const text = readFileSync(join(generation, CREDENTIAL_FILES.service), 'utf8');
  const list = parseEnv(text)['API_CREDENTIALS_SHA256'] ?? '';
  const digests = explained(file, () => parseDigests(list));
  const read = (name: string) => async () => readFileSync(join(generation, name), 'utf8');
  return {
    digests,
    htpasswd: read(CREDENTIAL_FILES.htpasswd),
    caddyUsers: read(CREDENTIAL_FILES.caddy),
  };
}

function explained<T>(name: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}. Make one with: npm run credentials`, {
      cause: error,
    });
  }
}

function ifThere<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
