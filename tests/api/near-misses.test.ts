import { expect, test } from 'playwright/test';
import { nearMisses, structuredField } from '../../src/api/near-misses.ts';
import {
  MUSEUM_HOURS_PARAMETERS as HOURS,
  SPECIAL_EVENTS_PARAMETERS as EVENTS,
} from '../../src/api/parameters.ts';

const meant = (name: string, known = EVENTS) => nearMisses([name], known).map(({ use }) => use);

test('nearMisses() finds the name that was meant', () => {
  for (const [given, use] of [
    ['startdate', 'startDate'],
    ['start_date', 'startDate'],
    ['start-date', 'startDate'],
    ['startDate[]', 'startDate'],
    ['strtDate', 'startDate'],
    ['statDat', 'startDate'],
    ['EndDate', 'endDate'],
    ['end_dat', 'endDate'],
    ['sendDate', 'endDate'],
    ['Page', 'page'],
    ['pages', 'page'],
    ['page=', 'page'],
    ['Limit', 'limit'],
    ['limit[]', 'limit'],
    ['limt', 'limit'],
    [' limit', 'limit'],
  ] as const) {
    expect(meant(given), given).toEqual([use]);
  }
});

test('nearMisses() finds nothing that is too far off', () => {
  for (const given of [
    ...['', 'date', 'start', 'from', 'q', 'size', 'image', 'pagesize', 'per_page', 'limited'],
    ...['offset', 'startTime', '[]', '__proto__', 'constructor'],
  ]) {
    expect(meant(given), given).toEqual([]);
  }
});

test('nearMisses() does not take a name for another that there is, or is not', () => {
  for (const given of EVENTS) expect(meant(given), given).toEqual([]);
  expect(meant('endDate', HOURS)).toEqual([]);
  expect(meant('end_date', HOURS)).toEqual([]);
  expect(meant('start_date', HOURS)).toEqual(['startDate']);
});

test('nearMisses() names each once, in the order given, and eight at most', () => {
  expect(nearMisses(['Limit', 'x', 'start_date', 'Limit'], HOURS)).toEqual([
    { given: 'Limit', use: 'limit' },
    { given: 'start_date', use: 'startDate' },
  ]);
  const many = Array.from({ length: 20 }, (_, n) => `limit${n}`);
  expect(nearMisses(many, HOURS).map(({ given }) => given)).toEqual(many.slice(0, 8));
});

test('nearMisses() names only what a header can hold', () => {
  for (const given of ['pagé', 'page\n', 'page\r\nX: y', 'page\0', 'ｐage', '🧂page', 'page\x7f']) {
    expect(meant(given), JSON.stringify(given)).toEqual([]);
  }
  expect(meant(`page${'_'.repeat(36)}`)).toEqual(['page']);
  expect(meant(`page${'_'.repeat(37)}`)).toEqual([]);
});

test('structuredField() writes a list as RFC 9651 has it', () => {
  expect(
    structuredField([
      { given: 'start_date', use: 'startDate' },
      { given: 'Limit', use: 'limit' },
    ]),
  ).toBe('"start_date";use="startDate", "Limit";use="limit"');
  expect(structuredField([{ given: '"page\\', use: 'page' }])).toBe(
    String.raw`"\"page\\";use="page"`,
  );
});
