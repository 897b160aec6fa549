import type { Day } from '../domain/opening-hours.ts';
import type { TimeOfDay, TimeSpan } from '../domain/time-of-day.ts';
import type { Words } from './words/words.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A time as people of a language write it, e.g. 09:30 or 9:30 AM.
 *
 * @param language BCP 47
 */
export function timeText(time: TimeOfDay, language: string): string {
  const formatter = formatters.get(language) ?? makeFormatter(language);
  formatters.set(language, formatter);
  return formatter.format(new Date(`2024-01-01T${time}:00Z`));
}

/** A stretch of a day, e.g. 18:30 to 20:00. */
export function spanText({ start, end }: TimeSpan, language: string, words: Words): string {
  return words.hours.span(timeText(start, language), timeText(end, language));
}

/** A day's opening hours as visitors read them. */
export interface DayTimes {
  /** “10:00 to 17:00” or “Closed”. */
  readonly hours: string;
  /** “Last admission 16:15”, if the day has one. Wherever the hours are shown, this is shown, too. */
  readonly lastAdmission?: string | undefined;
}

/** A day's opening hours in parts. */
export function dayTimes(day: Day, language: string, words: Words): DayTimes {
  if (day.kind === 'closed') return { hours: words.hours.closed };
  const { opens, closes, lastAdmission } = day;
  return {
    hours: spanText({ start: opens, end: closes }, language, words),
    lastAdmission: lastAdmission && words.hours.lastAdmission(timeText(lastAdmission, language)),
  };
}

/** A day's opening hours in one line, e.g. “10:00 to 17:00 · Last admission 16:15” or “Closed”. */
export function dayText(day: Day, language: string, words: Words): string {
  const { hours, lastAdmission } = dayTimes(day, language, words);
  return lastAdmission ? `${hours} · ${lastAdmission}` : hours;
}

/** Two digits for the hour where a day has 24 of them, as on the museum's clock. */
function makeFormatter(language: string): Intl.DateTimeFormat {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const formatter = new Intl.DateTimeFormat(language, options);
  return formatter.resolvedOptions().hour12
    ? formatter
    : new Intl.DateTimeFormat(language, { ...options, hour: '2-digit' });
}
