import {
  ICalCalendar,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { spansOn, type MuseumEvent } from '../domain/event.ts';
import { addDays, eachDay, type LocalDate } from '../domain/local-date.ts';
import type { Museum } from '../domain/museum.ts';
import { dayAt, exceptionAt } from '../domain/opening-hours.ts';
import type { Publication } from '../domain/publication.ts';
import { descriptionForClients } from './event-words.ts';
import { dayInUtc, instantOf } from './instants.ts';
import { eventPath, PATHS } from './paths.ts';
import { wordsFor } from './words/words.ts';

/** How often a calendar program is to look for news. The site is published once a day. */
const REFRESH_SECONDS = 12 * 60 * 60;

/**
 * Events as a calendar that people subscribe to: one entry for each session that is still to come.
 *
 * An entry keeps its `UID`, so that a change replaces it; one that is cancelled stays, with `STATUS:CANCELLED` and a
 * higher `SEQUENCE`, so that it reaches who has it.
 *
 * @param events the publication's, or some of them
 * @see RFC 5545, sections 3.6.1, 3.8.1.11 and 3.8.7.4
 */
export function eventCalendar(
  publication: Publication,
  events: readonly MuseumEvent[] = publication.events,
): string {
  const { museum, today } = publication;
  const words = wordsFor(museum.language).feeds;
  const calendar = emptyCalendar(museum, words.events(museum.name));
  const describe = descriptionForClients(museum);
  for (const event of events) {
    for (const date of event.dates.filter((each) => each >= today)) {
      for (const [index, time] of timesOn(publication, event, date).entries()) {
        calendar.createEvent({
          id: `${event.eventId}-${date}-${index}@${new URL(museum.url).host}`,
          stamp: dayInUtc(today),
          sequence: event.status === 'cancelled' ? 1 : 0,
          status:
            event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
          summary: event.name,
          description: describe(event),
          location: `${event.location}, ${addressLine(museum)}`,
          url: new URL(eventPath(event.eventId), museum.url).href,
          categories: [{ name: event.category }],
          ...time,
        });
      }
    }
  }
  return calendar.toString();
}

/**
 * The museum's hours as a calendar: every day that is published, closed ones for the whole day. It keeps nobody busy.
 *
 * @see RFC 5545, section 3.8.2.7
 */
export function hoursCalendar({ museum, schedule, today, through }: Publication): string {
  const words = wordsFor(museum.language);
  const calendar = emptyCalendar(museum, words.feeds.hours(museum.name));
  for (const date of eachDay(today, through)) {
    const day = dayAt(schedule, date);
    const isOpen = day.kind === 'open';
    const lines = [
      exceptionAt(schedule, date)?.reason,
      isOpen && day.lastAdmission ? words.hours.lastAdmission(day.lastAdmission) : undefined,
    ];
    calendar.createEvent({
      id: `hours-${date}@${new URL(museum.url).host}`,
      stamp: dayInUtc(today),
      summary: isOpen ? words.feeds.open(museum.name) : words.feeds.closed(museum.name),
      description: lines.filter((line) => line !== undefined).join('\n') || null,
      location: addressLine(museum),
      url: new URL(PATHS.hours, museum.url).href,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(isOpen
        ? {
            start: instantOf(date, day.opens, museum.timeZone),
            end: instantOf(date, day.closes, museum.timeZone),
          }
        : wholeDay(date)),
    });
  }
  return calendar.toString();
}

function emptyCalendar(museum: Museum, name: string): ICalCalendar {
  return new ICalCalendar({
    prodId: { company: museum.name, product: 'calendar', language: museum.language.slice(0, 2) },
    name,
    ttl: REFRESH_SECONDS,
  });
}

type Time = Pick<ICalEventData, 'start' | 'end' | 'allDay'>;

/** When an event is on; on a closed day without sessions, all of it. */
function timesOn(
  { museum, schedule }: Publication,
  event: MuseumEvent,
  date: LocalDate,
): readonly Time[] {
  const spans = spansOn(event, dayAt(schedule, date));
  if (spans.length === 0) return [wholeDay(date)];
  return spans.map(({ start, end }) => ({
    start: instantOf(date, start, museum.timeZone),
    end: instantOf(date, end, museum.timeZone),
  }));
}

function wholeDay(date: LocalDate): Time {
  return { start: dayInUtc(date), end: dayInUtc(addDays(date, 1)), allDay: true };
}

function addressLine({ name, address }: Museum): string {
  const { streetAddress, addressLocality, postalCode } = address;
  return [name, streetAddress, `${addressLocality} ${postalCode}`].join(', ');
}
