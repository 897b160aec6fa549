import { daysBetween, localDateAt, parseLocalDate, type LocalDate } from './local-date.ts';
import { isTimeZone } from './time-zone.ts';

/** The public file in which every release says how old it is. */
export const RELEASE_RECORD = 'release.txt';

/** What a release says about itself. */
export interface ReleaseRecord {
  /** The museum's day that it was built for. */
  readonly day: LocalDate;
  /** The museum's time zone, an IANA name. */
  readonly timeZone: string;
  /** When it was published; undefined if the build was put on its host by other means. */
  readonly publishedAt?: Date | undefined;
}

/** How old a release is. */
export interface ReleaseAge {
  readonly isTooOld: boolean;
  /** The age as the second half of a sentence, e.g. `was published 5 hours ago, for 2026-11-20`. */
  readonly words: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The text of the file: one `name: value` a line. */
export function formatReleaseRecord({ day, timeZone, publishedAt }: ReleaseRecord): string {
  const published = publishedAt ? `published: ${publishedAt.toISOString()}\n` : '';
  return `day: ${day}\ntimeZone: ${timeZone}\n${published}`;
}

/**
 * Reads the text of the file. Ignores lines with other names.
 *
 * @throws {SyntaxError} if the day or the time zone is missing, or a value is not of its form
 * @throws {RangeError} if the day does not exist
 */
export function parseReleaseRecord(text: string): ReleaseRecord {
  const lines = new Map(
    [...text.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value = '']) => [name, value]),
  );
  const timeZone = lines.get('timeZone') ?? '';
  if (!isTimeZone(timeZone)) throw new SyntaxError(`“${timeZone}” is not a time zone`);
  const published = lines.get('published');
  const publishedAt = published === undefined ? undefined : new Date(published);
  if (publishedAt && Number.isNaN(publishedAt.getTime())) {
    throw new SyntaxError(`“${published}” is not a date and time`);
  }
  return { day: parseLocalDate(lines.get('day') ?? ''), timeZone, publishedAt };
}

/**
 * How old a release is: from the moment it was published, or else from the day it was built for.
 *
 * @param maxHours the age in hours from which it is too old; whole days count where only the day is known
 */
export function ageOf(record: ReleaseRecord, now: Date, maxHours: number): ReleaseAge {
  const { day, timeZone, publishedAt } = record;
  if (publishedAt) {
    const age = now.getTime() - publishedAt.getTime();
    return {
      isTooOld: age > maxHours * HOUR_MS,
      words: `was published ${durationWords(Math.max(0, age))} ago, for ${day}`,
    };
  }
  const days = daysBetween(day, localDateAt(now, timeZone));
  return {
    isTooOld: days > Math.floor(maxHours / 24),
    words: `was built for ${day}, ${daysAgoWords(days)} at the museum`,
  };
}

function durationWords(milliseconds: number): string {
  return milliseconds < HOUR_MS
    ? counted(Math.floor(milliseconds / MINUTE_MS), 'minute')
    : counted(Math.floor(milliseconds / HOUR_MS), 'hour');
}

function daysAgoWords(days: number): string {
  if (days < 0) return 'a day still to come';
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
