import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import {
  LAST_DATE,
  eachDay,
  parseLocalDate,
  type LocalDate,
} from '../../../src/domain/local-date.ts';
import { openDatesIn } from '../../../src/domain/open-dates.ts';
import { isOpenOn, parseDay, type Schedule } from '../../../src/domain/opening-hours.ts';
import { dayFrom, scheduleFrom } from './arbitraries.ts';
import { schedule as closedOnMondays } from '../small-publication.ts';

const d = parseLocalDate;
const FIRST_DATE = d('0000-01-01');
const open = parseDay('10:00-17:00');
const closed = parseDay('closed');
const all = { offset: 0, limit: Infinity };

/** Closed on Mondays, and on the days given. */
const closedOn = (...dates: string[]): Schedule => ({
  ...closedOnMondays,
  exceptions: dates.map((text) => ({
    dates: parseExceptionDates(text),
    day: closed,
    reason: 'a reason',
  })),
});

/** How many days are open. */
const total = (schedule: Schedule, first: string, last: string) =>
  openDatesIn(schedule, d(first), d(last), { offset: 0, limit: 0 }).total;

/** The same, said as plainly as can be. */
const naive = (schedule: Schedule, first: LocalDate, last: LocalDate) =>
  eachDay(first, last).filter((date) => isOpenOn(schedule, date));

test('openDatesIn() lists the open days, the first and the last of the range included', () => {
  // Christmas Day is a Friday, the 28th a Monday.
  const schedule = closedOn('every 25 December');
  expect(openDatesIn(schedule, d('2026-12-24'), d('2027-01-02'), all)).toEqual({
    total: 8,
    dates: [
      '2026-12-24',
      '2026-12-26',
      '2026-12-27',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ],
  });
});

test('openDatesIn() gives a slice, and the number of them all', () => {
  const slice = (offset: number, limit: number) =>
    openDatesIn(closedOn(), d('2026-12-29'), d('2027-01-03'), { offset, limit }); // Tuesday to Sunday
  expect(slice(0, 2)).toEqual({ total: 6, dates: ['2026-12-29', '2026-12-30'] });
  expect(slice(2, 2)).toEqual({ total: 6, dates: ['2026-12-31', '2027-01-01'] });
  expect(slice(4, 30)).toEqual({ total: 6, dates: ['2027-01-02', '2027-01-03'] });
  expect(slice(6, 2)).toEqual({ total: 6, dates: [] });
  expect(slice(Number.MAX_SAFE_INTEGER, 30)).toEqual({ total: 6, dates: [] });
});

test('openDatesIn() has nothing to list if the last day is before the first, or all are closed', () => {
  const none = { total: 0, dates: [] };
  expect(openDatesIn(closedOn(), d('2026-05-02'), d('2026-05-01'), all)).toEqual(none);
  expect(openDatesIn(closedOn(), d('2026-05-02'), d('2025-05-02'), all)).toEqual(none);
  expect(openDatesIn(closedOn(), d('2026-10-05'), d('2026-10-05'), all)).toEqual(none); // Monday
});

test('openDatesIn() follows a closure over the year’s end from its middle (edge case 13)', () => {
  const works = closedOn('2026-12-01 to 2027-01-14');
  expect(openDatesIn(works, d('2026-12-20'), d('2027-01-16'), all)).toEqual({
    total: 2,
    dates: ['2027-01-15', '2027-01-16'],
  });
});

test('openDatesIn() counts whole years', () => {
  expect(total(closedOn(), '2026-01-01', '2026-12-31')).toBe(313); // 365 less 52 Mondays
  expect(total(closedOn(), '2028-01-01', '2028-12-31')).toBe(314); // a leap year: 366 less 52
  expect(total(closedOn(), '2024-01-01', '2024-12-31')).toBe(313); // it began on a Monday: less 53
});

test('openDatesIn() counts centuries', () => {
  // 400 years have 146097 days, which is 20871 weeks. Of their Christmas Days 56 are Mondays, and 97 years are leap.
  expect(total(closedOn(), '1600-01-01', '1999-12-31')).toBe(146_097 - 20_871);
  expect(total(closedOn('every 25 December'), '1601-01-01', '2000-12-31')).toBe(
    146_097 - 20_871 - (400 - 56),
  );
  expect(total(closedOn(), FIRST_DATE, LAST_DATE)).toBe(25 * (146_097 - 20_871));
});

