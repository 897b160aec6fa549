import { TZDate } from '@date-fns/tz';
import { UTCDate, utc } from '@date-fns/utc';
// One module a function: the whole of date-fns takes a host three seconds to load.
import { addDays as plusDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { WEEKDAYS, type Weekday } from './weekday.ts';

declare const localDate: unique symbol;

/**
 * A calendar day where the museum stands, written `YYYY-MM-DD` (ISO 8601, proleptic Gregorian).
 * Not an instant: it has no time and no zone, so it compares and sorts as plain text.
 */
export type LocalDate = string & { readonly [localDate]: true };

/** The last day that four digits of a year can write. */
export const LAST_DATE = '9999-12-31' as LocalDate;

const IN_UTC = { in: utc };

/**
 * Reads a calendar day.
 *
 * @param text `YYYY-MM-DD`, e.g. `2024-02-29`
 * @returns the same text, known to name a real day
 * @throws {SyntaxError} if `text` is not of that form
 * @throws {RangeError} if no such day exists, e.g. `2023-02-29`
 */
export function parseLocalDate(text: string): LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    throw new SyntaxError(`“${text}” is not a day. Write year, month and day, such as 2026-05-02`);
  }
  if (!isValid(parseISO(text, IN_UTC))) {
    throw new RangeError(
      `${text} is not in the calendar. Write a day that exists, such as ${lastDayNear(text)}`,
    );
  }
  return text as LocalDate;
}

/**
 * The day `days` after `date`; negative goes back.
 *
 * @throws {RangeError} if that lies outside the years 0000 to 9999
 */
export function addDays(date: LocalDate, days: number): LocalDate {
  const result = formatISO(plusDays(new UTCDate(date), days), { representation: 'date' });
  if (!/^\d{4}-/.test(result)) throw new RangeError(`${date} and ${days} days is out of range`);
  return result as LocalDate;
}

/** How many days `to` lies after `from`; negative if before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return differenceInCalendarDays(new UTCDate(to), new UTCDate(from));
}

/** Every day from `first` to `last`, both included; none if `last` is before `first`. */
export function eachDay(first: LocalDate, last: LocalDate): LocalDate[] {
  if (last < first) return [];
  const days = eachDayOfInterval({ start: new UTCDate(first), end: new UTCDate(last) }, IN_UTC);
  return days.map((day) => formatISO(day, { representation: 'date' }) as LocalDate);
}

/** The day of the week. */
export function weekdayOf(date: LocalDate): Weekday {
  return WEEKDAYS[(getISODay(new UTCDate(date)) - 1) as 0];
}

/**
 * The calendar day that an instant falls on in a time zone.
 *
 * @param timeZone an IANA name, e.g. `Pacific/Kiritimati`
 */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  return parseLocalDate(
    formatISO(new TZDate(instant.getTime(), timeZone), { representation: 'date' }),
  );
}

/**
 * The museum's day: the one that is pinned, else that of an instant in the museum's zone.
 *
 * @param pinned the value of `MUSEUM_TODAY`, which previews and tests set; nothing if undefined or empty
 * @throws {RangeError} if the pinned day is no day
 */
export function museumDay(now: Date, timeZone: string, pinned: string | undefined): LocalDate {
  if (!pinned) return localDateAt(now, timeZone);
  try {
    return parseLocalDate(pinned);
  } catch (error) {
    throw new RangeError(`MUSEUM_TODAY: ${(error as Error).message}`, { cause: error });
  }
}

/** A day that exists close to a written one that does not: the last of its month, else of its year. */
function lastDayNear(text: string): string {
  const [year, month] = text.split('-');
  const days = ['31', '30', '29', '28'].map((day) => `${year}-${month}-${day}`);
  return days.find((day) => isValid(parseISO(day, IN_UTC))) ?? `${year}-12-31`;
}
