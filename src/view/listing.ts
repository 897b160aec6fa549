import {
  announcedDates,
  byDateAndName,
  cancellationOn,
  type CancelledDate,
  type ComingEvent,
  type MuseumEvent,
} from '../domain/event.ts';
import type { LocalDate } from '../domain/local-date.ts';
import { dateText, monthOf } from './dates.ts';
import { fill } from './sentence.ts';
import type { DaySpan } from './weekend.ts';

/** What a list needs to know about an event. Its `dates` may hold the cancelled days, too. */
export type Listable = Pick<MuseumEvent, 'eventId' | 'name' | 'dates' | 'cancelledDates'>;

/** An event under one of its days. */
export interface ListEntry<Event extends Listable = MuseumEvent> extends ComingEvent<Event> {
  /** Why the event is not held on that day; `undefined` if only that day is as planned. */
  readonly cancellation: CancelledDate | undefined;
  /** The cancelled days before that day which have no entry of their own, ascending. */
  readonly cancelledBefore: readonly CancelledDate[];
}

/** The entries of one day, by name. */
export interface DayOfEvents<Event extends Listable = MuseumEvent> {
  readonly date: LocalDate;
  readonly entries: readonly ListEntry<Event>[];
}

/** The days of one month that have entries. */
export interface MonthOfEvents<Event extends Listable = MuseumEvent> {
  /** Its first day. */
  readonly month: LocalDate;
  readonly days: readonly DayOfEvents<Event>[];
}

/** Each event under each of its days in the span, held or cancelled. */
export function dayByDay<Event extends Listable>(
  events: readonly Event[],
  span: DaySpan,
): DayOfEvents<Event>[] {
  return byDay(events.flatMap((event) => entriesOf(event, span)));
}

/**
 * Each event once, under the first day in the span on which it is held. If all its days there are cancelled, it stands
 * under the first of these.
 */
export function overview<Event extends Listable>(
  events: readonly Event[],
  span: DaySpan,
): DayOfEvents<Event>[] {
  return byDay(
    events.flatMap((event) => {
      const entries = entriesOf(event, span);
      const held = Math.max(
        entries.findIndex(({ cancellation }) => !cancellation),
        0,
      );
      const entry = entries[held];
      const before = entries.slice(0, held).flatMap(({ cancellation }) => cancellation ?? []);
      return entry ? [{ ...entry, cancelledBefore: before }] : [];
    }),
  );
}

/** The number of events in a list, however many days each is listed under. */
export function countOf(days: readonly DayOfEvents<Listable>[]): number {
  return new Set(days.flatMap(({ entries }) => entries.map(({ event }) => event.eventId))).size;
}

/** Days of events under their months. */
export function byMonth<Event extends Listable>(
  days: readonly DayOfEvents<Event>[],
): MonthOfEvents<Event>[] {
  const months = Map.groupBy(days, ({ date }) => monthOf(date));
  return [...months].map(([month, inMonth]) => ({ month, days: inMonth }));
}

/** Sentences about cancelled days, with `{name}` for each value. */
export interface CancellationWords {
  readonly notHeldOn: string;
  readonly notHeldFrom: string;
}

/**
 * What an entry says about cancelled days: why its own is, or which ones before it are and why. Empty if none is.
 *
 * @param language BCP 47
 */
export function cancellationText(
  { cancellation, cancelledBefore }: ListEntry<Listable>,
  words: CancellationWords,
  language: string,
): string {
  if (cancellation) return cancellation.reason;
  const [first] = cancelledBefore;
  const last = cancelledBefore.at(-1);
  if (!first || !last) return '';
  // The event has no other day between these.
  return fill(first === last ? words.notHeldOn : words.notHeldFrom, {
    first: dateText(first.date, 'short', language),
    last: dateText(last.date, 'short', language),
    reason: [...new Set(cancelledBefore.map(({ reason }) => reason))].join(' · '),
  });
}

function byDay<Event extends Listable>(entries: readonly ListEntry<Event>[]): DayOfEvents<Event>[] {
  const days = Map.groupBy(entries.toSorted(byDateAndName), ({ date }) => date);
  return [...days].map(([date, inDay]) => ({ date, entries: inDay }));
}

function entriesOf<Event extends Listable>(
  event: Event,
  { first, last }: DaySpan,
): ListEntry<Event>[] {
  return announcedDates(event)
    .filter((date) => first <= date && date <= last)
    .map((date) => ({
      event,
      date,
      cancellation: cancellationOn(event, date),
      cancelledBefore: [],
    }));
}
