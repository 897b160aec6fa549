import { expect, test } from 'playwright/test';
import { exceptionsIn } from '../../../src/domain/coming-exceptions.ts';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay, type Exception, type Schedule } from '../../../src/domain/opening-hours.ts';

const d = parseLocalDate;
const day = parseDay('10:00-17:00');

const exception = (dates: string, reason: string): Exception => ({
  dates: parseExceptionDates(dates),
  day: parseDay('closed'),
  reason,
});

const christmas = exception('every 25 December', 'Christmas Day');
const assembly = exception('2026-12-03', 'Staff assembly');
const rehang = exception('2027-01-11 to 2027-01-15', 'The galleries are rehung');

/** The exceptions of a schedule between two days, each with its days and reason. */
function reasons(exceptions: readonly Exception[], first: string, last: string) {
  const schedule: Schedule = {
    usual: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    },
    seasons: [],
    exceptions,
  };
  return exceptionsIn(schedule, d(first), d(last)).map((coming) => [
    coming.first,
    coming.last,
    coming.exception.reason,
  ]);
}

test('exceptionsIn() lists exceptions by their days, whatever the order they are written in (edge case 19)', () => {
  expect(reasons([rehang, christmas, assembly], '2026-11-20', '2027-02-28')).toEqual([
    ['2026-12-03', '2026-12-03', 'Staff assembly'],
    ['2026-12-25', '2026-12-25', 'Christmas Day'],
    ['2027-01-11', '2027-01-15', 'The galleries are rehung'],
  ]);
});

test('exceptionsIn() cuts off the days outside (edge case 13)', () => {
  expect(reasons([rehang], '2027-01-13', '2027-01-14')).toEqual([
    ['2027-01-13', '2027-01-14', 'The galleries are rehung'],
  ]);
  expect(reasons([rehang], '2027-01-15', '2027-03-01')).toEqual([
    ['2027-01-15', '2027-01-15', 'The galleries are rehung'],
  ]);
  expect(reasons([rehang], '2027-01-01', '2027-01-11')).toEqual([
    ['2027-01-11', '2027-01-11', 'The galleries are rehung'],
  ]);
});

test('exceptionsIn() leaves out what is over or yet farther off', () => {
  expect(reasons([rehang], '2027-01-16', '2027-03-01')).toEqual([]);
  expect(reasons([rehang], '2026-12-01', '2027-01-10')).toEqual([]);
  expect(reasons([rehang], '2027-01-15', '2027-01-11')).toEqual([]); // the last day before the first
});

test('exceptionsIn() keeps a span over the year’s end in one (edge case 13)', () => {
  const works = exception('2026-12-28 to 2027-01-10', 'Works');
  expect(reasons([works], '2026-11-20', '2027-02-28')).toEqual([
    ['2026-12-28', '2027-01-10', 'Works'],
  ]);
});

test('exceptionsIn() lists a yearly exception once for every year', () => {
  expect(reasons([christmas], '2026-12-25', '2028-12-25')).toEqual([
    ['2026-12-25', '2026-12-25', 'Christmas Day'],
    ['2027-12-25', '2027-12-25', 'Christmas Day'],
    ['2028-12-25', '2028-12-25', 'Christmas Day'],
  ]);
});

test('exceptionsIn() keeps neighbouring exceptions apart, even for the same reason', () => {
  const eve = exception('2026-12-24', 'Christmas');
  const rest = exception('2026-12-26 to 2026-12-27', 'Christmas');
  expect(reasons([eve, christmas, rest], '2026-12-01', '2026-12-31')).toEqual([
    ['2026-12-24', '2026-12-24', 'Christmas'],
    ['2026-12-25', '2026-12-25', 'Christmas Day'],
    ['2026-12-26', '2026-12-27', 'Christmas'],
  ]);
});

test('exceptionsIn() lists one until further notice to the last day asked for (edge case 20)', () => {
  const flood = exception('2026-12-10 until further notice', 'Flood');
  // Not cut in two by Christmas Day, which it goes before.
  expect(reasons([christmas, flood], '2026-12-01', '2027-02-28')).toEqual([
    ['2026-12-10', '2027-02-28', 'Flood'],
  ]);
});
