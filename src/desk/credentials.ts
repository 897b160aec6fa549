import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { credentialLines, type CredentialLines } from '../api/credential-lines.ts';
import { CREDENTIAL_FILES, makeCredential } from '../api/credentials.ts';
import {
  DEFAULT_FOLDER,
  addCredential,
  commandFor,
  replaceCredentials,
  retireCredential,
  type Stored,
} from './credential-files.ts';
import { explain } from './publish/faults.ts';
import { Refusal } from './publish/refusal.ts';

const USAGE = `npm run credentials                      makes a credential and stores it nowhere
npm run credentials -- --write           adds one for the hosts, beside the stored one
npm run credentials -- --replace         replaces all stored ones by a new one, at once
npm run credentials -- --retire [user]   removes the older of two stored ones, or the user's

--folder <folder>   where they are stored, instead of ${DEFAULT_FOLDER}`;

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { folder, write, replace, retire, user } = readArguments();
  try {
    if (retire) await retireUser(folder, user);
    else if (replace) await make(folder, replaceCredentials);
    else await make(folder, write ? addCredential : undefined);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `${explain(error)}\nThe stored credentials are unchanged. After that, run the command again.`,
      { cause: error },
    );
  }
}

/** @throws {Refusal} if they contradict one another */
function readArguments() {
  try {
    const {
      values: { write, replace, retire, folder },
      positionals: [user, ...more],
    } = parseArgs({
      allowPositionals: true,
      options: {
        /** Whether to store the new credential for the hosts, beside the one that is there. */
        write: { type: 'boolean', default: false },
        /** Whether to store it instead of all that are there. */
        replace: { type: 'boolean', default: false },
        /** Whether to remove one of two stored credentials instead of making one. */
        retire: { type: 'boolean', default: false },
        /** Where they are stored. */
        folder: { type: 'string', default: DEFAULT_FOLDER },
      },
    });
    if ([write, replace, retire].filter(Boolean).length > 1) throw new Error('Choose one option.');
    if (more.length > 0 || (user !== undefined && !retire)) {
      throw new Error(`“${more.at(-1) ?? user}” means nothing here.`);
    }
    return { write, replace, retire, user, folder: resolve(folder) };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

async function retireUser(folder: string, user: string | undefined): Promise<void> {
  const { retired, users, notConfirmed } = await retireCredential(folder, user);
  warn(notConfirmed);
  console.log(`${retired} is no longer accepted; ${users.join(' and ')} is. Restart the hosts.`);
}

type Store = (folder: string, lines: CredentialLines) => Promise<Stored>;

async function make(folder: string, store: Store | undefined): Promise<void> {
  const credential = makeCredential();
  const lines = await credentialLines(credential);
  const stored = await store?.(folder, lines);
  warn(stored?.notConfirmed);
  console.log(`For the client. It is shown this once and stored nowhere:
  user      ${credential.user}
  password  ${credential.password}

${forTheHosts(lines)}

${stored ? whatIsStored(folder, stored) : 'Not stored. To store one for the hosts: npm run credentials -- --write'}`);
}

function forTheHosts({ digest, htpasswd, caddy }: CredentialLines): string {
  return `For the host, instead of the password:
  nginx, a line of its password file
    ${htpasswd}
  Caddy, a line of its credential file
    ${caddy}
  Node and Cloudflare Workers, which accept several with commas between them
    API_CREDENTIALS_SHA256=${digest}`;
}

function whatIsStored(folder: string, { users }: Stored): string {
  const files = Object.values(CREDENTIAL_FILES).join(', ');
  const both = `Both ${users.join(' and ')} are accepted, so that no client is locked out. When every client uses the new one:
  ${commandFor(folder, '--retire')}`;
  return `Stored in ${folder}: ${files}. Restart the hosts.${users.length > 1 ? `\n${both}` : ''}`;
}

function warn(notConfirmed: unknown): void {
  if (notConfirmed === undefined) return;
  console.error(
    `The change is made, but it could not be confirmed on the disk. ${explain(notConfirmed)} If the power fails now, it may be undone.`,
  );
}
