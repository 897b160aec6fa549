import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { credentialLines, type CredentialLines } from '../api/credential-lines.ts';
import { CREDENTIAL_FILES, makeCredential } from '../api/credentials.ts';
import { addCredential, retireCredential } from './credential-files.ts';

const { values: options } = parseArgs({
  options: {
    /** Whether to store the new credential for the hosts, beside the one that is there. */
    write: { type: 'boolean', default: false },
    /** Whether to take the older of two stored credentials away instead of making one. */
    retire: { type: 'boolean', default: false },
    /** Where they are stored. */
    folder: { type: 'string', default: '.credentials' },
  },
});
const folder = resolve(options.folder);

try {
  if (options.retire) {
    const { retired, kept } = retireCredential(folder);
    console.log(`${retired} is not let in any more, ${kept} is. Restart the hosts.`);
  } else {
    await make();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function make(): Promise<void> {
  const credential = makeCredential();
  const lines = await credentialLines(credential);
  const users = options.write ? addCredential(folder, lines) : [];
  console.log(`For the client. It is shown this once and stored nowhere:
  user      ${credential.user}
  password  ${credential.password}

${forTheHosts(lines)}

${options.write ? stored(users) : 'Not stored. To have it stored for the hosts: npm run credentials -- --write'}`);
}

function forTheHosts({ digest, htpasswd, caddy }: CredentialLines): string {
  return `For the host, instead of the password:
  nginx, a line of its password file
    ${htpasswd}
  Caddy, a line of its credential file
    ${caddy}
  Node and Cloudflare Workers; two with a comma between them let both in
    API_CREDENTIALS_SHA256=${digest}`;
}

function stored(users: readonly string[]): string {
  const files = Object.values(CREDENTIAL_FILES).join(', ');
  const both = `Both ${users.join(' and ')} are let in, for a change without a gap. When every client has the new one:
  npm run credentials -- --retire`;
  return `Stored in ${options.folder}: ${files}. Restart the hosts.${users.length > 1 ? `\n${both}` : ''}`;
}
