import { slug } from 'github-slugger';
import type { MuseumEvent } from '../domain/event.ts';
import { eachDay, type LocalDate } from '../domain/local-date.ts';
import type { Publication } from '../domain/publication.ts';
import { calendarProduct } from './calendar-museum.ts';
import type { EntryBase, Session } from './day-entries.ts';
import { entryBase, sessionsOn } from './event-calendar.ts';
import { wordsFor } from './words/words.ts';

/** What the browser is told of an event, so that a visitor can add any of its coming days to a calendar. */
export interface AddToCalendarData {
  /** IANA name. */
  readonly zone: string;
  /** BCP 47. */
  readonly language: string;
  /** The day that `days` begins with. */
  readonly first: LocalDate;
  /** For each day from the first on: 0 if the event is not held, else which of `sessions` it has, counted from 1. */
  readonly days: readonly number[];
  /** The sessions of a day. Few kinds of days differ, even seen from UTC. */
  readonly sessions: readonly (readonly Session[])[];
  readonly entry: EntryBase;
  /** As `calendarProduct` names it. */
  readonly product: string;
  /** What the files are called, with `{date}`. */
  readonly file: string;
  /** How to go on, with `{day}`. */
  readonly openFile: string;
}

/** The longest name of a file, without its day, in characters. */
const FILE_NAME_LENGTH = 60;

/** What the browser is told of an event and its days from today on. */
export function addToCalendarData(publication: Publication, event: MuseumEvent): AddToCalendarData {
  const { museum, today } = publication;
  const held = new Set(event.dates.filter((date) => date >= today));
  const kinds = new Map<string, readonly Session[]>();
  const kindOf = (date: LocalDate) => {
    const sessions = sessionsOn(publication, event, date);
    const key = JSON.stringify(sessions);
    kinds.set(key, sessions);
    return [...kinds.keys()].indexOf(key) + 1;
  };
  const days = eachDay(today, event.dates.at(-1) ?? today).map((date) =>
    held.has(date) ? kindOf(date) : 0,
  );
  return {
    zone: museum.timeZone,
    language: museum.language,
    first: today,
    days,
    sessions: [...kinds.values()],
    entry: entryBase(publication, event),
    product: calendarProduct(museum),
    file: calendarFile(event, '{date}'),
    openFile: wordsFor(museum.language).feeds.openFile('{day}'),
  };
}

/** What a file is called that adds a day of an event to a calendar, e.g. `friday-shanties-2026-11-20.ics`. */
export function calendarFile({ name, eventId }: MuseumEvent, date: string): string {
  const start = [...slug(name)].slice(0, FILE_NAME_LENGTH).join('');
  return `${start || eventId}-${date}.ics`;
}
