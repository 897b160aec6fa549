import { addDays, eachDay, type LocalDate } from '../domain/local-date.ts';
import { entryText, type CalendarEntry } from './calendar-text.ts';

/** The most that the entries of a feed may take, in bytes: Google Calendar drops feeds over about 1 MB. */
const MAX_BYTES = 250_000;

/** The nearest part of a calendar. */
export interface CalendarWindow {
  /** As `entryText` writes them. */
  readonly entries: readonly string[];
  /** The last day that it covers. */
  readonly through: LocalDate;
}

/**
 * The entries from one day to another, as many whole days as a feed has room for. If the first day alone is too much,
 * as many of its entries as fit.
 *
 * @param entriesFrom the entries to show from a day on
 */
export function windowOf(
  first: LocalDate,
  last: LocalDate,
  entriesFrom: (date: LocalDate) => readonly CalendarEntry[],
): CalendarWindow {
  const entries: string[] = [];
  let room = MAX_BYTES;
  for (const date of eachDay(first, last)) {
    const before = entries.length;
    for (const text of entriesFrom(date).map(entryText)) {
      room -= UTF8.encode(text).length;
      if (room < 0) {
        return date === first
          ? { entries, through: first }
          : { entries: entries.slice(0, before), through: addDays(date, -1) };
      }
      entries.push(text);
    }
  }
  return { entries, through: last };
}

const UTF8 = new TextEncoder();
