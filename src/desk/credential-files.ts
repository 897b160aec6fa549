import { chownSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CredentialLines } from '../api/credential-lines.ts';
import { CREDENTIAL_FILES } from '../api/credentials.ts';
import { ifThere } from './if-there.ts';

/** As many as a change without a gap needs. */
const MOST = 2;
const SERVICE_KEY = 'API_CREDENTIALS_SHA256=';

/**
 * Stores a credential for every host, behind the one that is stored already.
 *
 * @param folder is made if need be; its files are readable by their owner alone, and keep the owner they were given
 * @returns the users that are let in now
 * @throws {Error} if two are stored already, or the files cannot be written
 */
export function addCredential(folder: string, credential: CredentialLines): readonly string[] {
  const stored = readStored(folder);
  if (stored.length >= MOST) {
    throw new Error(
      'Two credentials are stored already. Take the older one away first: npm run credentials -- --retire',
    );
  }
  const all = [...stored, credential];
  writeStored(folder, all);
  return all.map(userOf);
}

/**
 * Takes the older of two stored credentials away.
 *
 * @returns the user that is not let in any more, and the one that still is
 * @throws {Error} if there are not two
 */
export function retireCredential(folder: string): { retired: string; kept: string } {
  const [older, newer] = readStored(folder);
  if (!older || !newer) {
    throw new Error(
      'There are not two stored credentials. Make the new one first: npm run credentials -- --write',
    );
  }
  writeStored(folder, [newer]);
  return { retired: userOf(older), kept: userOf(newer) };
}

function userOf({ htpasswd }: CredentialLines): string {
  return htpasswd.slice(0, htpasswd.indexOf(':'));
}

function readStored(folder: string): readonly CredentialLines[] {
  const htpasswd = linesOf(folder, CREDENTIAL_FILES.htpasswd);
  const caddy = linesOf(folder, CREDENTIAL_FILES.caddy);
  const [service = ''] = linesOf(folder, CREDENTIAL_FILES.service);
  const digests = service.replace(SERVICE_KEY, '').split(',').filter(Boolean);
  if (htpasswd.length !== digests.length || caddy.length !== digests.length) {
    throw new Error(
      `The files in ${folder} do not hold the same credentials. Remove them and make new ones.`,
    );
  }
  return digests.map((digest, index) => ({
    digest,
    htpasswd: htpasswd[index] ?? '',
    caddy: caddy[index] ?? '',
  }));
}

function writeStored(folder: string, credentials: readonly CredentialLines[]): void {
  mkdirSync(folder, { recursive: true });
  const lines = (key: 'htpasswd' | 'caddy') => credentials.map((one) => `${one[key]}\n`).join('');
  const digests = credentials.map(({ digest }) => digest).join(',');
  write(join(folder, CREDENTIAL_FILES.htpasswd), lines('htpasswd'));
  write(join(folder, CREDENTIAL_FILES.caddy), lines('caddy'));
  write(join(folder, CREDENTIAL_FILES.service), `${SERVICE_KEY}${digests}\n`);
}

/** Beside the file, and then in its place: it is never there in part, and never readable by others than its owner. */
function write(file: string, text: string): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, text, { mode: 0o600 });
  const former = statSync(file, { throwIfNoEntry: false });
  if (former) chownSync(fresh, former.uid, former.gid);
  renameSync(fresh, file);
}

function linesOf(folder: string, name: string): readonly string[] {
  const text = ifThere(() => readFileSync(join(folder, name), 'utf8')) ?? '';
  return text.split('\n').filter(Boolean);
}
