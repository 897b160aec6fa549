import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** The project's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where the sample content is built to for the tests, once for all of them. */
export const RELEASE = fileURLToPath(new URL('../test-results/release/', import.meta.url));

/** The same with an event whose texts are as awkward as texts can be. */
export const AWKWARD_RELEASE = fileURLToPath(new URL('../test-results/awkward/', import.meta.url));

/** That event: 300 characters without a space, right-to-left text, emoji, quotes and markup. */
export const AWKWARD = {
  eventId: '7d1c0b52-8b39-4b43-9f5b-0f5f7a1f0e11',
  location: 'Café & “Gården” 日本',
  name: `${'Å'.repeat(300)} “Tom & Jerry’s” <b>مساء الملح</b> 🧂👩‍👩‍👧 </script><script>alert(1)</script>`,
  /** A day that a flood takes away from other events: a Saturday. */
  closed: '2026-11-21',
  reason: 'Flood in the cellar',
};

/** A closure in the same build: it cancels days of many events, and the only day of one. */
export const CLOSURE = {
  dates: '2026-11-25 to 2026-11-27',
  reason: 'Flood in the cellar',
  cancelledEvent: { eventId: '0b7c4a52-6f1d-4f57-9a0e-3c1d8d0f5a77', name: 'Damp Stories' },
};

/** The museum's day in that build and on the hosts that serve it: a Friday of the usual week. */
export const TODAY = '2026-11-20';

/** A credential that the hosts under test let in; user and password hold what breaks naive parsers. */
export const LOGIN = { user: 'client', password: 'pä:ss=wörd' };

/** A credential of the kind that the project makes, for hosts that are told of it. */
export const MADE_LOGIN = { user: 'client-4f2a9c', password: 'Zm9yLXRlc3RzLW9ubHktMTkyLWJpdHM' };

/** What hosts are told of the first. */
export const DIGEST = createHash('sha256').update(`${LOGIN.user}:${LOGIN.password}`).digest('hex');

/** The `Authorization` header of that credential. */
export const AUTHORIZATION = basic(`${LOGIN.user}:${LOGIN.password}`);

/** An `Authorization` header for any text. */
export function basic(credentials: string): string {
  return `Basic ${Buffer.from(credentials, 'utf8').toString('base64')}`;
}

/** Where a request comes from that a test gives to the service without a host. */
export const ORIGIN = { clientAddress: '192.0.2.1', requestId: 'request-0001' };

/** Some events of the sample content. */
export const EVENTS = {
  carols: '50536736-bc70-48f0-a44a-b847559bbd96',
  fridayShanties: '426c0eac-b316-4396-8b7a-c88d533ada54',
  past: '4cb9debd-118f-490c-a6f6-05f6a2c90c83',
  draft: 'e0ff3371-4ee0-488d-a296-ff78086a5326',
};
