import { addDays, weekdayOf, type LocalDate } from './local-date.ts';
import { monthDayOf, type MonthDay } from './month-day.ts';
import { parseTimeOfDay, parseTimeSpan, type TimeOfDay } from './time-of-day.ts';
import type { Weekday } from './weekday.ts';

/**
 * One day at the museum. `opens < closes`, both on that day; `opens < lastAdmission < closes`.
 * Source: schema.org/OpeningHoursSpecification for the names.
 */
export type Day =
  | {
      readonly kind: 'open';
      readonly opens: TimeOfDay;
      readonly closes: TimeOfDay;
      readonly lastAdmission?: TimeOfDay | undefined;
    }
  | { readonly kind: 'closed' };

/** What the museum does on each day of a week. */
export type Week = Readonly<Record<Weekday, Day>>;

/** A part of the year with a week of its own, first and last day included. */
export interface Season {
  readonly name: string;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly week: Week;
}

/** The days that an exception holds for. */
export type ExceptionDates =
  | { readonly kind: 'span'; readonly first: LocalDate; readonly last: LocalDate }
  | { readonly kind: 'yearly'; readonly monthDay: MonthDay }
  | { readonly kind: 'until further notice'; readonly first: LocalDate };

/** Days that differ from the week they lie in, and why. */
export interface Exception {
  readonly dates: ExceptionDates;
  readonly day: Day;
  /** What visitors read, in the museum's language. */
  readonly reason: string;
}

/**
 * Everything that determines the museum's hours. No two seasons share a day, and no two exceptions do, except that a
 * closure until further notice may cover any others, and one until further notice a yearly one.
 */
export interface Schedule {
  readonly usual: Week;
  readonly seasons: readonly Season[];
  readonly exceptions: readonly Exception[];
}

/**
 * What the museum does on `date`.
 *
 * An exception replaces the day whole, a season the week whole; nothing merges.
 * Source: schema.org/specialOpeningHoursSpecification, which overrides openingHoursSpecification.
 */
export function dayAt(schedule: Schedule, date: LocalDate): Day {
  return exceptionAt(schedule, date)?.day ?? weekAt(schedule, date)[weekdayOf(date)];
}

/**
 * The exception that holds on `date`, if one does. A closure until further notice overrides all others, and any dated
 * exception overrides a yearly one.
 */
export function exceptionAt(schedule: Schedule, date: LocalDate): Exception | undefined {
  const holding = schedule.exceptions.filter(({ dates }) => holdsOn(dates, date));
  return (
    holding.find(isOpenEndedClosure) ??
    holding.find(({ dates }) => dates.kind !== 'yearly') ??
    holding[0]
  );
}

/** Whether an exception closes the museum until further notice. */
export function isOpenEndedClosure({ dates, day }: Exception): boolean {
  return dates.kind === 'until further notice' && day.kind === 'closed';
}

/** The dated exception that closes the museum on `date`: one day, a span or until further notice. */
export function closureAt(schedule: Schedule, date: LocalDate): Exception | undefined {
  const exception = exceptionAt(schedule, date);
  const isClosure = exception?.day.kind === 'closed' && exception.dates.kind !== 'yearly';
  return isClosure ? exception : undefined;
}

/** What the museum would do on `date` without dated exceptions: by a yearly one, the season or the usual week. */
export function regularDayAt(schedule: Schedule, date: LocalDate): Day {
  const yearly = schedule.exceptions.find(
    ({ dates }) => dates.kind === 'yearly' && holdsOn(dates, date),
  );
  return yearly?.day ?? weekAt(schedule, date)[weekdayOf(date)];
}

/** The season that `date` lies in, if it lies in one. */
export function seasonAt(schedule: Schedule, date: LocalDate): Season | undefined {
  return schedule.seasons.find(({ first, last }) => first <= date && date <= last);
}

/** The week that holds on `date`, exceptions apart. */
export function weekAt(schedule: Schedule, date: LocalDate): Week {
  return seasonAt(schedule, date)?.week ?? schedule.usual;
}

/** Whether the museum is open at any time of `date`. */
export function isOpenOn(schedule: Schedule, date: LocalDate): boolean {
  return dayAt(schedule, date).kind === 'open';
}

/** The first open day after `date` and not after `through`; `undefined` if there is none. */
export function nextOpenDate(
  schedule: Schedule,
  date: LocalDate,
  through: LocalDate,
): LocalDate | undefined {
  for (let next = date; next < through;) {
    next = addDays(next, 1);
    if (isOpenOn(schedule, next)) return next;
  }
  return undefined;
}

/**
 * Reads one day's hours.
 *
 * @param text `closed`, `10:00-17:00` or `10:00-17:00, last admission 16:15`
 * @throws {SyntaxError} if `text` is not of that form
 * @throws {RangeError} if the times do not follow each other on one day
 */
export function parseDay(text: string): Day {
  if (text === 'closed') return { kind: 'closed' };
  const [span = '', ...rest] = text.split(/,? +last admission +/);
  if (!/\d/.test(span) || rest.length > 1) {
    throw new SyntaxError(
      `“${text}” is neither closed nor a time span. Write closed, 10:00-17:00, or 10:00-17:00, last admission 16:15`,
    );
  }
  const { start: opens, end: closes } = parseTimeSpan(span);
  if (rest[0] === undefined) return { kind: 'open', opens, closes };
  const lastAdmission = parseTimeOfDay(rest[0]);
  if (lastAdmission <= opens || lastAdmission >= closes) {
    throw new RangeError(
      `Last admission at ${lastAdmission} is not between opening at ${opens} and closing at ${closes}. Write a time between them`,
    );
  }
  return { kind: 'open', opens, closes, lastAdmission };
}

/** Whether the dates of an exception include `date`. */
export function holdsOn(dates: ExceptionDates, date: LocalDate): boolean {
  switch (dates.kind) {
    case 'span':
      return dates.first <= date && date <= dates.last;
    case 'yearly':
      return dates.monthDay === monthDayOf(date);
    case 'until further notice':
      return dates.first <= date;
  }
}
