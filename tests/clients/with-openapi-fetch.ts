import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { components, paths } from '../../test-results/clients/openapi-fetch.ts';

/** Calls every operation and meets every error, with openapi-fetch and the types of openapi-typescript. */
type SpecialEvent = components['schemas']['SpecialEvent'];

const { BASE = '', LOGIN = '' } = process.env;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const clientFor = (login: string) =>
  createClient<paths>({ baseUrl: BASE, headers: { Authorization: `Basic ${btoa(login)}` } });
const client = clientFor(LOGIN);
const stranger = createClient<paths>({ baseUrl: BASE });

const hours = await client.GET('/museum-hours', {
  params: { query: { startDate: '2026-12-02', limit: 2 } },
});
assert.deepEqual(hours.data, [
  { date: '2026-12-02', timeOpen: '10:00', timeClose: '17:00' },
  { date: '2026-12-03', timeOpen: '10:00', timeClose: '14:00' },
]);

const names: string[] = [];
for (let page = 1, total = 1; names.length < total; page += 1) {
  const { data, response } = await client.GET('/special-events', {
    params: { query: { startDate: '2026-11-20', endDate: '2026-11-27', page, limit: 4 } },
  });
  total = Number(response.headers.get('X-Total-Count'));
  names.push(...(data ?? []).map(({ name }: SpecialEvent): string => name));
}
assert.equal(names.length, 15);
assert.equal(names[0], 'Friday Shanties');

const eventId = '20d1e6da-58b3-4538-af39-f1e61014a29f';
const one = await client.GET('/special-events/{eventId}', { params: { path: { eventId } } });
const event: SpecialEvent | undefined = one.data;
assert.equal(event?.name, 'The King’s Lock');
const price: number | undefined = event?.price;
assert.equal(price, 6);

const tag = one.response.headers.get('ETag') ?? '';
const again = await client.GET('/special-events/{eventId}', {
  params: { path: { eventId }, header: { 'If-None-Match': tag } },
});
assert.equal(again.response.status, 304);

const refused = await client.GET('/museum-hours', { params: { query: { limit: 31, page: 0 } } });
assert.equal(refused.error?.status, 400);
assert.deepEqual(
  refused.error.errors?.map(({ parameter }) => parameter),
  ['page', 'limit'],
);
const missing = await client.GET('/special-events/{eventId}', {
  params: { path: { eventId: UNKNOWN } },
});
assert.equal(missing.error?.title, 'Not Found');
const unknown = await stranger.GET('/special-events');
assert.equal(unknown.error?.status, 401);
assert.match(unknown.response.headers.get('WWW-Authenticate') ?? '', /^Basic /);

// @ts-expect-error: there is no such operation, and the service says so.
const other = await client.DELETE('/museum-hours');
assert.equal(other.response.status, 405);
// @ts-expect-error: a limit is a number.
await client.GET('/museum-hours', { params: { query: { limit: 'ten' } } });

const guesser = clientFor('client:wrong');
const guesses = await Promise.all(Array.from({ length: 250 }, () => guesser.GET('/museum-hours')));
const slowed = guesses.find(({ error }) => error?.status === 429);
assert.equal(slowed?.error?.title, 'Too Many Requests');
assert.equal(slowed.response.headers.get('Retry-After'), '1');
