import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { publicationOf, type EventEntry } from '../../../src/domain/publication.ts';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import { runsOf } from '../../../src/view/event-runs.ts';
import { entry, museum, schedule } from '../small-publication.ts';

/** The runs of an event as published on a Friday, each as first day, last day and reason, while exceptions close days. */
function runs(
  dates: string[],
  { closures = {}, ...more }: Partial<EventEntry> & { closures?: Record<string, string> } = {},
) {
  const exceptions = Object.entries(closures).map(([days, reason]) => ({
    dates: parseExceptionDates(days),
    day: { kind: 'closed' as const },
    reason,
  }));
  const content = {
    museum,
    schedule: { ...schedule, exceptions },
    events: [entry('Exhibition', dates, more)],
  };
  const { events } = publicationOf(content, parseLocalDate('2026-11-20'));
  return events.flatMap(runsOf).map(({ first, last, reason }) => [first, last, reason]);
}

test('an exhibition is one run, with the weekly closing days within it', () => {
  expect(runs(['2026-10-01 to 2027-01-31'])).toEqual([['2026-10-01', '2027-01-31', undefined]]);
});

test('a run begins and ends on a day when the museum is open', () => {
  // Two Mondays
  expect(runs(['2026-11-23 to 2026-12-07'])).toEqual([['2026-11-24', '2026-12-06', undefined]]);
});

test('spans that share days are one run, others are not', () => {
  expect(
    runs(['2026-12-01 to 2026-12-10', '2026-12-05 to 2026-12-20', '2027-01-05 to 2027-01-10']),
  ).toEqual([
    ['2026-12-01', '2026-12-20', undefined],
    ['2027-01-05', '2027-01-10', undefined],
  ]);
});

test('a closure cuts a run in two, with a cancelled run between them', () => {
  expect(
    runs(['2026-11-01 to 2027-01-31'], {
      closures: { '2026-11-24 to 2026-11-26': 'Flood', '2026-11-27': 'Repairs' },
    }),
  ).toEqual([
    ['2026-11-01', '2026-11-22', undefined],
    ['2026-11-24', '2026-11-26', 'Flood'],
    ['2026-11-27', '2026-11-27', 'Repairs'],
    ['2026-11-28', '2027-01-31', undefined],
  ]);
});

test('a closure until further notice cancels the rest of a run', () => {
  expect(
    runs(['2026-11-01 to 2027-01-31'], {
      closures: { '2026-11-20 until further notice': 'Flood' },
    }),
  ).toEqual([
    ['2026-11-01', '2026-11-19', undefined],
    ['2026-11-20', '2027-01-31', 'Flood'],
  ]);
});

test('sessions, single days and weekly repetitions are no runs', () => {
  expect(runs(['2026-12-01 to 2026-12-10'], { times: [parseTimeSpan('11:00-12:00')] })).toEqual([]);
  expect(runs(['2026-12-05'])).toEqual([]);
  expect(runs(['every Friday from 2026-11-20'])).toEqual([]);
  expect(runs(['2026-12-01 to 2026-12-04', '2026-12-10'])).toEqual([
    ['2026-12-01', '2026-12-04', undefined],
  ]);
});
