import type { LocalDate } from '../domain/local-date.ts';
import { dayAfter } from './weekend.ts';

/** When an entry of a calendar takes place. */
export type EntryTime =
  | { readonly kind: 'session'; readonly start: Date; readonly end: Date }
  /** From the first day to the last, both included. */
  | { readonly kind: 'whole days'; readonly first: LocalDate; readonly last: LocalDate };

/** An entry of a calendar. Source: RFC 5545, section 3.6.1. */
export interface CalendarEntry {
  /** Stays the same when the entry changes, so that programs replace it. */
  readonly uid: string;
  /** As `sequenceOn` counts it. */
  readonly sequence: number;
  /** The day on which it was published. */
  readonly stamp: LocalDate;
  readonly time: EntryTime;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly location: string;
  /** The whole address of its page. */
  readonly url: string;
  readonly category?: string | undefined;
  readonly status?: 'CONFIRMED' | 'CANCELLED' | undefined;
  /** `TRANSPARENT` leaves people free at that time; others are busy. */
  readonly transparency?: 'TRANSPARENT' | undefined;
}

/** A calendar that people subscribe to, rather than import once. */
export interface Subscription {
  readonly name: string;
  /** What it covers, and how far ahead. */
  readonly description: string;
}

/** How often a calendar program is asked to look for changes. The site is published once a day. */
const REFRESH = 'PT12H';

/** The longest line, in octets. Source: RFC 5545, section 3.1. */
const LINE_OCTETS = 75;

/**
 * A calendar as the text of an `.ics` file. It needs nothing that a browser lacks, so that feeds and the files made in a
 * visitor's browser are written by the same code.
 *
 * @param product which program wrote it, as `calendarProduct` names it
 * @param entries from {@link entryText}
 * @see RFC 5545, section 3.4; RFC 7986, section 5
 */
export function calendarText(
  product: string,
  entries: readonly string[],
  subscription?: Subscription,
): string {
  const head = linesText(['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${escaped(product)}`]);
  const about = subscription ? subscriptionText(subscription) : '';
  return `${head}${about}${entries.join('')}END:VCALENDAR\r\n`;
}

/** An entry as text, ready for {@link calendarText}. */
export function entryText(entry: CalendarEntry): string {
  const { description, category, status, transparency } = entry;
  return linesText([
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${compactDate(entry.stamp)}T000000Z`,
    ...timeLines(entry.time),
    `SUMMARY:${escaped(entry.summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `LOCATION:${escaped(entry.location)}`,
    ...(category ? [`CATEGORIES:${escaped(category)}`] : []),
    `URL:${entry.url}`,
    ...(status ? [`STATUS:${status}`] : []),
    ...(transparency ? [`TRANSP:${transparency}`] : []),
    'END:VEVENT',
  ]);
}

/** A day without hyphens, e.g. 20261120. */
export function compactDate(date: LocalDate): string {
  return date.replaceAll('-', '');
}

/** An instant in UTC, e.g. 20261120T184500Z. */
export function compactInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function subscriptionText({ name, description }: Subscription): string {
  // The properties that begin with X came before those of RFC 7986, and many programs know only them.
  return linesText([
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ]);
}

function timeLines(time: EntryTime): readonly string[] {
  return time.kind === 'session'
    ? [`DTSTART:${compactInstant(time.start)}`, `DTEND:${compactInstant(time.end)}`]
    : [
        `DTSTART;VALUE=DATE:${compactDate(time.first)}`,
        // The end of whole days is the day after. Source: RFC 5545, section 3.6.1.
        `DTEND;VALUE=DATE:${compactDate(dayAfter(time.last))}`,
      ];
}

/** Source: RFC 5545, section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A line cut into pieces of 75 octets, never within a character; each further piece begins with a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = utf8Length(character);
    if (octets + length > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}

function utf8Length(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
