import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { daysOf } from '../../../src/browser/listed-events.ts';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { addDays, parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay, type Schedule } from '../../../src/domain/opening-hours.ts';
import { closedRuns, closureRuns, eventRuns } from '../../../src/view/day-runs.ts';
import { schedule as closedOnMondays } from '../small-publication.ts';

/** A Friday. */
const today = parseLocalDate('2026-11-20');
const day = (number: number) => addDays(today, number);
const flood = (dates: string): Schedule => ({
  ...closedOnMondays,
  exceptions: [
    { dates: parseExceptionDates(dates), day: parseDay('closed'), reason: 'Flood in the cellar' },
  ],
});
const runs = (held: number[], cancelled: number[] = [], schedule = closedOnMondays) =>
  eventRuns(
    {
      dates: held.map(day),
      cancelledDates: cancelled.map((number) => ({ date: day(number), reason: 'Flood' })),
    },
    today,
    schedule,
  );

test('eventRuns() joins open days in a row and days a week apart, and leaves past ones out', () => {
  const announced = (...held: number[]) => runs(held).announced;
  expect(announced(-2, 0)).toBe('0');
  // Monday the 23rd is closed: Sunday and Tuesday follow each other.
  expect(announced(0, 1, 2, 4)).toBe('0-4');
  expect(announced(0, 2, 5)).toBe('0 2 5');
  expect(announced(0, 7, 14, 28)).toBe('0-14/7 28');
  expect(announced(0, 7)).toBe('0 7');
  // Two weekdays, each week
  expect(announced(1, 5, 8, 12, 15, 19)).toBe('1-15/7 5-19/7');
  // A day on which the museum is closed stands by itself.
  expect(announced(2, 3, 4)).toBe('2-4 3');
  expect(announced(-1)).toBe('');
});

test('eventRuns() has cancelled days among the others, and by themselves with the reason', () => {
  expect(runs([0, 1, 5, 6], [2, 4], flood('2026-11-22 to 2026-11-24'))).toEqual({
    announced: '0-6',
    cancelled: [['2-4', 'Flood']],
  });
  expect(runs([0], [-7]).cancelled).toEqual([]);
});

test('eventRuns() is short though the museum is closed until further notice', () => {
  const days = Array.from({ length: 60 }, (_, number) => number).filter((n) => n % 7 !== 3);
  expect(runs(days, days, flood('2026-11-20 until further notice')).announced).toBe('0-58');
});

test('closedRuns() are the days that are closed without any closure, closureRuns() the others', () => {
  expect(closedRuns(today, day(11), closedOnMondays)).toBe('3 10');
  expect(closedRuns(today, day(20), flood('2026-11-20 until further notice'))).toBe('3-17/7');
  expect(closureRuns(today, day(20), flood('2026-11-27 to 2026-11-28'))).toBe('7-8');
  expect(closureRuns(today, day(20), closedOnMondays)).toBe('');
});

test('daysOf() reads the same days back', () => {
  const closed = new Set(daysOf(closedRuns(today, day(80), closedOnMondays)));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 80 })),
      fc.boolean(),
      (numbers, isOpen) => {
        const held = numbers
          .toSorted((a, b) => a - b)
          .filter((number) => !isOpen || number % 7 !== 3);
        expect(daysOf(runs(held).announced, closed)).toEqual(held);
      },
    ),
  );
});
