import { expect, test } from 'playwright/test';
import { ignoredParameters, structuredField } from '../../src/api/ignored-parameters.ts';
import {
  MUSEUM_HOURS_PARAMETERS as HOURS,
  SPECIAL_EVENTS_PARAMETERS as EVENTS,
} from '../../src/api/parameters.ts';

const meant = (name: string, known = EVENTS) =>
  ignoredParameters([name], known).map(({ use }) => use);

test('ignoredParameters() finds the name that was meant', () => {
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

test('ignoredParameters() suggests nothing for a name that is too far off', () => {
  for (const given of [
    ...['date', 'start', 'from', 'q', 'size', 'image', 'pagesize', 'per_page', 'limited'],
    ...['offset', 'startTime', '[]', '__proto__', 'constructor'],
  ]) {
    expect(ignoredParameters([given], EVENTS), given).toEqual([{ given }]);
  }
  expect(ignoredParameters(['endDate', 'end_date', 'start_date'], HOURS)).toEqual([
    { given: 'endDate' },
    { given: 'end_date' },
    { given: 'start_date', use: 'startDate' },
  ]);
});

test('ignoredParameters() leaves out what is known', () => {
  expect(ignoredParameters(EVENTS, EVENTS)).toEqual([]);
  expect(ignoredParameters(EVENTS, [])).toHaveLength(4);
});

test('ignoredParameters() lists each name once, in the order given, and eight at most', () => {
  expect(ignoredParameters(['Limit', 'x', 'start_date', 'Limit'], HOURS)).toEqual([
    { given: 'Limit', use: 'limit' },
    { given: 'x' },
    { given: 'start_date', use: 'startDate' },
  ]);
  const many = Array.from({ length: 20 }, (_, n) => `x${n}`);
  expect(ignoredParameters(many, HOURS).map(({ given }) => given)).toEqual(many.slice(0, 8));
});

test('ignoredParameters() lists only what a header can hold', () => {
  for (const given of [
    ...['', 'pagé', 'page\n', 'page\r\nX: y', 'page\0', 'ｐage', '🧂page', 'page\x7f'],
    `page${'_'.repeat(37)}`,
  ]) {
    expect(ignoredParameters([given], EVENTS), JSON.stringify(given)).toEqual([]);
  }
  expect(meant(`page${'_'.repeat(36)}`)).toEqual(['page']);
});

test('structuredField() writes a list as RFC 9651 has it', () => {
  expect(
    structuredField([
      { given: 'start_date', use: 'startDate' },
      { given: 'offset' },
      { given: 'Limit', use: 'limit' },
    ]),
  ).toBe('"start_date";use="startDate", "offset", "Limit";use="limit"');
  expect(structuredField([{ given: '"page\\', use: 'page' }])).toBe(
    String.raw`"\"page\\";use="page"`,
  );
});
