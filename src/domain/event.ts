import type { DateRule } from './date-rule.ts';
import type { LocalDate } from './local-date.ts';
import type { Day } from './opening-hours.ts';
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
  /** Every day that the event is held on, past ones too; ascending, without repeats, at least one. */
  readonly dates: readonly LocalDate[];
  /**
   * The days of the event that are cancelled while others take place; ascending. Not in `dates`, unless the whole event
   * is cancelled for lack of other days.
   */
  readonly cancelledDates: readonly CancelledDate[];
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

/** A day on which an event is not held, contrary to its rules. */
export interface CancelledDate {
  readonly date: LocalDate;
  /** What visitors read, in the museum's language. */
  readonly reason: string;
}

/** All days that an event was announced for, held or cancelled; ascending, without repeats. */
export function announcedDates({
  dates,
  cancelledDates,
}: Pick<MuseumEvent, 'dates' | 'cancelledDates'>): readonly LocalDate[] {
  if (cancelledDates.length === 0) return dates;
  return [...new Set([...dates, ...cancelledDates.map(({ date }) => date)])].toSorted();
}

/** Why an event is not held on one of its days; `undefined` if only that day is as planned. */
export function cancellationOn(
  { cancelledDates }: Pick<MuseumEvent, 'cancelledDates'>,
  date: LocalDate,
): CancelledDate | undefined {
  return cancelledDates.find((cancelled) => cancelled.date === date);
}

/** Whether an event takes place on one of its announced days. If staff cancelled it, it takes place on none. */
export function isHeldOn(
  event: Pick<MuseumEvent, 'status' | 'cancelledDates'>,
  date: LocalDate,
): boolean {
  if (event.status === 'cancelled' && event.cancelledDates.length === 0) return false;
  return cancellationOn(event, date) === undefined;
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
    .toSorted(byDateAndName);
}

/** The order of events in a list: by day, then name, then eventId; total for one entry per event and day. */
export function byDateAndName(
  a: ComingEvent<Pick<MuseumEvent, 'name' | 'eventId'>>,
  b: ComingEvent<Pick<MuseumEvent, 'name' | 'eventId'>>,
): number {
  return (
    compare(a.date, b.date) ||
    compare(a.event.name, b.event.name) ||
    compare(a.event.eventId, b.event.eventId)
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

/** By code unit, so that every machine and language agrees. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
