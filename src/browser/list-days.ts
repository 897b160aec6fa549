import { cancellationOn } from '../domain/event.ts';
import type { LocalDate } from '../domain/local-date.ts';
import type { Day } from '../domain/opening-hours.ts';
import type { TimeOfDay } from '../domain/time-of-day.ts';
import type { Listable } from '../view/listing.ts';
import { dayAfter, daysAfter, weekendFrom, type DaySpan } from '../view/weekend.ts';
import type { Wanted } from './event-filter.ts';
import type { MuseumTime } from './museum-clock.ts';

/**
 * Which days a list of events shows at a moment, by the museum's clock:
 *
 * - An event's day is over when its last session ends. Without sessions it is over when the museum closes; if the
 *   museum is closed all day, or the page is too old to know its hours, at midnight. A day that is over is not listed.
 * - “Today” is the museum's day until midnight.
 * - “Weekend” is this weekend from today on. A day of it has passed once the museum has closed and the last event of
 *   that day is over; when its last day has passed, “Weekend” is the next one.
 * - Today, the weekend and any span of at most 31 days list each event on each of its days. Months and open spans are
 *   an overview: they list each event once.
 */
export interface ListSpan extends DaySpan {
  readonly isDayByDay: boolean;
}

/** An event with the end of its last session, if it has sessions, and whether it is cancelled as a whole. */
export interface TimedEvent extends Listable {
  readonly end: TimeOfDay | undefined;
  readonly isCancelled: boolean;
}

/** The most days that are listed one by one. */
const MOST_DAYS = 31;
const LAST_DATE = '9999-12-31' as LocalDate;

/**
 * An event without the days that are over.
 *
 * @param hours the museum's hours today; `undefined` if they are not known
 */
export function stillToCome<Event extends TimedEvent>(
  event: Event,
  { date: today, time }: MuseumTime,
  hours: Day | undefined,
): Event {
  const end = event.end ?? (hours?.kind === 'open' ? hours.closes : undefined);
  const first = end !== undefined && end <= time ? dayAfter(today) : today;
  return {
    ...event,
    dates: event.dates.filter((date) => date >= first),
    cancelledDates: event.cancelledDates.filter(({ date }) => date >= first),
  };
}

/**
 * The weekend that a list means.
 *
 * @param toCome the events of the list, as {@link stillToCome} returns them
 * @param hours as there
 * @param weekend the days of the week that are the weekend, as ISO 8601 numbers them
 */
export function weekendAt(
  { date: today, time }: MuseumTime,
  toCome: readonly TimedEvent[],
  hours: Day | undefined,
  weekend: readonly number[],
): DaySpan {
  const hasClosed = hours && (hours.kind === 'closed' || hours.closes <= time);
  const isSomethingOn = toCome.some(
    (event) => !event.isCancelled && event.dates.includes(today) && !cancellationOn(event, today),
  );
  return weekendFrom(hasClosed && !isSomethingOn ? dayAfter(today) : today, weekend);
}

/** The days that are wanted, none of them before today. */
export function daysWanted(
  { when, from, to }: Wanted,
  today: LocalDate,
  weekend: DaySpan,
): ListSpan {
  if (when === 'today') return { first: today, last: today, isDayByDay: true };
  if (when === 'weekend') return { ...weekend, isDayByDay: true };
  const start = when ? `${when}-01` : (from ?? '');
  const first = start > today ? (start as LocalDate) : today;
  const last = (when ? `${when}-31` : (to ?? LAST_DATE)) as LocalDate;
  return { first, last, isDayByDay: !when && last < daysAfter(first, MOST_DAYS) };
}
