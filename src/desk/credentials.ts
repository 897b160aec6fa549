import { makeCredential } from '../api/credentials.ts';

const { user, password, digest } = await makeCredential();

console.log(`For the client. It is shown this once and stored nowhere:
  user      ${user}
  password  ${password}

For the host, in its environment. Two digests with a comma between them let both in, for a change without a gap:
  API_CREDENTIALS_SHA256=${digest}`);
