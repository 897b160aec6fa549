import type { ComingException } from '../domain/coming-exceptions.ts';
import { dateRangeText, dateText } from './dates.ts';
import { wordsFor } from './words/words.ts';

/** The days of a coming exception, e.g. “Friday, 25 December 2026” or “11 – 15 January 2027”. */
export function exceptionDaysText(
  { exception, first, last }: ComingException,
  language: string,
): string {
  if (exception.dates.kind === 'until further notice') {
    const { untilFurtherNotice } = wordsFor(language).hours;
    return untilFurtherNotice(dateText(exception.dates.first, 'full', language));
  }
  return first === last
    ? dateText(first, 'full', language)
    : dateRangeText(first, last, 'date', language);
}

/** The same in little room, e.g. “25 Dec”, “11 – 15 Jan” or “20 Nov until further notice”. */
export function exceptionShortText(
  { exception, first, last }: ComingException,
  language: string,
): string {
  if (exception.dates.kind === 'until further notice') {
    const { untilFurtherNotice } = wordsFor(language).hours;
    return untilFurtherNotice(dateText(exception.dates.first, 'dayMonth', language));
  }
  return first === last
    ? dateText(first, 'dayMonth', language)
    : dateRangeText(first, last, 'dayMonth', language);
}
