import { firstDayOf } from '../domain/date-rule.ts';
import { heldDates } from '../domain/event.ts';
import { daysBetween, eachDay, type LocalDate } from '../domain/local-date.ts';
import type { Museum } from '../domain/museum.ts';
import {
  exceptionAt,
  holdsOn,
  type ExceptionDates,
  type Schedule,
} from '../domain/opening-hours.ts';
import type { EventKeys } from './event.ts';
import type { Problem } from './problem.ts';
import { suggestion } from './staff-words.ts';
import type { YamlSource } from './yaml-source.ts';

/** An event's file, read. */
export interface EventFile {
  readonly file: string;
  readonly keys: EventKeys;
  readonly source: YamlSource;
  /** Markdown. */
  readonly body: string;
}

/** All content at once, with the places where it is written. */
export interface ContentParts {
  readonly museum: Museum;
  readonly schedule: Schedule;
  readonly seasons: YamlSource;
  readonly exceptions: YamlSource;
  readonly events: readonly EventFile[];
  /** The paths of all files, relative to the content folder. */
  readonly pictures: ReadonlySet<string>;
  readonly today: LocalDate;
  /** The last day that is published. */
  readonly through: LocalDate;
}

/** Days further off than this are nearly always a mistyped year. */
const MAX_DAYS_AHEAD = 3660;
const EARLIEST = '1900-01-01' as LocalDate;

/** What no file shows by itself: each problem that lies between two files, or between content and calendar. */
export function checkTogether(parts: ContentParts): Problem[] {
  const { schedule, today } = parts;
  const lists = [
    {
      source: parts.seasons,
      entries: schedule.seasons.map((season) => ({ kind: 'span' as const, ...season })),
      noun: 'season',
    },
    {
      source: parts.exceptions,
      entries: schedule.exceptions.map(({ dates }) => dates),
      noun: 'exception',
    },
  ];
  return [
    ...lists.flatMap(({ source, entries, noun }) => [
      ...overlaps(source, entries, noun),
      ...farOffDates(source, entries, today),
    ]),
    ...onlyDrafts(parts),
    ...repeatedIds(parts),
    ...parts.events.flatMap((event) => checkEvent(event, parts)),
  ];
}

/** Two entries of one list that hold on the same day. */
function overlaps(source: YamlSource, entries: readonly ExceptionDates[], noun: string): Problem[] {
  return entries.flatMap((entry, index) => {
    const other = entries.slice(0, index).findIndex((earlier) => sharedDay(earlier, entry));
    const earlier = entries[other];
    if (!earlier) return [];
    return [
      {
        severity: 'error' as const,
        file: source.file,
        line: source.lineOf([index]),
        message: `this ${noun} and the one in line ${source.lineOf([other])} both hold on ${sharedDay(earlier, entry)}. Change the dates of one of the two`,
      },
    ];
  });
}

/** Dates of hours whose year is nearly always mistyped. */
function farOffDates(
  source: YamlSource,
  entries: readonly ExceptionDates[],
  today: LocalDate,
): Problem[] {
  return entries.flatMap((entry, index) => {
    if (entry.kind === 'yearly' || !isFarOff(entry.first, today)) return [];
    const line = source.lineOf([index, 'dates']);
    return [
      {
        severity: 'error' as const,
        file: source.file,
        line,
        message: `dates: ${farOffWords(entry.first)}`,
      },
    ];
  });
}

function isFarOff(date: LocalDate, today: LocalDate): boolean {
  return date < EARLIEST || daysBetween(today, date) > MAX_DAYS_AHEAD;
}

function farOffWords(date: LocalDate): string {
  return `${date} is before 1900 or more than ten years ahead. Correct the year`;
}

/** A day on which both hold. */
function sharedDay(a: ExceptionDates, b: ExceptionDates): string | undefined {
  if (a.kind === 'yearly') {
    if (b.kind === 'yearly')
      return a.monthDay === b.monthDay ? `${a.monthDay} of every year` : undefined;
    return sharedDay(b, a);
  }
  if (b.kind === 'yearly') {
    return a.kind === 'span'
      ? eachDay(a.first, a.last).find((date) => holdsOn(b, date))
      : undefined;
  }
  const later = a.first > b.first ? a.first : b.first;
  return holdsOn(a, later) && holdsOn(b, later) ? later : undefined;
}

