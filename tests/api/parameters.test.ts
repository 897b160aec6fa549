import { expect, test } from 'playwright/test';
import {
  InvalidParameters,
  readEventId,
  readMuseumHoursQuery,
  readSpecialEventsQuery,
  type ParameterError,
} from '../../src/api/parameters.ts';
import { parseLocalDate } from '../../src/domain/local-date.ts';

const today = parseLocalDate('2026-11-20');
const hours = (query: string) => readMuseumHoursQuery(new URLSearchParams(query), today);
const events = (query: string) => readSpecialEventsQuery(new URLSearchParams(query), today);

function errorsOf(read: () => unknown): readonly ParameterError[] {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidParameters) return error.errors;
  }
  throw new Error('It was taken');
}

test('readMuseumHoursQuery() fills in the defaults of the contract', () => {
  expect(hours('')).toEqual({ startDate: '2026-11-20', page: 1, limit: 10 });
  expect(hours('startDate=2027-01-01&page=3&limit=30')).toEqual({
    startDate: '2027-01-01',
    page: 3,
    limit: 30,
  });
});

test('readSpecialEventsQuery() ends seven days after startDate by default', () => {
  expect(events('')).toEqual({
    startDate: '2026-11-20',
    endDate: '2026-11-27',
    page: 1,
    limit: 10,
  });
  expect(events('startDate=2026-12-28').endDate).toBe('2027-01-04');
  expect(events('startDate=2028-02-25').endDate).toBe('2028-03-03');
  expect(events('startDate=9999-12-24').endDate).toBe('9999-12-31');
  expect(events('startDate=9999-12-30').endDate).toBe('9999-12-31');
});

test('readSpecialEventsQuery() says of endDate before startDate which was given', () => {
  const given = 'endDate 2026-12-01 is before startDate 2026-12-02';
  expect(errorsOf(() => events('startDate=2026-12-02&endDate=2026-12-01'))).toEqual([
    { parameter: 'startDate', detail: given },
    { parameter: 'endDate', detail: given },
  ]);
  const assumed = 'endDate 2026-11-19 is before startDate 2026-11-20, which is today by default';
  expect(errorsOf(() => events('endDate=2026-11-19'))).toEqual([
    { parameter: 'startDate', detail: assumed },
    { parameter: 'endDate', detail: assumed },
  ]);
});

test('readSpecialEventsQuery() does not compare with a startDate that it refuses', () => {
  expect(errorsOf(() => events('startDate=soon&endDate=2020-01-01'))).toEqual([
    {
      parameter: 'startDate',
      detail: '"soon" is not a calendar date written YYYY-MM-DD, such as 2027-02-28',
    },
  ]);
});

test('a refusal says what was given and what would be right', () => {
  expect(errorsOf(() => hours('startDate=2026-02-30&page=0&limit=31'))).toEqual([
    {
      parameter: 'startDate',
      detail: '"2026-02-30" is not a calendar date written YYYY-MM-DD, such as 2027-02-28',
    },
    {
      parameter: 'page',
      detail:
        '"0" is not a whole number of 1 or more, written in digits without sign or leading zero',
    },
    {
      parameter: 'limit',
      detail:
        '"31" is not a whole number from 1 to 30, written in digits without sign or leading zero',
    },
  ]);
  expect(errorsOf(() => hours('limit=0'))).toEqual([
    {
      parameter: 'limit',
      detail:
        '"0" is not a whole number from 1 to 30, written in digits without sign or leading zero',
    },
  ]);
  expect(errorsOf(() => hours('limit=99999999999999999999'))).toMatchObject([
    { detail: expect.stringMatching(/^"99999999999999999999" is not .* from 1 to 30,/) },
  ]);
  expect(errorsOf(() => hours('limit=5&limit=5&limit=5'))).toEqual([
    { parameter: 'limit', detail: 'given 3 times, but allowed only once' },
  ]);
});

test('a page beyond all numbers is still a page', () => {
  expect(hours('page=9007199254740993').page).toBe(Number.MAX_SAFE_INTEGER);
  expect(hours(`page=${'9'.repeat(400)}`).page).toBe(Number.MAX_SAFE_INTEGER);
});

test('readEventId() gives lower case', () => {
  expect(readEventId('9F8B1C1E-3D52-4A0E-9A53-2F6F3F0C7B1D')).toBe(
    '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d',
  );
  expect(errorsOf(() => readEventId('9f8b1c1e'))).toEqual([
    {
      parameter: 'eventId',
      detail: '"9f8b1c1e" is not a UUID, 32 hexadecimal digits in groups of 8-4-4-4-12',
    },
  ]);
});
