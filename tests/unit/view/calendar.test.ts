import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { calendarMonths, weekdaysOf } from '../../../src/view/calendar.ts';

/** The months between two days, each as its first day, number of days shown, and first and last of them. */
const months = (first: string, last: string) =>
  calendarMonths(parseLocalDate(first), parseLocalDate(last)).map(({ month, days }) => [
    month,
    days.length,
    days[0],
    days.at(-1),
  ]);

test('calendarMonths() shows the first month whole, and the last up to the last day', () => {
  expect(months('2026-11-20', '2027-01-10')).toEqual([
    ['2026-11-01', 30, '2026-11-01', '2026-11-30'],
    ['2026-12-01', 31, '2026-12-01', '2026-12-31'],
    ['2027-01-01', 10, '2027-01-01', '2027-01-10'],
  ]);
});

test('calendarMonths() may be of one month', () => {
  expect(calendarMonths(parseLocalDate('2026-11-03'), parseLocalDate('2026-11-04'))).toEqual([
    { month: '2026-11-01', days: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'] },
  ]);
  expect(months('2026-11-30', '2026-11-30')).toEqual([
    ['2026-11-01', 30, '2026-11-01', '2026-11-30'],
  ]);
});

test('calendarMonths() knows leap years (edge case 27)', () => {
  expect(months('2028-02-10', '2028-03-01')).toEqual([
    ['2028-02-01', 29, '2028-02-01', '2028-02-29'],
    ['2028-03-01', 1, '2028-03-01', '2028-03-01'],
  ]);
});

test('calendarMonths() tells the same month of two years apart', () => {
  const all = months('2026-11-20', '2027-12-25');
  expect(all).toHaveLength(14);
  expect(all[0]).toEqual(['2026-11-01', 30, '2026-11-01', '2026-11-30']);
  expect(all[12]).toEqual(['2027-11-01', 30, '2027-11-01', '2027-11-30']);
});

test('weekdaysOf() begins as the language’s calendars do', () => {
  const fromMonday = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  expect(weekdaysOf('en-GB')).toEqual(fromMonday);
  expect(weekdaysOf('de-DE')).toEqual(fromMonday);
  expect(weekdaysOf('en-US')).toEqual([
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ]);
  expect(weekdaysOf('ar-EG')).toEqual([
    'saturday',
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
  ]);
});
