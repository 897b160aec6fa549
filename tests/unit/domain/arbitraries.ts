import fc from 'fast-check';
import { parseLocalDate, type LocalDate } from '../../../src/domain/local-date.ts';
import { parseMonthDay } from '../../../src/domain/month-day.ts';
import {
  parseDay,
  type Day,
  type Exception,
  type ExceptionDates,
  type Schedule,
  type Season,
  type Week,
} from '../../../src/domain/opening-hours.ts';
import { WEEKDAYS } from '../../../src/domain/weekday.ts';

/** Any day between two, both included. Made without the code under test. */
export function dayFrom(first: string, last: string): fc.Arbitrary<LocalDate> {
  return fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((instant) => parseLocalDate(instant.toISOString().slice(0, 10)));
}

/** Hours of one day, closed as often as not. */
const day: fc.Arbitrary<Day> = fc
  .constantFrom('closed', 'closed', '10:00-17:00, last admission 16:15', '00:00-23:59')
  .map(parseDay);

const week: fc.Arbitrary<Week> = fc
  .tuple(...WEEKDAYS.map(() => day))
  .map((days) => Object.fromEntries(WEEKDAYS.map((name, index) => [name, days[index]])) as Week);

/** So many different days between two, ascending. */
function daysFrom(first: string, last: string, count: number): fc.Arbitrary<LocalDate[]> {
  return fc
    .uniqueArray(dayFrom(first, last), { minLength: count, maxLength: count })
    .map((days) => days.toSorted());
}

/** None, one or two seasons that share no day. */
function seasons(first: string, last: string): fc.Arbitrary<Season[]> {
  return fc
    .tuple(fc.nat(2), daysFrom(first, last, 4), week, week)
    .map(([count, [a, b, c, d], one, other]) =>
      [
        { name: 'one', first: a, last: b, week: one } as Season,
        { name: 'other', first: c, last: d, week: other } as Season,
      ].slice(0, count),
    );
}

/** Up to two spans, two days of every year and one open end. */
function exceptions(first: string, last: string): fc.Arbitrary<Exception[]> {
  const dates = fc
    .record({
      spans: fc.tuple(fc.nat(2), daysFrom(first, last, 5)),
      yearly: fc.subarray(['25 December', '29 February'].map(parseMonthDay)),
      isOpenEnded: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
    })
    .map(({ spans: [count, [a, b, c, d, e]], yearly, isOpenEnded }) => [
      ...[
        { kind: 'span', first: a, last: b } as ExceptionDates,
        { kind: 'span', first: c, last: d } as ExceptionDates,
      ].slice(0, count),
      ...yearly.map((monthDay): ExceptionDates => ({ kind: 'yearly', monthDay })),
      ...(isOpenEnded ? [{ kind: 'until further notice', first: e } as ExceptionDates] : []),
    ]);
  return fc
    .tuple(dates, fc.array(day, { minLength: 5, maxLength: 5 }))
    .map(([all, days]) =>
      all.map((each, index) => ({ dates: each, day: days[index] as Day, reason: 'a reason' })),
    );
}

/** Any schedule that keeps the promises of {@link Schedule}, what is dated in it between two days. */
export function scheduleFrom(first: string, last: string): fc.Arbitrary<Schedule> {
  return fc.record({
    usual: week,
    seasons: seasons(first, last),
    exceptions: exceptions(first, last),
  });
}
