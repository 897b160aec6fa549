import assert from 'node:assert/strict';
import { createClient } from '../../test-results/clients/hey-api/client/index.ts';
import {
  getMuseumHours,
  getSpecialEvent,
  listSpecialEvents,
  type Problem,
  type SpecialEvent,
} from '../../test-results/clients/hey-api/index.ts';

/** Calls every operation and meets every error, with what @hey-api/openapi-ts makes. */
const { BASE = '', LOGIN = '' } = process.env;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const client = createClient({ baseUrl: BASE, auth: LOGIN });
const stranger = createClient({ baseUrl: BASE });

const hours = await getMuseumHours({ client, query: { startDate: '2026-12-02', limit: 2 } });
assert.deepEqual(hours.data, [
  { date: '2026-12-02', timeOpen: '10:00', timeClose: '17:00' },
  { date: '2026-12-03', timeOpen: '10:00', timeClose: '14:00' },
]);

const names: string[] = [];
for (let page = 1, total = 1; names.length < total; page += 1) {
  const { data = [], response } = await listSpecialEvents({
    client,
    query: { startDate: '2026-11-20', endDate: '2026-11-27', page, limit: 4 },
  });
  total = Number(response?.headers.get('X-Total-Count'));
  names.push(...data.map(({ name }: SpecialEvent): string => name));
}
assert.equal(names.length, 15);
assert.equal(names[0], 'Friday Shanties');

const eventId = '20d1e6da-58b3-4538-af39-f1e61014a29f';
const one = await getSpecialEvent({ client, path: { eventId } });
const event: SpecialEvent | undefined = one.data;
assert.equal(event?.name, 'The King’s Lock');
const price: number | undefined = event?.price;
assert.equal(price, 6);

const tag = one.response?.headers.get('ETag') ?? '';
const again = await getSpecialEvent({
  client,
  path: { eventId },
  headers: { 'If-None-Match': tag },
});
assert.equal(again.response?.status, 304);

const refused = await getMuseumHours({ client, query: { limit: 31, page: 0 } });
const problem: Problem | undefined = refused.error;
assert.equal(problem?.status, 400);
assert.deepEqual(
  problem?.errors?.map(({ parameter }) => parameter),
  ['page', 'limit'],
);
const missing = await getSpecialEvent({ client, path: { eventId: UNKNOWN } });
assert.equal(missing.error?.title, 'Not Found');
const unknown = await listSpecialEvents({ client: stranger });
assert.equal(unknown.error?.status, 401);
assert.match(unknown.response?.headers.get('WWW-Authenticate') ?? '', /^Basic /);

const other = await client.delete({
  url: '/museum-hours',
  security: [{ scheme: 'basic', type: 'http' }],
});
assert.equal(other.response?.status, 405);
// @ts-expect-error: a limit is a number.
await getMuseumHours({ client, query: { limit: 'ten' } });

const guesser = createClient({ baseUrl: BASE, auth: 'client:wrong' });
const guesses = await Promise.all(
  Array.from({ length: 250 }, () => getMuseumHours({ client: guesser })),
);
const slowed = guesses.find(({ error }) => error?.status === 429);
assert.equal(slowed?.error?.title, 'Too Many Requests');
assert.equal(slowed.response?.headers.get('Retry-After'), '1');
