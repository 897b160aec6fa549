import { daysBetween, type LocalDate } from '../domain/local-date.ts';
import type { DaySpan } from './weekend.ts';

/** Fewer in a row are clearer one by one. */
const LEAST = 3;

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
