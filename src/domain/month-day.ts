import { parseLocalDate, type LocalDate } from './local-date.ts';

declare const monthDay: unique symbol;

/** A day of every year, written `MM-DD`. `02-29` comes in leap years only. */
export type MonthDay = string & { readonly [monthDay]: true };

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The month and day of a date. */
export function monthDayOf(date: LocalDate): MonthDay {
  return date.slice(5) as MonthDay;
}

/**
 * Reads a day of every year.
 *
 * @param text day and English month, e.g. `25 December`
 * @throws {SyntaxError} if `text` is not of that form
 * @throws {RangeError} if no year has that day, e.g. `31 April`
 */
export function parseMonthDay(text: string): MonthDay {
  const [, day, name = ''] = /^(\d{1,2}) +(\p{L}+)$/u.exec(text) ?? [];
  const month = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
  if (day === undefined || month === 0) {
    throw new SyntaxError(
      `“${text}” is not a day of the year. Write day and month, such as 25 December`,
    );
  }
  const written = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return monthDayOf(parseLocalDate(`2024-${written}`));
  } catch {
    throw new RangeError(`No year has a ${text}. Write a day that exists, such as 25 December`);
  }
}
