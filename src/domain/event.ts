import { datesOf, type DateRule } from './date-rule.ts';
import type { LocalDate } from './local-date.ts';
import { exceptionAt, isOpenOn, type Day, type Schedule } from './opening-hours.ts';
import type { TimeSpan } from './time-of-day.ts';

/** Source: schema.org/EventStatusType for `scheduled` and `cancelled`, schema.org/SoldOut. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'sold out'] as const;

/** Whether an event takes place and has room. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** A special event of the museum. */
export interface MuseumEvent {
  /** A UUID, lower case. */
  readonly eventId: string;
  readonly name: string;
  /** A place in the museum. */
  readonly location: string;
  /** A short plain text. */
  readonly eventDescription: string;
  /** Every day of the event, past ones too; ascending, without repeats, at least one. */
  readonly dates: readonly LocalDate[];
  /** How those days were written, which is how people say them. */
  readonly rules: readonly DateRule[];
  /** In the museum's currency; 0 is free. */
  readonly price: number;
  /** The sessions on each of its days, by start; none if it goes on during opening hours. */
  readonly times: readonly TimeSpan[];
  readonly category: string;
  /** Where places are booked, an `https:` or `http:` address. */
  readonly bookingUrl?: string | undefined;
  readonly status: EventStatus;
  /** Whether it is meant to be held while the museum is closed. */
  readonly evenWhenClosed: boolean;
}

/** The days of an event, sorted by what the museum's hours say of them. */
export interface HeldDates {
  /** The days that the event is held on, ascending, without repeats. */
  readonly dates: readonly LocalDate[];
  /** Days of a weekly repetition on which the museum is closed, those of every year apart. Not held. */
  readonly leftOut: readonly LocalDate[];
  /** Closed days that were written one by one. Held, though nearly always a mistake. */
  readonly closed: readonly LocalDate[];
}

/**
 * The days that an event's rules come to.
 *
 * A span or a weekly repetition means the open days in it: an exhibition is not on while the doors are shut.
 *
 * @param evenWhenClosed whether the event is meant to be held on closed days too
 * @param through where a repetition without end is cut off
 */
export function heldDates(
  rules: readonly DateRule[],
  { evenWhenClosed }: Pick<MuseumEvent, 'evenWhenClosed'>,
  schedule: Schedule,
  through: LocalDate,
): HeldDates {
  const held = new Set<LocalDate>();
  const leftOut = new Set<LocalDate>();
  const closed = new Set<LocalDate>();
  for (const rule of rules) {
    for (const date of datesOf(rule, through)) {
      if (evenWhenClosed || isOpenOn(schedule, date)) held.add(date);
      else if (rule.kind === 'day') closed.add(date);
      else if (rule.kind === 'weekly' && !isClosedEveryYear(schedule, date)) leftOut.add(date);
    }
  }
  return {
    dates: [...held.union(closed)].toSorted(),
    leftOut: [...leftOut.difference(closed)].toSorted(),
    closed: [...closed].toSorted(),
  };
}

/** When an event is on, on one of its days: in its sessions, else while the museum is open. */
export function spansOn({ times }: Pick<MuseumEvent, 'times'>, day: Day): readonly TimeSpan[] {
  if (times.length > 0) return times;
  return day.kind === 'open' ? [{ start: day.opens, end: day.closes }] : [];
}

/** The first day of an event on or after `date`. */
export function nextDate(
  { dates }: Pick<MuseumEvent, 'dates'>,
  date: LocalDate,
): LocalDate | undefined {
  return dates.find((each) => each >= date);
}

/** An event and the day that it comes on next. */
export interface ComingEvent<Event> {
  readonly event: Event;
  readonly date: LocalDate;
}

/**
 * The events with a day from `first` to `last`, both included, each with the first such day.
 *
 * By that day, then name, then eventId: a total order.
 * Source: contract, order of events.
 */
export function eventsIn<Event extends Pick<MuseumEvent, 'dates' | 'name' | 'eventId'>>(
  events: readonly Event[],
  first: LocalDate,
  last: LocalDate,
): readonly ComingEvent<Event>[] {
  return events
    .flatMap((event) => {
      const date = nextDate(event, first);
      return date !== undefined && date <= last ? [{ event, date }] : [];
    })
    .toSorted(
      (a, b) =>
        compare(a.date, b.date) ||
        compare(a.event.name, b.event.name) ||
        compare(a.event.eventId, b.event.eventId),
    );
}

/**
 * Reads an event's identifier.
 *
 * @param text a UUID in either case
 * @returns the same in lower case
 * @throws {SyntaxError} if `text` is not of that form. Source: RFC 9562, section 4
 */
export function parseEventId(text: string): string {
  if (!/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)) {
    throw new SyntaxError(
      `“${text}” is not a UUID. Write 32 hexadecimal digits such as 9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d`,
    );
  }
  return text.toLowerCase();
}

function isClosedEveryYear(schedule: Schedule, date: LocalDate): boolean {
  return exceptionAt(schedule, date)?.dates.kind === 'yearly';
}

/** By code unit, so that every machine and language agrees. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
