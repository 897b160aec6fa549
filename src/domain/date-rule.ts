import {
  addDays,
  daysBetween,
  eachDay,
  parseLocalDate,
  weekdayOf,
  type LocalDate,
} from './local-date.ts';
import { parseMonthDay } from './month-day.ts';
import type { ExceptionDates } from './opening-hours.ts';
import { WEEKDAYS, type Weekday } from './weekday.ts';

/** How an event's days are written. */
export type DateRule =
  | { readonly kind: 'day'; readonly date: LocalDate }
  | { readonly kind: 'span'; readonly first: LocalDate; readonly last: LocalDate }
  | {
      readonly kind: 'weekly';
      readonly weekday: Weekday;
      readonly first: LocalDate;
      /** Goes on without end if absent. */
      readonly last?: LocalDate | undefined;
      readonly except: readonly LocalDate[];
    };

/** The longest that a written span may last; a longer one is nearly always a mistyped year. */
const MAX_SPAN_DAYS = 3660;

const DAY = /\d[\d-]*/.source;
const WEEKLY = new RegExp(
  `^every +(?<weekday>\\p{L}+) +from +(?<first>${DAY})(?: +to +(?<last>${DAY}))?(?:,? +except +(?<except>.+))?$`,
  'u',
);

/**
 * Reads one line of an event's dates.
 *
 * @param text `2026-12-05`, `2026-12-05 to 2026-12-08`, `every Saturday from 2026-01-10`, the last also with
 *   ` to 2026-06-27` and ` except 2026-05-02, 2026-05-09` behind it
 * @throws {SyntaxError} if `text` is not of that form
 * @throws {RangeError} if a day does not exist, a span ends before it begins or lasts over ten years, or an
 *   excepted day is none that the rule names
 */
export function parseDateRule(text: string): DateRule {
  if (text.startsWith('every ')) return parseWeekly(text);
  if (/ to /.test(text)) return { kind: 'span', ...parseDateSpan(text) };
  return { kind: 'day', date: parseLocalDate(text) };
}

/**
 * Reads a span of days.
 *
 * @param text `2026-12-05 to 2026-12-08`
 * @throws {SyntaxError} if `text` is not of that form
 * @throws {RangeError} if a day does not exist, or the span ends before it begins or lasts over ten years
 */
export function parseDateSpan(text: string): { first: LocalDate; last: LocalDate } {
  const parts = text.split(/ +to +/);
  if (parts.length !== 2) {
    throw new SyntaxError(
      `“${text}” is not a span of days. Write its first and last day, such as 2026-12-05 to 2026-12-08`,
    );
  }
  const [first, last] = parts.map(parseLocalDate) as [LocalDate, LocalDate];
  checkOrder(first, last);
  return { first, last };
}

/**
 * Reads the days of an exception.
 *
 * @param text `2026-12-03`, `2027-01-11 to 2027-01-15`, `every 25 December` or `2027-01-11 until further notice`
 * @throws {SyntaxError} if `text` is not of that form
 * @throws {RangeError} if a day does not exist, or a span ends before it begins or lasts over ten years
 */
export function parseExceptionDates(text: string): ExceptionDates {
  if (text.startsWith('every ')) return { kind: 'yearly', monthDay: parseMonthDay(text.slice(6)) };
  const [from, ...rest] = text.split(/ +until further notice$/);
  if (rest.length > 0) return { kind: 'until further notice', first: parseLocalDate(from ?? '') };
  if (/ to /.test(text)) return { kind: 'span', ...parseDateSpan(text) };
  const date = parseLocalDate(text);
  return { kind: 'span', first: date, last: date };
}

/** The days that a rule names, ascending; one without end is followed through `through`. */
export function datesOf(rule: DateRule, through: LocalDate): LocalDate[] {
  switch (rule.kind) {
    case 'day':
      return [rule.date];
    case 'span':
      return eachDay(rule.first, rule.last);
    case 'weekly': {
      const start = firstOn(rule.weekday, rule.first);
      const weeks = Math.floor(daysBetween(start, rule.last ?? through) / 7);
      return Array.from({ length: Math.max(0, weeks + 1) }, (_, week) =>
        addDays(start, week * 7),
      ).filter((date) => !rule.except.includes(date));
    }
  }
}

/** The first day that a rule may name. */
export function firstDayOf(rule: DateRule): LocalDate {
  return rule.kind === 'day' ? rule.date : rule.first;
}

function parseWeekly(text: string): DateRule {
  const { weekday = '', first = '', last, except } = WEEKLY.exec(text)?.groups ?? {};
  if (!first) {
    throw new SyntaxError(
      `“${text}” is not a weekly repetition. Write it such as every Saturday from 2026-01-10 to 2026-06-27 except 2026-05-02`,
    );
  }
  const rule = {
    kind: 'weekly' as const,
    weekday: parseWeekday(weekday),
    first: parseLocalDate(first),
    last: last === undefined ? undefined : parseLocalDate(last),
    except: except?.split(/ *, */).map(parseLocalDate) ?? [],
  };
  if (rule.last !== undefined) checkOrder(rule.first, rule.last);
  for (const date of rule.except) {
    const beyond = date < rule.first || (rule.last !== undefined && date > rule.last);
    if (beyond || weekdayOf(date) !== rule.weekday) {
      throw new RangeError(
        `${date} is excepted, but it is a ${capitalised(weekdayOf(date))}${beyond ? ' outside the repetition' : ''}. Write a ${capitalised(rule.weekday)} that the repetition would include`,
      );
    }
  }
  return rule;
}

function capitalised(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

function parseWeekday(text: string): Weekday {
  const weekday = WEEKDAYS.find((known) => known === text.toLowerCase());
  if (!weekday) {
    throw new SyntaxError(
      `“${text}” is not a day of the week. Write one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday`,
    );
  }
  return weekday;
}

function checkOrder(first: LocalDate, last: LocalDate): void {
  if (last < first) {
    throw new RangeError(`${last} comes before ${first}. Write the earlier day first`);
  }
  if (daysBetween(first, last) > MAX_SPAN_DAYS) {
    throw new RangeError(
      `${first} to ${last} is more than ten years. Correct the year, or write a shorter span`,
    );
  }
}

function firstOn(weekday: Weekday, date: LocalDate): LocalDate {
  const ahead = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(date));
  return addDays(date, (ahead + 7) % 7);
}
