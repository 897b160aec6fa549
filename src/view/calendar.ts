import { announcedDates, type MuseumEvent } from '../domain/event.ts';
import { eachDay, type LocalDate } from '../domain/local-date.ts';
import { type Weekday, WEEKDAYS } from '../domain/weekday.ts';
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

/**
 * Whether an event goes on over days during opening hours, as exhibitions do. A calendar names it once for a month, not
 * on every day.
 */
export function isOngoing({ rules, times }: Pick<MuseumEvent, 'rules' | 'times'>): boolean {
  return times.length === 0 && rules.some(({ kind }) => kind === 'span');
}

/** The events announced for each day of a month but the ongoing ones, by their first session. */
export function eventsByDay(
  { days }: CalendarMonth,
  events: readonly MuseumEvent[],
): ReadonlyMap<LocalDate, readonly MuseumEvent[]> {
  const inOrder = events.filter((event) => !isOngoing(event)).toSorted(bySession);
  const byDay = new Map<LocalDate, MuseumEvent[]>(days.map((date) => [date, []]));
  for (const event of inOrder) {
    for (const date of announcedDates(event)) byDay.get(date)?.push(event);
  }
  return byDay;
}

/** The ongoing events that are announced for a day in a month. */
export function ongoingIn(
  { days }: CalendarMonth,
  events: readonly MuseumEvent[],
): readonly MuseumEvent[] {
  const inMonth = new Set(days);
  return events.filter(
    (event) => isOngoing(event) && announcedDates(event).some((date) => inMonth.has(date)),
  );
}

/** The order of events within a day: by their first session, then by name. */
export function bySession(a: MuseumEvent, b: MuseumEvent): number {
  const key = ({ times, name }: MuseumEvent) => `${times[0]?.start ?? ''} ${name}`;
  return key(a) < key(b) ? -1 : 1;
}
