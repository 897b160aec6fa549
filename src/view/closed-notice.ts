import type { LocalDate } from '../domain/local-date.ts';
import { dateRangeText, dateText } from './dates.ts';
import { timeText } from './times.ts';
import type { KnownDays } from './today.ts';
import { dayAfter, type DaySpan } from './weekend.ts';

/** What a list says instead of its entries, or above them. */
export interface Notice {
  readonly title: string;
  /** May be empty. */
  readonly details: string;
}

interface NoticeWords {
  readonly closedOn: (days: string) => string;
  readonly opensAgain: (date: string, time: string) => string;
}

/**
 * What a list says whose days are all closed: which days, why, and when the museum opens next, as far as that is
 * known. `undefined` if the museum is open on one of them, or there is no day.
 *
 * @param isClosed whether the museum is closed on a day of the span
 * @param known days whose hours are known, ascending
 * @param language BCP 47
 */
export function closedNotice(
  { first, last }: DaySpan,
  isClosed: (date: LocalDate) => boolean,
  known: readonly KnownDays[],
  words: NoticeWords,
  language: string,
): Notice | undefined {
  if (first > last) return undefined;
  for (let date = first; date <= last; date = dayAfter(date)) {
    if (!isClosed(date)) return undefined;
  }
  const reasons = known
    .filter((days) => days.first <= last && days.last >= first)
    .flatMap(({ reason }) => reason ?? []);
  const next = known.find((days) => days.last > last && days.day.kind === 'open');
  const date = next && (next.first > last ? next.first : dayAfter(last));
  const opens =
    date && next.day.kind === 'open'
      ? words.opensAgain(dateText(date, 'dayLong', language), timeText(next.day.opens, language))
      : [];
  return {
    title: words.closedOn(daysText({ first, last }, language)),
    details: [...new Set(reasons)].concat(opens).join(' · '),
  };
}

/** The days of a span as people say them, e.g. “Monday 23 November”. */
export function daysText({ first, last }: DaySpan, language: string): string {
  return first === last
    ? dateText(first, 'dayLong', language)
    : dateRangeText(first, last, 'dayLong', language);
}
