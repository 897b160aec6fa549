import { eachDay, weekdayOf, type LocalDate } from './local-date.ts';
import { isOpenOn, type Schedule } from './opening-hours.ts';

/** A part of a long list, and how long the whole list is. */
export interface OpenDates {
  readonly total: number;
  readonly dates: readonly LocalDate[];
}

/** What of a list is wanted: `limit` entries after the first `offset`. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The open days from `first` to `last`, both included, ascending: their number, and those of a slice.
 *
 * Counts by whole years, so that a range of many centuries costs no more than a few years: years of the same
 * length that begin on the same weekday have the same open days, unless a season or a dated exception falls in.
 */
export function openDatesIn(
  schedule: Schedule,
  first: LocalDate,
  last: LocalDate,
  { offset, limit }: Slice,
): OpenDates {
  const dates: LocalDate[] = [];
  let total = 0;
  for (let year = yearOf(first); year <= yearOf(last); year += 1) {
    const monthDays = openMonthDays(schedule, year);
    const isWhole = year > yearOf(first) && year < yearOf(last);
    const inYear = isWhole
      ? monthDays
      : monthDays.filter((monthDay) => {
          const date = dateOf(year, monthDay);
          return first <= date && date <= last;
        });
    const wanted = inYear.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total));
    dates.push(...wanted.map((monthDay) => dateOf(year, monthDay)));
    total += inYear.length;
  }
  return { total, dates };
}

/** Open days by schedule and kind of year: the same schedule always gives the same ones. */
const known = new WeakMap<Schedule, Map<string, readonly string[]>>();

function openMonthDays(schedule: Schedule, year: number): readonly string[] {
  const years = known.get(schedule) ?? new Map<string, readonly string[]>();
  known.set(schedule, years);
  const kind = kindOfYear(schedule, year);
  const monthDays =
    years.get(kind) ??
    eachDay(dateOf(year, '01-01'), dateOf(year, '12-31'))
      .filter((date) => isOpenOn(schedule, date))
      .map((date) => date.slice(5));
  years.set(kind, monthDays);
  return monthDays;
}

function kindOfYear(schedule: Schedule, year: number): string {
  const first = dateOf(year, '01-01');
  const last = dateOf(year, '12-31');
  const isDated =
    schedule.seasons.some((season) => season.first <= last && season.last >= first) ||
    schedule.exceptions.some(({ dates }) => {
      if (dates.kind === 'yearly') return false;
      return dates.first <= last && (dates.kind !== 'span' || dates.last >= first);
    });
  return isDated ? first : calendarOf(year);
}

/** Calendars by year of the Gregorian cycle of 400. */
const calendars = new Map<number, string>();

/** Which of the fourteen calendars a year has: those that agree on the weekdays of its first and last day. */
function calendarOf(year: number): string {
  const inCycle = 2000 + (year % 400);
  const calendar =
    calendars.get(inCycle) ??
    `${weekdayOf(dateOf(inCycle, '01-01'))} ${weekdayOf(dateOf(inCycle, '12-31'))}`;
  calendars.set(inCycle, calendar);
  return calendar;
}

function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

function dateOf(year: number, monthDay: string): LocalDate {
  return `${String(year).padStart(4, '0')}-${monthDay}` as LocalDate;
}
