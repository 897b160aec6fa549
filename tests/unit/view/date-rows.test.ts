import { expect, test } from 'playwright/test';
import type { MuseumEvent } from '../../../src/domain/event.ts';
import { eachDay, parseLocalDate } from '../../../src/domain/local-date.ts';
import { eventRows, inRows } from '../../../src/view/date-rows.ts';

test('inRows() joins three days and more, and leaves two apart', () => {
  const rows = inRows(
    ['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-30'].map(
      parseLocalDate,
    ),
  ).map(({ first, last }) => `${first}/${last}`);
  expect(rows).toEqual([
    '2026-11-20/2026-11-20',
    '2026-11-21/2026-11-21',
    '2026-11-24/2026-11-26',
    '2026-11-30/2026-11-30',
  ]);
  expect(inRows([])).toEqual([]);
});

/** The rows of the days from one to another, some of them cancelled, as text. */
function rows(first: string, last: string, cancelledFrom: string, cancelledTo: string): string[] {
  const days = eachDay(parseLocalDate(first), parseLocalDate(last));
  const event: Pick<MuseumEvent, 'status' | 'cancelledDates'> = {
    status: 'scheduled',
    cancelledDates: days
      .filter((date) => cancelledFrom <= date && date <= cancelledTo)
      .map((date) => ({ date, reason: 'Flood' })),
  };
  return eventRows(event, days).map(
    (row) => `${row.first}/${row.last} ${row.kind}${row.reason ? `: ${row.reason}` : ''}`,
  );
}

test('eventRows() begins a row with each month, and at each day that is cancelled', () => {
  expect(rows('2026-11-28', '2026-12-10', '2026-12-04', '2026-12-06')).toEqual([
    '2026-11-28/2026-11-30 held',
    '2026-12-01/2026-12-03 held',
    '2026-12-04/2026-12-06 cancelled: Flood',
    '2026-12-07/2026-12-10 held',
  ]);
});

test('eventRows() says the reason once, after the last of the days that it is for', () => {
  expect(rows('2026-11-30', '2026-12-03', '2026-11-30', '2026-12-01')).toEqual([
    '2026-11-30/2026-11-30 cancelled',
    '2026-12-01/2026-12-01 cancelled: Flood',
    '2026-12-02/2026-12-02 held',
    '2026-12-03/2026-12-03 held',
  ]);
});

test('eventRows() writes a long closure as one row, over months and closed days', () => {
  expect(rows('2026-11-20', '2027-12-25', '2026-11-21', '2027-12-25')).toEqual([
    '2026-11-20/2026-11-20 held',
    '2026-11-21/2027-12-25 cancelled: Flood',
  ]);
});
