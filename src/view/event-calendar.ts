import {
  announcedDates,
  cancellationOn,
  nextDate,
  spansOn,
  type MuseumEvent,
} from '../domain/event.ts';
import { addDays, type LocalDate } from '../domain/local-date.ts';
import { dayAt } from '../domain/opening-hours.ts';
import type { Publication } from '../domain/publication.ts';
import type { TimeOfDay, TimeSpan } from '../domain/time-of-day.ts';
import { addressLine, calendarProduct } from './calendar-museum.ts';
import { sequenceOn } from './calendar-sequence.ts';
import { calendarText, entryText, type CalendarEntry } from './calendar-text.ts';
import { windowOf, type CalendarWindow } from './calendar-window.ts';
import { dateText } from './dates.ts';
import { entriesOn, entryWith, type EntryBase, type Session } from './day-entries.ts';
import { runsOf, type EventRun } from './event-runs.ts';
import { descriptionForClients, isOnOpenDaysOnly } from './event-words.ts';
import { instantOf } from './instants.ts';
import { eventPath } from './paths.ts';
import { wordsFor } from './words/words.ts';

/** How many days ahead subscribers are told of events, if there is room for them. */
const DAYS_AHEAD = 180;

/** If fewer days would fit, entries leave out the event's description, so that more do. */
const LEAST_DAYS_AHEAD = 28;

/**
 * All coming events as a calendar that people subscribe to: one entry for each session of the nearest days, and one for
 * each run of an exhibition. What is cancelled stays, with `STATUS:CANCELLED` and the reason.
 *
 * @see RFC 5545, sections 3.6.1 and 3.8.1.11
 */
export function eventCalendar(publication: Publication): string {
  const { museum, today, events } = publication;
  const words = wordsFor(museum.language).feeds;
  const full = nearest(publication, events);
  const { entries, through } =
    full.through < addDays(today, LEAST_DAYS_AHEAD)
      ? nearest(publication, events.map(withoutTexts))
      : full;
  return calendarText(calendarProduct(museum), entries, {
    name: words.events(museum.name),
    description: words.eventsThrough(dateText(through, 'date', museum.language)),
  });
}

/** An event on its next day, or its last if it is over, to be added to a calendar. */
export function eventDayCalendar(publication: Publication, event: MuseumEvent): string {
  const date = nextDate(event, publication.today) ?? event.dates.at(-1);
  const entries = date ? dayEntries(publication, event, date) : [];
  return calendarText(calendarProduct(publication.museum), entries.map(entryText));
}

/** What the entries of an event say, on days that take place or are cancelled together. */
export function entryBase(
  { museum, today }: Publication,
  event: MuseumEvent,
  reason?: string,
): EntryBase {
  const words = wordsFor(museum.language);
  const isCancelled = event.status === 'cancelled' || reason !== undefined;
  return {
    eventId: event.eventId,
    host: new URL(museum.url).host,
    sequence: sequenceOn(today, isCancelled ? 'cancelled' : 'scheduled'),
    stamp: today,
    // Some programs ignore the status of what they subscribe to.
    summary: isCancelled ? words.feeds.cancelled(event.name) : event.name,
    description:
      reason === undefined
        ? descriptionForClients(museum)(event).trim()
        : linesOf(words.feeds.cancelled(reason), event.eventDescription),
    location: `${event.location}, ${addressLine(museum)}`,
    url: new URL(eventPath(event.eventId), museum.url).href,
    category: event.category,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}

/** When an event is on, on one of its days: none if it has no sessions and the museum is closed. */
export function sessionsOn(
  { museum, schedule }: Publication,
  event: MuseumEvent,
  date: LocalDate,
): readonly Session[] {
  const minutes = (time: TimeOfDay) =>
    (instantOf(date, time, museum.timeZone).getTime() - Date.parse(date)) / 60_000;
  const spans = spansOn(event, dayAt(schedule, date));
  return spans.map((span, index) => ({
    key: event.times.length === 0 ? '' : sessionKey(span, spans.slice(0, index)),
    start: minutes(span.start),
    end: minutes(span.end),
  }));
}

/** The time at which a session starts, so that a session put before others does not change their keys. */
function sessionKey({ start, end }: TimeSpan, earlier: readonly TimeSpan[]): string {
  const compact = (time: TimeOfDay) => time.replace(':', '');
  const isTaken = earlier.some((other) => other.start === start);
  return isTaken ? `${compact(start)}-${compact(end)}` : compact(start);
}

/** The nearest entries of some events, as far as there is room for them. */
function nearest(publication: Publication, events: readonly MuseumEvent[]): CalendarWindow {
  const { today } = publication;
  const coming = Map.groupBy(
    events.flatMap((event) => comingEntries(publication, event)),
    ({ date }) => date,
  );
  return windowOf(today, addDays(today, DAYS_AHEAD), (date) =>
    (coming.get(date) ?? []).flatMap(({ entries }) => entries()),
  );
}

/** An event of which only name, time, place and address are said, and whether it is cancelled or sold out. */
function withoutTexts(event: MuseumEvent): MuseumEvent {
  return { ...event, eventDescription: '', category: '' };
}

function linesOf(...lines: readonly (string | undefined)[]): string {
  return lines.filter(Boolean).join('\n');
}

/** Entries to show from a day on. They are made only if there is room for them. */
interface ComingEntries {
  readonly date: LocalDate;
  readonly entries: () => readonly CalendarEntry[];
}

function comingEntries(publication: Publication, event: MuseumEvent): readonly ComingEntries[] {
  const { today } = publication;
  const runs = runsOf(event).filter(({ last }) => last >= today);
  const isInRun = (date: LocalDate) =>
    runs.some(({ first, last }) => first <= date && date <= last);
  return [
    ...runs.map((run) => ({
      date: run.first > today ? run.first : today,
      entries: () => [runEntry(publication, event, run)],
    })),
    ...announcedDates(event)
      .filter((date) => date >= today && !isInRun(date))
      .map((date) => ({ date, entries: () => dayEntries(publication, event, date) })),
  ];
}

function dayEntries(
  publication: Publication,
  event: MuseumEvent,
  date: LocalDate,
): readonly CalendarEntry[] {
  const base = entryBase(publication, event, cancellationOn(event, date)?.reason);
  return entriesOn(base, date, sessionsOn(publication, event, date));
}

/** A run as one entry of whole days, which keeps nobody busy. */
function runEntry(
  publication: Publication,
  event: MuseumEvent,
  { first, last, reason }: EventRun,
): CalendarEntry {
  const base = entryBase(publication, event, reason);
  const { openDaysOnly } = wordsFor(publication.museum.language).events;
  const description = isOnOpenDaysOnly(event)
    ? linesOf(base.description, openDaysOnly)
    : base.description;
  return entryWith({ ...base, description, transparency: 'TRANSPARENT' }, `${first}-run`, {
    kind: 'whole days',
    first,
    last,
  });
}
