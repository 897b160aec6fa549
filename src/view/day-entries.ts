import type { LocalDate } from '../domain/local-date.ts';
import type { CalendarEntry, EntryTime } from './calendar-text.ts';

/** What all calendar entries of an event have in common. */
export interface EntryBase extends Omit<CalendarEntry, 'uid' | 'time'> {
  /** Followed by a day, it identifies the event's entries of that day. */
  readonly eventId: string;
  /** The host of the museum's site, which makes a `UID` unique in the world. */
  readonly host: string;
}

/** A session on a day, in minutes from that day's midnight in UTC: a browser can place it without knowing any zone. */
export interface Session {
  /** Tells the sessions of a day apart; empty if the event has none and goes on during opening hours. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The entries of an event on one of its days: one for each session, or one for the whole day if there are none. */
export function entriesOn(
  base: EntryBase,
  date: LocalDate,
  sessions: readonly Session[],
): readonly CalendarEntry[] {
  if (sessions.length === 0) {
    return [entryWith(base, date, { kind: 'whole days', first: date, last: date })];
  }
  const midnight = Date.parse(date);
  const at = (minutes: number) => new Date(midnight + minutes * 60_000);
  return sessions.map(({ key, start, end }) =>
    entryWith(base, key ? `${date}-${key}` : date, {
      kind: 'session',
      start: at(start),
      end: at(end),
    }),
  );
}

/**
 * One entry of an event.
 *
 * @param key tells it apart from the event's other entries, and stays the same whatever is added to the event
 */
export function entryWith(
  { eventId, host, ...entry }: EntryBase,
  key: string,
  time: EntryTime,
): CalendarEntry {
  return { ...entry, uid: `${eventId}-${key}@${host}`, time };
}
