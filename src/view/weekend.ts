import type { LocalDate } from '../domain/local-date.ts';

/** Days from the first to the last, both included. */
export interface DaySpan {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/**
 * The days of the week that a language's region calls the weekend, as ISO 8601 numbers them: 6 and 7 in Britain.
 *
 * @param language BCP 47 with a region, e.g. `en-GB`
 */
export function weekendDays(language: string): readonly number[] {
  return new Intl.Locale(language).getWeekInfo().weekend;
}

/** The weekend that `date` lies in, as far as it is still to come; else the next one. */
export function weekendFrom(date: LocalDate, weekend: readonly number[]): DaySpan {
  const isWeekend = (day: LocalDate) => weekend.includes(isoDay(day));
  let first = date;
  while (!isWeekend(first)) first = dayAfter(first);
  let last = first;
  while (isWeekend(dayAfter(last))) last = dayAfter(last);
  return { first, last };
}

/** Every day of a span. */
export function datesIn({ first, last }: DaySpan): readonly LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = first; date <= last; date = dayAfter(date)) dates.push(date);
  return dates;
}

/** The day after. In UTC, where every day has 24 hours: a browser need not load a calendar library for it. */
export function dayAfter(date: LocalDate): LocalDate {
  return daysAfter(date, 1);
}

/** The day `days` after `date`, likewise. */
export function daysAfter(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10) as LocalDate;
}

function isoDay(date: LocalDate): number {
  return new Date(date).getUTCDay() || 7;
}
