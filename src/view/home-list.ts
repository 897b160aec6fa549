import { addDays, eachDay, LAST_DATE, type LocalDate } from '../domain/local-date.ts';
import type { Publication } from '../domain/publication.ts';
import { overview, type DayOfEvents, type ListEntry } from './listing.ts';

/** The days of events that the home page shows. */
export const HOME_EVENT_DAYS = 3;

/** The days of opening hours that it shows, after the museum's day. */
export const HOME_HOURS_DAYS = 6;

/** How many days old the page may be and still show the right ones. */
const SPARE_DAYS = 7;

/** What the home page shows about events. */
export interface HomeList {
  readonly days: readonly DayOfEvents[];
  /** Entries of further events, which it will show when days have passed. */
  readonly later: readonly ListEntry[];
}

/** The next days of events, and what the page needs to move on without a new build. */
export function homeList({ events, today }: Publication): HomeList {
  const daysFrom = (first: LocalDate) =>
    overview(events, { first, last: LAST_DATE }).slice(0, HOME_EVENT_DAYS);
  const days = daysFrom(today);
  // In the evening the list begins with the day after.
  const needed = eachDay(today, addDays(today, SPARE_DAYS + 1)).flatMap(daysFrom);
  const later = new Map(
    needed.flatMap(({ entries }) => entries.map((entry) => [entry.event, entry])),
  );
  for (const { entries } of days) for (const { event } of entries) later.delete(event);
  return { days, later: [...later.values()] };
}

/** The days after the museum's own whose hours the home page knows; it shows the first of them. */
export function homeHoursDates({ today }: Publication): readonly LocalDate[] {
  return eachDay(addDays(today, 1), addDays(today, HOME_HOURS_DAYS + SPARE_DAYS));
}