function onlyDrafts({ events }: ContentParts): Problem[] {
  const [first] = events;
  if (!first || events.some(({ keys }) => !keys.draft)) return [];
  const message =
    'draft: every event is a draft, so that none is published. Take draft: true out of one';
  return [{ severity: 'error', file: first.file, line: first.source.lineOf(['draft']), message }];
}

function repeatedIds({ events }: ContentParts): Problem[] {
  return events.flatMap(({ file, keys: { eventId }, source }, index) => {
    const other = events.slice(0, index).find(({ keys }) => keys.eventId === eventId);
    if (!other) return [];
    const message = `eventId: ${eventId} is also that of ${other.file}. Give each event its own`;
    return [{ severity: 'error' as const, file, line: source.lineOf(['eventId']), message }];
  });
}

function checkEvent({ file, keys, source }: EventFile, parts: ContentParts): Problem[] {
  const { museum, schedule, pictures, today, through } = parts;
  const problems: Problem[] = [];
  const report = (severity: Problem['severity'], key: string, message: string, index?: number) => {
    const line = source.lineOf(index === undefined ? [key] : [key, index]);
    problems.push({ severity, file, line, message: `${key}: ${message}` });
  };

  if (!museum.locations.includes(keys.location)) {
    report(
      'error',
      'location',
      `“${keys.location}” is not among the locations of museum.yaml. ${suggestion(keys.location, museum.locations)}`,
    );
  }
  if (!museum.categories.includes(keys.category)) {
    report(
      'error',
      'category',
      `“${keys.category}” is not among the categories of museum.yaml. ${suggestion(keys.category, museum.categories)}`,
    );
  }
  const digits = minorDigits(museum.currency);
  if (!Number.isInteger(Number((keys.price * 10 ** digits).toFixed(6)))) {
    report(
      'error',
      'price',
      `${keys.price} is no amount of ${museum.currency}. Write at most ${digits} digits behind the point`,
    );
  }
  if (keys.image && !pictures.has(`events/${keys.image.file.replace(/^\.\//, '')}`)) {
    report(
      'error',
      'image',
      `there is no picture events/${keys.image.file}. Write its path from the folder events, such as images/hoist.jpg`,
    );
  }

  const farOff = keys.dates.findIndex((each) => isFarOff(firstDayOf(each), today));
  const rule = keys.dates[farOff];
  if (rule) {
    report('error', 'dates', farOffWords(firstDayOf(rule)), farOff);
    return problems;
  }

  const { dates, leftOut, closed } = heldDates(keys.dates, keys, schedule, through);
  for (const date of closed.filter((each) => each >= today)) {
    const reason = exceptionAt(schedule, date)?.reason;
    const index = keys.dates.findIndex((each) => each.kind === 'day' && each.date === date);
    report(
      'error',
      'dates',
      `the museum is closed on ${date}${reason ? ` (${reason})` : ''}. Change the day, or write evenWhenClosed: true if it is meant`,
      index,
    );
  }
  const isYetToCome = keys.dates.every((each) => firstDayOf(each) > through);
  if (dates.length === 0 && leftOut.length === 0 && isYetToCome) {
    report(
      'notice',
      'dates',
      `days are published up to ${through}, so the event is not published yet`,
    );
  } else if (dates.length === 0) {
    report(
      'error',
      'dates',
      'no day is left on which the museum is open. Change the days, or write evenWhenClosed: true if they are meant',
    );
  }
  const missed = leftOut.filter((each) => each >= today);
  if (missed.length > 0) {
    report(
      'notice',
      'dates',
      `the museum is closed on ${missed.join(', ')}, so the event is not held then; evenWhenClosed: true would hold it`,
    );
  }
  return problems;
}

/** How many decimals a currency has, e.g. 2 for GBP and 0 for JPY. */
function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}
