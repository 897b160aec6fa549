import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CredentialLines } from '../../src/api/credential-lines.ts';

/** What hosts are told of a user of one letter, with hashes that are made up. */
export function linesFor(user: string): CredentialLines {
  return {
    digest: user.repeat(64),
    htpasswd: `${user}:{SSHA}${user.repeat(20)}`,
    caddy: `${user} $2b$14$${user.repeat(20)}`,
  };
}

/** The users that each host accepts, by what it reads. */
export function acceptedIn(folder: string): Readonly<Record<string, readonly string[]>> {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      // Without its file, a host accepts nobody.
      return '';
    }
  };
  const usersOf = (name: string) => Array.from(read(name).matchAll(/^\w/gm), ([user]) => user);
  const digests = /=(.*)/.exec(read('service.env'))?.[1]?.split(',') ?? [];
  return {
    nginx: usersOf('htpasswd'),
    caddy: usersOf('caddy-users'),
    node: digests.map((digest) => digest.slice(0, 1)),
  };
}