/** How often a schedule's exceptions are looked at while its open days are counted. */
function looks(schedule: Schedule, first: string, last: string): number {
  let count = 0;
  const counting: Schedule = {
    ...schedule,
    get exceptions() {
      count += 1;
      return schedule.exceptions;
    },
  };
  total(counting, first, last);
  return count;
}

// Each of 200 years is looked at once, and of its days only those of the 14 kinds of years there are: seven
// weekdays to begin on, leap or not.
const FEW_LOOKS = 200 + 7 * 365 + 7 * 366;

test('openDatesIn() looks at a few years’ days, be the range two centuries', () => {
  const christmas = closedOn('every 25 December');
  expect(looks(christmas, '2027-01-01', '2226-12-31')).toBeLessThanOrEqual(FEW_LOOKS);
});

test('openDatesIn() finds a slice centuries ahead', () => {
  // 1601 and 2001 began on the same weekday, a Monday, 125226 open days apart.
  const slice = { offset: 125_226, limit: 3 };
  expect(openDatesIn(closedOn(), d('1601-01-01'), d('2100-12-31'), slice).dates).toEqual([
    '2001-01-02',
    '2001-01-03',
    '2001-01-04',
  ]);
});

test('openDatesIn() takes a dated closure for its year only, though others have the same weekdays', () => {
  // 2027, 2038 and 2049 all begin on a Friday.
  const works = closedOn('2027-06-01 to 2027-06-06'); // Tuesday to Sunday
  const years = ['2049', '2027', '2038', '2027'];
  const counts = years.map((year) => total(works, `${year}-01-01`, `${year}-12-31`));
  expect(counts).toEqual([313, 307, 313, 307]);
});

test('openDatesIn() takes a season for its years only', () => {
  const week = { ...closedOn().usual, monday: open };
  const season = { name: 'Summer 2027', first: d('2027-06-01'), last: d('2027-06-30'), week };
  const summer: Schedule = { ...closedOn(), seasons: [season] };
  const years = ['2049', '2027', '2038'];
  const counts = years.map((year) => total(summer, `${year}-01-01`, `${year}-12-31`));
  expect(counts).toEqual([313, 317, 313]); // the 7th, 14th, 21st and 28th are Mondays
});

test('openDatesIn() ends with the last open day before a closure until further notice (edge case 20)', () => {
  const flood = closedOn('2027-01-03 until further notice'); // a Sunday
  expect(openDatesIn(flood, d('2026-12-31'), d('2030-12-31'), all)).toEqual({
    total: 3,
    dates: ['2026-12-31', '2027-01-01', '2027-01-02'],
  });
});

test('openDatesIn() keeps schedules apart', () => {
  expect(total(closedOn(), '2026-01-01', '2026-12-31')).toBe(313);
  expect(total(closedOn('every 25 December'), '2026-01-01', '2026-12-31')).toBe(312);
  expect(total(closedOn(), '2026-01-01', '2026-12-31')).toBe(313);
});

test('a walk over the slices of openDatesIn() yields each open day once, in order (edge case 39)', () => {
  const ranges = fc
    .tuple(dayFrom('2026-01-01', '2027-06-30'), dayFrom('2026-01-01', '2028-12-31'))
    .map((range) => range.toSorted() as [LocalDate, LocalDate]);
  const limits = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(
      scheduleFrom('2025-06-01', '2029-06-30'),
      ranges,
      limits,
      (schedule, [first, last], limit) => {
        const expected = naive(schedule, first, last);
        const walked: LocalDate[] = [];
        for (let offset = 0; offset <= expected.length; offset += limit) {
          const slice = openDatesIn(schedule, first, last, { offset, limit });
          if (slice.total !== expected.length) return false;
          walked.push(...slice.dates);
        }
        return walked.join() === expected.join();
      },
    ),
    { seed: 1, numRuns: 100 },
  );
});

test('openDatesIn() counts as many days in two centuries as one counts day by day', () => {
  fc.assert(
    fc.property(scheduleFrom('1890-01-01', '2010-12-31'), (schedule) => {
      const [first, last] = [d('1850-03-15'), d('2050-08-20')];
      return total(schedule, first, last) === naive(schedule, first, last).length;
    }),
    { seed: 6, numRuns: 1 },
  );
});
