import { eventsIn, type MuseumEvent } from '../domain/event.ts';
import { LAST_DATE, type LocalDate } from '../domain/local-date.ts';
import { monthOf } from './dates.ts';

/** The events that come on one day. */
export interface DayOfEvents {
  readonly date: LocalDate;
  readonly events: readonly MuseumEvent[];
}

/** The days of one month that events come on. */
export interface MonthOfEvents {
  /** Its first day. */
  readonly month: LocalDate;
  readonly days: readonly DayOfEvents[];
}

/** Events with a day from `first` to `last`, each once, under the first such day. */
export function comingEvents(
  events: readonly MuseumEvent[],
  first: LocalDate,
  last: LocalDate = LAST_DATE,
): DayOfEvents[] {
  const byDay = Map.groupBy(eventsIn(events, first, last), (coming) => coming.date);
  return [...byDay].map(([day, coming]) => ({
    date: day,
    events: coming.map(({ event }) => event),
  }));
}

/** Days of events under their months. */
export function byMonth(days: readonly DayOfEvents[]): MonthOfEvents[] {
  const months = Map.groupBy(days, ({ date }) => monthOf(date));
  return [...months].map(([month, inMonth]) => ({ month, days: inMonth }));
}
