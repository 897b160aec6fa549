import { hash, truncates } from 'bcryptjs';
import { digestOf, type Credential } from './credentials.ts';

/** What each host is told of one credential instead of its password. */
export interface CredentialLines {
  /** For Node and Workers, in `API_CREDENTIALS_SHA256`. */
  readonly digest: string;
  /** For nginx, in the file of `auth_basic_user_file`. */
  readonly htpasswd: string;
  /** For Caddy, in the block of `basicauth`. */
  readonly caddy: string;
}

/** Caddy compares an unknown user's password with a hash of this cost, so that it takes as long as a known one's. */
const BCRYPT_COST = 14;
const SALT_BYTES = 16;

/**
 * What to tell the hosts of a credential. It takes a second or two, for bcrypt is slow by design.
 *
 * @throws {RangeError} if the password is longer than bcrypt reads
 */
export async function credentialLines(credential: Credential): Promise<CredentialLines> {
  return {
    digest: await digestOf(credential),
    htpasswd: await htpasswdLine(credential),
    caddy: await caddyLine(credential),
  };
}

/**
 * A line of a password file: `user:{SSHA}…`, a salted SHA-1. A fast hash is enough for a password that nobody chose.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_auth_basic_module.html
 */
export async function htpasswdLine({ user, password }: Credential): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salted = new Uint8Array([...new TextEncoder().encode(password), ...salt]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', salted));
  return `${user}:{SSHA}${btoa(String.fromCharCode(...digest, ...salt))}`;
}

/**
 * A line of Caddy's `basicauth`: the user and a bcrypt hash.
 *
 * @throws {RangeError} if the password is longer than the 72 bytes that bcrypt reads
 */
export async function caddyLine({ user, password }: Credential): Promise<string> {
  if (truncates(password)) throw new RangeError('Caddy takes a password of at most 72 bytes');
  return `${user} ${await hash(password, BCRYPT_COST)}`;
}
