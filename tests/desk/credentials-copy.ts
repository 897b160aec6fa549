import { addCredential, retireCredential } from '../../src/desk/credential-files.ts';
import { linesFor } from './credential-lines.ts';

// Changes stored credentials as a program of its own: `add a` or `retire`. The user's hashes are made up, for real ones
// take a second.

const [folder = '', action, user = ''] = process.argv.slice(2);
const { users } =
  action === 'add'
    ? await addCredential(folder, linesFor(user))
    : await retireCredential(folder, undefined);
console.log(users.join(','));
