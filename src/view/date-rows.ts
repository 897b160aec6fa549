import type { MuseumEvent } from '../domain/event.ts';
import { daysBetween, type LocalDate } from '../domain/local-date.ts';
import { monthOf } from './dates.ts';
import { heldRuns, reasonOf, type HeldRun } from './held-runs.ts';
import type { DaySpan } from './weekend.ts';

/** A line in the list of an event's days: one day, or the first and last of several. */
export interface EventRow extends DaySpan {
  readonly kind: HeldRun['kind'];
  /** Why this day and those before it are cancelled. */
  readonly reason?: string | undefined;
}

/** Fewer in a row are clearer one by one. */
const LEAST = 3;

/** More cancelled days than this are one row, however long the closure is. */
const MOST_CANCELLED = 6;

/**
 * Some of an event's announced days in rows. No row of days that are held goes on into another month.
 *
 * @param dates ascending
 */
export function eventRows(
  event: Pick<MuseumEvent, 'status' | 'cancelledDates'>,
  dates: readonly LocalDate[],
): EventRow[] {
  return heldRuns(event, dates).flatMap((run) => {
    const spans =
      run.kind === 'cancelled' && run.dates.length > MOST_CANCELLED
        ? [{ first: run.dates[0] as LocalDate, last: run.dates.at(-1) as LocalDate }]
        : [...Map.groupBy(run.dates, monthOf).values()].flatMap(inRows);
    return spans.map((span, index) => ({
      ...span,
      kind: run.kind,
      reason: index === spans.length - 1 ? reasonOf(run) : undefined,
    }));
  });
}

/**
 * Days with those that follow each other without a gap joined to their first and last, three and more of them.
 *
 * @param dates ascending
 */
export function inRows(dates: readonly LocalDate[]): DaySpan[] {
  const rows: LocalDate[][] = [];
  for (const date of dates) {
    const row = rows.at(-1);
    const former = row?.at(-1);
    if (row && former && daysBetween(former, date) === 1) row.push(date);
    else rows.push([date]);
  }
  return rows.flatMap((row) =>
    row.length < LEAST
      ? row.map((date) => ({ first: date, last: date }))
      : [{ first: row[0] as LocalDate, last: row.at(-1) as LocalDate }],
  );
}
