import { daysBetween, parseLocalDate, type LocalDate } from '../domain/local-date.ts';

const EPOCH = parseLocalDate('1970-01-01');

/**
 * The `SEQUENCE` of a calendar entry. A program takes a change only if its number is not lower than the one it knows.
 *
 * A build knows nothing of the builds before it, so it cannot count an entry's changes. It counts days instead: every
 * day's number is higher than those of the day before, whatever has changed, and within a day the cancelled state is
 * the higher one. Equal content on an equal day gives an equal number.
 * Source: RFC 5545, section 3.8.7.4.
 */
export function sequenceOn(today: LocalDate, state: 'scheduled' | 'cancelled'): number {
  return daysBetween(EPOCH, today) * 2 + (state === 'cancelled' ? 1 : 0);
}
