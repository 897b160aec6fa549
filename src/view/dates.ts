import type { LocalDate } from '../domain/local-date.ts';
import { type Weekday, WEEKDAYS } from '../domain/weekday.ts';

/** How much of a day is said. */
const STYLES = {
  /** Friday, 20 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 November 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Friday 20 November */
  dayLong: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Fri 20 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 20 Nov */
  dayMonth: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Friday */
  weekday: { weekday: 'long' },
  /** Fri */
  weekdayShort: { weekday: 'short' },
  /** Fri 20 */
  weekdayDay: { weekday: 'short', day: 'numeric' },
  /** 20 */
  number: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A way of writing a day, by name. */
export type DateStyle = keyof typeof STYLES;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as people of a language write it.
 *
 * @param language BCP 47
 */
export function dateText(date: LocalDate, style: DateStyle, language: string): string {
  return formatter(style, language).format(midnight(date));
}

/** A day as people of a language say it on another: “Tuesday 24 November”, with the year if it differs. */
export function nearDateText(date: LocalDate, from: LocalDate, language: string): string {
  return dateText(date, date.slice(0, 4) === from.slice(0, 4) ? 'dayLong' : 'full', language);
}

/** Two days as people of a language write all that lies between, e.g. 20–26 November 2026. */
export function dateRangeText(
  first: LocalDate,
  last: LocalDate,
  style: DateStyle,
  language: string,
): string {
  return formatter(style, language).formatRange(midnight(first), midnight(last));
}

/** Words in a row, e.g. “a, b and c”. */
export function listText(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(words);
}

/** The name of a weekday, e.g. Friday. */
export function weekdayText(weekday: Weekday, language: string): string {
  // 1 January 2024 was a Monday.
  return dateText(`2024-01-0${WEEKDAYS.indexOf(weekday) + 1}` as LocalDate, 'weekday', language);
}

/** The first day of a date's month. */
export function monthOf(date: LocalDate): LocalDate {
  return `${date.slice(0, 7)}-01` as LocalDate;
}

/** What `Intl` is given to write a day: its midnight in UTC, which the formatters below are set to. */
function midnight(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function formatter(style: DateStyle, language: string): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...STYLES[style], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}
