import { museumDay, type LocalDate } from '../domain/local-date.ts';
import type { DataSet } from './data-set.ts';

/**
 * The calendar day at the museum whenever it is asked.
 *
 * @param now the host's clock
 * @param pinned the value of `MUSEUM_TODAY`, if it is set
 * @throws {RangeError} at once, if the pinned day is no day
 */
export function museumClock(
  { timeZone }: Pick<DataSet, 'timeZone'>,
  now: () => Date,
  pinned: string | undefined,
): () => LocalDate {
  museumDay(now(), timeZone, pinned);
  return () => museumDay(now(), timeZone, pinned);
}
