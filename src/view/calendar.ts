import { eachDay, type LocalDate, type Weekday, WEEKDAYS } from '../domain/local-date.ts';
import { monthOf } from './dates.ts';

/** A month of a calendar: its first day, and those of its days that are shown. */
export interface CalendarMonth {
  readonly month: LocalDate;
  readonly days: readonly LocalDate[];
}

/** The months from that of `first` to `last`; the first one whole, the last one up to `last`. */
export function calendarMonths(first: LocalDate, last: LocalDate): CalendarMonth[] {
  const months = Map.groupBy(eachDay(monthOf(first), last), monthOf);
  return [...months].map(([month, days]) => ({ month, days }));
}

/**
 * The weekdays in the order of a language's calendars: from Monday in Britain, from Sunday in America.
 *
 * @param language BCP 47 with a region, e.g. `en-GB`
 */
export function weekdaysOf(language: string): readonly Weekday[] {
  const { firstDay } = new Intl.Locale(language).getWeekInfo();
  return [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];
}
