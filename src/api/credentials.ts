/** Decides whether the value of an `Authorization` header is good. */
export type Guard = (authorization: string | undefined) => Promise<boolean>;

/** A user and a password as one person is told them, and what a host is told instead. */
export interface Credential {
  readonly user: string;
  readonly password: string;
  /** SHA-256 of `user:password` in UTF-8, hexadecimal, lower case. */
  readonly digest: string;
}

/** 192 random bits; at least 128 are asked for. A fast digest is enough for a password that nobody chose. */
const PASSWORD_BYTES = 24;
const USER = 'client';

/** Makes a credential that nobody has seen yet. */
export async function makeCredential(): Promise<Credential> {
  const random = crypto.getRandomValues(new Uint8Array(PASSWORD_BYTES));
  const password = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const digest = await digestOf(new TextEncoder().encode(`${USER}:${password}`));
  return { user: USER, password, digest };
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
    const given = await digestOf(credentials);
    return digests.map((digest) => areEqual(digest, given)).includes(true);
  };
}

function decodeBasic(authorization: string): Uint8Array<ArrayBuffer> | undefined {
  const token = /^basic +((?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?)$/i.exec(
    authorization,
  )?.[1];
  return token ? Uint8Array.from(atob(token), (byte) => byte.charCodeAt(0)) : undefined;
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function areEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}
