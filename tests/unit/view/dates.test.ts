import { execFileSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { WEEKDAYS } from '../../../src/domain/weekday.ts';
import {
  dateRangeText,
  dateText,
  listText,
  monthOf,
  nearDateText,
  weekdayText,
} from '../../../src/view/dates.ts';

const d = parseLocalDate;

/** Around the dash of a range: a thin space, no ordinary one. */
const THIN = '\u2009';

test('dateText() writes a day in each style, in British English', () => {
  const texts = [
    ['full', 'Friday, 20 November 2026'],
    ['date', '20 November 2026'],
    ['short', 'Fri 20 Nov'],
    ['month', 'November 2026'],
    ['weekday', 'Friday'],
    ['weekdayShort', 'Fri'],
    ['number', '20'],
  ] as const;
  for (const [style, text] of texts) {
    expect(dateText(d('2026-11-20'), style, 'en-GB'), style).toBe(text);
  }
});

test('nearDateText() leaves out the year if it is the same', () => {
  expect(nearDateText(d('2026-11-24'), d('2026-11-20'), 'en-GB')).toBe('Tuesday 24 November');
  expect(nearDateText(d('2027-01-02'), d('2026-12-24'), 'en-GB')).toBe('Saturday, 2 January 2027');
});

test('dateText() writes as people of other languages do', () => {
  const day = d('2026-12-05');
  expect(dateText(day, 'full', 'en-US')).toBe('Saturday, December 5, 2026');
  expect(dateText(day, 'short', 'en-US')).toBe('Sat, Dec 5');
  expect(dateText(day, 'full', 'de-DE')).toBe('Samstag, 5. Dezember 2026');
  expect(dateText(day, 'short', 'de-DE')).toBe('Sa., 5. Dez.');
});

test('dateText() knows leap days, and the last day there is', () => {
  expect(dateText(d('2028-02-29'), 'full', 'en-GB')).toBe('Tuesday, 29 February 2028');
  expect(dateText(d('9999-12-31'), 'full', 'en-GB')).toBe('Friday, 31 December 9999');
});

test('dateText() keeps to the calendar of today in old years', () => {
  // Where the Julian calendar held, this day was called 4 October 1582.
  expect(dateText(d('1582-10-14'), 'full', 'en-GB')).toBe('Thursday, 14 October 1582');
});

test('dateRangeText() says once what both days share', () => {
  const range = (first: string, last: string) =>
    dateRangeText(d(first), d(last), 'date', 'en-GB').replaceAll(THIN, '');
  expect(range('2026-11-20', '2026-11-26')).toBe('20–26 November 2026');
  expect(range('2026-11-20', '2026-12-02')).toBe('20 November–2 December 2026');
  expect(range('2026-12-28', '2027-01-10')).toBe('28 December 2026–10 January 2027');
  expect(range('2026-11-20', '2026-11-20')).toBe('20 November 2026');
});

test('dateRangeText() sets a dash between thin spaces', () => {
  const [first, last] = [d('2026-11-20'), d('2026-11-26')];
  expect(dateRangeText(first, last, 'date', 'en-GB')).toBe(`20${THIN}–${THIN}26 November 2026`);
  expect(dateRangeText(first, last, 'date', 'en-US')).toBe(`November 20${THIN}–${THIN}26, 2026`);
});

test('listText() joins words as the language does', () => {
  expect(listText([], 'en-GB')).toBe('');
  expect(listText(['a'], 'en-GB')).toBe('a');
  expect(listText(['a', 'b'], 'en-GB')).toBe('a and b');
  expect(listText(['a', 'b', 'c'], 'en-GB')).toBe('a, b and c');
  expect(listText(['a', 'b', 'c'], 'en-US')).toBe('a, b, and c');
  expect(listText(['a', 'b', 'c'], 'de-DE')).toBe('a, b und c');
});

test('weekdayText() names the days of the week', () => {
  expect(WEEKDAYS.map((weekday) => weekdayText(weekday, 'en-GB'))).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(weekdayText('sunday', 'de-DE')).toBe('Sonntag');
});

test('monthOf() is the first day of the month', () => {
  expect(monthOf(d('2026-11-20'))).toBe('2026-11-01');
  expect(monthOf(d('2026-11-01'))).toBe('2026-11-01');
  expect(monthOf(d('2028-02-29'))).toBe('2028-02-01');
});

test('dateText() and dateRangeText() write the same day on machines of every zone (edge cases 2 and 9)', () => {
  const source = new URL('../../../src/view/dates.ts', import.meta.url).href;
  const program = `
    import { dateRangeText, dateText, weekdayText } from ${JSON.stringify(source)};
    const texts = [
      dateText('2026-11-20', 'full', 'en-GB'),
      dateText('2026-11-01', 'month', 'en-GB'),
      dateText('2027-01-01', 'date', 'en-US'),
      dateRangeText('2027-01-01', '2027-02-28', 'date', 'en-US'),
      weekdayText('monday', 'en-GB'),
    ];
    console.log(texts.join(' / '));`;
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(output, zone).toBe(
      `Friday, 20 November 2026 / November 2026 / January 1, 2027 / January 1${THIN}–${THIN}February 28, 2027 / Monday\n`,
    );
  }
});
