import { firstDayOf } from '../domain/date-rule.ts';
import type { CancelledDate } from '../domain/event.ts';
import { heldDates } from '../domain/held-dates.ts';
import { daysBetween, eachDay, type LocalDate } from '../domain/local-date.ts';
import type { Museum } from '../domain/museum.ts';
import {
  exceptionAt,
  holdsOn,
  isOpenEndedClosure,
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
/** A note names no more days than this. */
const MAX_DAYS_NAMED = 5;

/** What no file shows by itself: each problem that lies between two files, or between content and calendar. */
export function checkTogether(parts: ContentParts): Problem[] {
  const { schedule, today } = parts;
  const seasons = schedule.seasons.map((season) => ({ kind: 'span' as const, ...season }));
  const exceptions = schedule.exceptions.map(({ dates }) => dates);
  const isClosure = (index: number) => schedule.exceptions.findIndex(isOpenEndedClosure) === index;
  return [
    ...farOffDates(parts.seasons, seasons, today),
    ...farOffDates(parts.exceptions, exceptions, today),
    ...overlaps(parts.seasons, seasons, 'season'),
    ...overlaps(parts.exceptions, exceptions, 'exception', isClosure),
    ...overriddenExceptions(parts),
    ...repeatedIds(parts),
    ...parts.events.flatMap((event) => checkEvent(event, parts)),
  ];
}

/**
 * Two entries of one list that hold on the same day.
 *
 * @param overridesAll whether the entry at a position may hold on the days of others
 */
function overlaps(
  source: YamlSource,
  entries: readonly ExceptionDates[],
  noun: string,
  overridesAll: (index: number) => boolean = () => false,
): Problem[] {
  return entries.flatMap((entry, index) => {
    const other = entries
      .slice(0, index)
      .findIndex(
        (earlier, at) => sharedDay(earlier, entry) && !overridesAll(at) && !overridesAll(index),
      );
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

/** Dated exceptions that a closure until further notice overrides: staff may have forgotten them. */
function overriddenExceptions({ schedule, exceptions: source, today }: ContentParts): Problem[] {
  const closure = schedule.exceptions.findIndex(isOpenEndedClosure);
  const dates = schedule.exceptions[closure]?.dates;
  if (dates?.kind !== 'until further notice') return [];
  return schedule.exceptions.flatMap(({ dates: other }, index): Problem[] => {
    if (index === closure || other.kind !== 'span') return [];
    if (other.last < dates.first || other.last < today) return [];
    return [
      {
        severity: 'notice',
        file: source.file,
        line: source.lineOf([index]),
        message: `the closure from ${dates.first} until further notice (line ${source.lineOf([closure])}) overrides this exception. When the museum reopens, give the closure a last day`,
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

  const { dates, cancelled, leftOut, closed } = heldDates(keys.dates, keys, schedule, through);
  const isToCome = (date: LocalDate) => date >= today;
  const isCancelled = keys.status === 'cancelled';
  for (const date of isCancelled ? [] : closed.filter(isToCome)) {
    const reason = exceptionAt(schedule, date)?.reason;
    const index = keys.dates.findIndex((each) => each.kind === 'day' && each.date === date);
    report(
      'error',
      'dates',
      `the museum is closed on ${date}${reason ? ` (${reason})` : ''}. Change the day, write evenWhenClosed: true if the event takes place while the museum is closed, or status: cancelled if it does not take place`,
      index,
    );
  }
  const lost = cancelled.filter(({ date }) => isToCome(date));
  if (lost.length > 0 && !isCancelled) {
    const isWhole = !dates.some(isToCome);
    report('notice', 'dates', closureWords(lost, isWhole));
  }
  const isYetToCome = keys.dates.every((each) => firstDayOf(each) > through);
  if (dates.length === 0 && cancelled.length === 0 && leftOut.length === 0 && isYetToCome) {
    report(
      'notice',
      'dates',
      `days are published up to ${through}, so the event is not published yet`,
    );
  } else if (dates.length === 0 && cancelled.length === 0) {
    report(
      isCancelled ? 'notice' : 'error',
      'dates',
      'the museum is closed on all of these days. Change them, or write evenWhenClosed: true if the event takes place while the museum is closed',
    );
  }
  const missed = leftOut.filter(isToCome);
  if (missed.length > 0 && !isCancelled) {
    report(
      'notice',
      'dates',
      `the museum is closed on ${daysInWords(missed)}, so the event is not held then. Write evenWhenClosed: true if it is`,
    );
  }
  return problems;
}

/** What a closure does to an event. */
function closureWords(lost: readonly CancelledDate[], isWhole: boolean): string {
  const days = daysInWords(lost.map(({ date }) => date));
  const reasons = [...new Set(lost.map(({ reason }) => reason))].join('; ');
  const outcome = isWhole
    ? 'No other day is to come, so the event is published as cancelled'
    : 'These days are published as cancelled';
  return `the museum is closed on ${days} (${reasons}). ${outcome}. Write evenWhenClosed: true if the event takes place all the same`;
}

/** A few days in full; of many the first ones, and how many more there are. */
function daysInWords(days: readonly LocalDate[]): string {
  if (days.length <= MAX_DAYS_NAMED) return days.join(', ');
  const named = days.slice(0, MAX_DAYS_NAMED - 1).join(', ');
  return `${named} and ${days.length - MAX_DAYS_NAMED + 1} more days up to ${days.at(-1)}`;
}

/** How many decimals a currency has, e.g. 2 for GBP and 0 for JPY. */
function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}
