import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { LocalDate } from '../domain/local-date.ts';
import type { TimeOfDay } from '../domain/time-of-day.ts';

/** Instants that were worked out once, which takes a tenth of a millisecond: a build asks for the same ones many times. */
const known = new Map<string, number>();

/**
 * The instant at which the museum's clock shows a time.
 *
 * @param timeZone an IANA name. A time that a clock change skips is as long after the change as it would be after midnight
 */
export function instantOf(date: LocalDate, time: TimeOfDay, timeZone: string): Date {
  const key = `${date}T${time} ${timeZone}`;
  const instant = known.get(key) ?? parseISO(`${date}T${time}`, { in: tz(timeZone) }).getTime();
  known.set(key, instant);
  return new Date(instant);
}

/** The same as text with its offset, e.g. `2026-07-03T18:45:00+01:00`. Source: ISO 8601. */
export function isoInstant(date: LocalDate, time: TimeOfDay, timeZone: string): string {
  return formatISO(parseISO(`${date}T${time}`, { in: tz(timeZone) }));
}
