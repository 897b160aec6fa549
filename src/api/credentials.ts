/** Decides whether the value of an `Authorization` header is good. */
export type Guard = (authorization: string | undefined) => Promise<boolean>;

/** A user and a password. */
export interface Credential {
  readonly user: string;
  readonly password: string;
}

/** The files that a host is given, by what is in them: for nginx, for Caddy, and for Node and Workers. */
export const CREDENTIAL_FILES = {
  htpasswd: 'htpasswd',
  caddy: 'caddy-users',
  service: 'service.env',
} as const;

/** 192 random bits; at least 128 are asked for. A fast digest is enough for a password that nobody chose. */
const PASSWORD_BYTES = 24;
/** Password files tell credentials apart by the user, so that two which are valid at once need two users. */
const USER_BYTES = 3;

/** Makes a credential that nobody has seen yet. */
export function makeCredential(): Credential {
  const user = `client-${hexadecimal(crypto.getRandomValues(new Uint8Array(USER_BYTES)))}`;
  const password = base64Url(crypto.getRandomValues(new Uint8Array(PASSWORD_BYTES)));
  return { user, password };
}

/**
 * Reads a user and a password that someone chose.
 *
 * @param text `user:password`
 * @throws {SyntaxError} if it is of another form, or holds a character that a password file cannot; the message does not
 * repeat it
 */
export function parseCredential(text: string): Credential {
  const [, user, password] = /^([^:#"\\\p{Cc}\s][^:"\\\p{Cc}\s]*):(\P{Cc}+)$/u.exec(text) ?? [];
  if (user !== undefined && password !== undefined) return { user, password };
  throw new SyntaxError('Not of the form user:password, with no space, quote or # in the user');
}

/** SHA-256 of `user:password` in UTF-8, hexadecimal, lower case: what Node and Workers know of a credential. */
export function digestOf({ user, password }: Credential): Promise<string> {
  return sha256(new TextEncoder().encode(`${user}:${password}`));
}

/**
 * Reads the list of digests that a host is given.
 *
 * @param list SHA-256 digests of `user:password`, 64 hexadecimal digits each, separated by commas
 * @throws {SyntaxError} if one is of another form, or there is none. The message does not repeat it
 */
export function parseDigests(list: string): readonly string[] {
  return list.split(',').map((entry, index) => {
    const digest = entry.trim().toLowerCase();
    if (/^[\da-f]{64}$/.test(digest)) return digest;
    throw new SyntaxError(
      `Entry ${index + 1} is not a SHA-256 digest: it has ${digest.length} characters, not 64 hexadecimal digits`,
    );
  });
}

/**
 * A guard that lets in who knows a user and password of the given digests.
 *
 * The scheme may be written in any case, with one or more spaces behind it. The rest is base64 with its padding.
 * Each digest is compared whole, whether or not an earlier byte differs; the engine may still tell by microseconds.
 *
 * @param digests at least one
 * @throws {RangeError} if there is none: no secret never means "open"
 * @see RFC 7617, section 2; RFC 9110, section 11.6.2
 */
export function createGuard(digests: readonly string[]): Guard {
  if (digests.length === 0) throw new RangeError('A guard needs at least one digest');
  return async (authorization) => {
    const credentials = decodeBasic(authorization ?? '');
    if (!credentials) return false;
    const given = await sha256(credentials);
    return digests.map((digest) => areEqual(digest, given)).includes(true);
  };
}

function decodeBasic(authorization: string): Uint8Array<ArrayBuffer> | undefined {
  const token = /^basic +((?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?)$/i.exec(
    authorization,
  )?.[1];
  return token ? Uint8Array.from(atob(token), (byte) => byte.charCodeAt(0)) : undefined;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Source: RFC 4648, section 5. */
function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function areEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}
