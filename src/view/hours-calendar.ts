import type { LocalDate } from '../domain/local-date.ts';
import { dayAt, exceptionAt } from '../domain/opening-hours.ts';
import type { Publication } from '../domain/publication.ts';
import { addressLine, calendarProduct } from './calendar-museum.ts';
import { sequenceOn } from './calendar-sequence.ts';
import { calendarText, type CalendarEntry } from './calendar-text.ts';
import { windowOf } from './calendar-window.ts';
import { dateText } from './dates.ts';
import { instantOf } from './instants.ts';
import { PATHS } from './paths.ts';
import { wordsFor } from './words/words.ts';

/**
 * The museum's hours as a calendar that people subscribe to: the published days, closed ones as whole days. It keeps
 * nobody busy.
 *
 * @see RFC 5545, section 3.8.2.7
 */
export function hoursCalendar(publication: Publication): string {
  const { museum, today } = publication;
  const words = wordsFor(museum.language).feeds;
  const { entries, through } = windowOf(today, publication.through, (date) => [
    hoursEntry(publication, date),
  ]);
  return calendarText(calendarProduct(museum), entries, {
    name: words.hours(museum.name),
    description: words.hoursThrough(dateText(through, 'date', museum.language)),
  });
}

function hoursEntry({ museum, schedule, today }: Publication, date: LocalDate): CalendarEntry {
  const words = wordsFor(museum.language);
  const day = dayAt(schedule, date);
  const isOpen = day.kind === 'open';
  const lines = [
    exceptionAt(schedule, date)?.reason,
    isOpen && day.lastAdmission ? words.hours.lastAdmission(day.lastAdmission) : undefined,
  ];
  return {
    uid: `hours-${date}@${new URL(museum.url).host}`,
    sequence: sequenceOn(today, 'scheduled'),
    stamp: today,
    time: isOpen
      ? {
          kind: 'session',
          start: instantOf(date, day.opens, museum.timeZone),
          end: instantOf(date, day.closes, museum.timeZone),
        }
      : { kind: 'whole days', first: date, last: date },
    summary: isOpen ? words.feeds.open(museum.name) : words.feeds.closed(museum.name),
    description: lines.filter((line) => line !== undefined).join('\n'),
    location: addressLine(museum),
    url: new URL(PATHS.hours, museum.url).href,
    transparency: 'TRANSPARENT',
  };
}
