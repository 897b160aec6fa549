import { chmodSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CredentialLines } from '../api/credential-lines.ts';
import { CREDENTIAL_FILES } from '../api/credentials.ts';
import { readFiles, replaceFiles } from './file-set.ts';
import { withLock } from './lock.ts';
import { Refusal } from './publish/refusal.ts';

/** The folder that `npm run credentials` stores in, unless told otherwise. */
export const DEFAULT_FOLDER = '.credentials';

/** What was stored. */
export interface Stored {
  /** The users whose credentials are accepted now, oldest first. */
  readonly users: readonly string[];
  /** Why the change could not be confirmed on the disk, if so: it may be undone when the power fails. */
  readonly notConfirmed: unknown;
}

/** As many as a change without a gap needs. */
const MOST = 2;
const SERVICE_KEY = 'API_CREDENTIALS_SHA256=';

/**
 * Stores a credential for every host at once, after the one that is stored already.
 *
 * @param folder is made if need be; its files are readable by their owner alone, and keep the owner they were given
 * @throws {Refusal} if two are stored already
 * @throws {Error} with a system error code, if the stored ones are unchanged
 */
export function addCredential(folder: string, credential: CredentialLines): Promise<Stored> {
  return change(folder, () => {
    const stored = readStored(folder);
    const [older, newer] = stored.map(userOf);
    if (stored.length >= MOST) {
      throw new Refusal(
        `Two credentials are stored already. Remove one of them first.
If every client uses ${newer}: ${commandFor(folder, `--retire ${older}`)}
If the password of ${newer} was lost: ${commandFor(folder, `--retire ${newer}`)}`,
      );
    }
    return [...stored, credential];
  });
}

/**
 * Stores a credential for every host at once, instead of all that are stored, whatever the files hold.
 *
 * @throws {Error} with a system error code, if the stored ones are unchanged
 */
export function replaceCredentials(folder: string, credential: CredentialLines): Promise<Stored> {
  return change(folder, () => [credential]);
}

/**
 * Removes one of two stored credentials.
 *
 * @param user whose credential it is; the older one, if not given
 * @throws {Refusal} if there are not two, or none is the user's
 * @throws {Error} with a system error code, if the stored ones are unchanged
 */
export async function retireCredential(
  folder: string,
  user: string | undefined,
): Promise<Stored & { readonly retired: string }> {
  let retired = '';
  const stored = await change(folder, () => {
    const all = readStored(folder);
    const users = all.map(userOf);
    const [older] = users;
    if (older === undefined || all.length < MOST) {
      throw new Refusal(
        `There are not two stored credentials. Make the new one first: ${commandFor(folder, '--write')}`,
      );
    }
    retired = user ?? older;
    if (!users.includes(retired)) {
      throw new Refusal(`${retired} is not stored. Choose one of ${users.join(' and ')}.`);
    }
    return all.filter((each) => userOf(each) !== retired);
  });
  return { ...stored, retired };
}

/** How to run the tool on a folder. */
export function commandFor(folder: string, option: string): string {
  const isDefault = relative(DEFAULT_FOLDER, folder) === '';
  return `npm run credentials -- ${option}${isDefault ? '' : ` --folder ${folder}`}`;
}

function change(folder: string, next: () => readonly CredentialLines[]): Promise<Stored> {
  // Web servers must be able to enter it; its files are protected by modes of their own.
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
  const onWait = () => console.log('Waiting: these credentials are being changed already.');
  return withLock(join(folder, '.lock'), onWait, async () => {
    const credentials = next();
    return {
      users: credentials.map(userOf),
      notConfirmed: replaceFiles(folder, textsOf(credentials)),
    };
  });
}

function userOf({ htpasswd }: CredentialLines): string {
  return htpasswd.slice(0, htpasswd.indexOf(':'));
}

function textsOf(credentials: readonly CredentialLines[]): ReadonlyMap<string, string> {
  const lines = (key: 'htpasswd' | 'caddy') => credentials.map((one) => `${one[key]}\n`).join('');
  const digests = credentials.map(({ digest }) => digest).join(',');
  return new Map([
    [CREDENTIAL_FILES.htpasswd, lines('htpasswd')],
    [CREDENTIAL_FILES.caddy, lines('caddy')],
    [CREDENTIAL_FILES.service, `${SERVICE_KEY}${digests}\n`],
  ]);
}

function readStored(folder: string): readonly CredentialLines[] {
  const texts = readFiles(folder, Object.values(CREDENTIAL_FILES));
  const lines = (name: string) => (texts.get(name) ?? '').split('\n').filter(Boolean);
  const htpasswd = lines(CREDENTIAL_FILES.htpasswd);
  const caddy = lines(CREDENTIAL_FILES.caddy);
  const [service = ''] = lines(CREDENTIAL_FILES.service);
  const digests = service.replace(SERVICE_KEY, '').split(',').filter(Boolean);
  const ofNginx = htpasswd.map((line) => line.split(':')[0]);
  const ofCaddy = caddy.map((line) => line.split(' ')[0]);
  if (!isDeepStrictEqual(ofNginx, ofCaddy) || ofNginx.length !== digests.length) {
    throw new Refusal(
      `The files in ${folder} do not hold the same credentials. Restore all of them from one backup, or replace what they hold by a new credential: ${commandFor(folder, '--replace')}`,
    );
  }
  return digests.map((digest, index) => ({
    digest,
    htpasswd: htpasswd[index] ?? '',
    caddy: caddy[index] ?? '',
  }));
}
