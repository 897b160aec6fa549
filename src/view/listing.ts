import { eventsIn, type MuseumEvent } from '../domain/event.ts';
import { LAST_DATE, type LocalDate } from '../domain/local-date.ts';

/** The events that come on one day. */
export interface DayOfEvents {
  readonly date: LocalDate;
  readonly events: readonly MuseumEvent[];
}

/** Events that are not over on `date`, each once, under its first day from then on. */
export function comingEvents(events: readonly MuseumEvent[], date: LocalDate): DayOfEvents[] {
  const byDay = Map.groupBy(eventsIn(events, date, LAST_DATE), (coming) => coming.date);
  return [...byDay].map(([day, coming]) => ({
    date: day,
    events: coming.map(({ event }) => event),
  }));
}
