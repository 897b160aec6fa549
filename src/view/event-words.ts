import type { DateRule } from '../domain/date-rule.ts';
import type { EventStatus, MuseumEvent } from '../domain/event.ts';
import type { LocalDate } from '../domain/local-date.ts';
import type { Museum } from '../domain/museum.ts';
import { dateText, listText, weekdayText } from './dates.ts';
import { wordsFor } from './words/words.ts';

/** What clients of the service read first of an event, since the contract has no field for its status. */
export function statusPrefixes({
  language,
}: Pick<Museum, 'language'>): Readonly<Record<EventStatus, string>> {
  const { status } = wordsFor(language).events;
  return {
    scheduled: '',
    cancelled: `${status.cancelled}. `,
    'sold out': `${status['sold out']}. `,
  };
}

/** How clients of the service read an event's description: with its status first, “Cancelled. …” or “Sold out. …”. */
export function descriptionForClients(museum: Pick<Museum, 'language'>) {
  const prefixes = statusPrefixes(museum);
  return (event: Pick<MuseumEvent, 'status' | 'eventDescription'>): string =>
    `${prefixes[event.status]}${event.eventDescription}`;
}

/** One line of an event's dates as people say it, e.g. “Every Saturday from 3 October 2026 to 26 June 2027”. */
export function ruleText(rule: DateRule, language: string): string {
  const words = wordsFor(language).events;
  const date = (day: LocalDate) => dateText(day, 'date', language);
  switch (rule.kind) {
    case 'day':
      return dateText(rule.date, 'full', language);
    case 'span':
      return words.span(date(rule.first), date(rule.last));
    case 'weekly': {
      const weekday = weekdayText(rule.weekday, language);
      const weekly = words.weekly(weekday, date(rule.first), rule.last && date(rule.last));
      return rule.except.length === 0
        ? weekly
        : `${weekly}, ${words.except(listText(rule.except.map(date), language))}`;
    }
  }
}

/**
 * When an event of several days is held, in a few words: its span or repetition if it has just one, else its last day.
 * `undefined` if it has only one day. True on whichever of its days it is read.
 */
export function daysText(
  { rules, dates }: Pick<MuseumEvent, 'rules' | 'dates'>,
  language: string,
): string | undefined {
  const [rule, ...others] = rules;
  if (rule && rule.kind !== 'day' && others.length === 0) {
    return ruleText(rule.kind === 'weekly' ? { ...rule, except: [] } : rule, language);
  }
  const last = dates.at(-1);
  if (dates.length === 1 || last === undefined) return undefined;
  return wordsFor(language).events.lastDay(dateText(last, 'date', language));
}

/** Whether an event's days leave out those on which the museum is closed. */
export function isOnOpenDaysOnly(event: Pick<MuseumEvent, 'rules' | 'evenWhenClosed'>): boolean {
  return !event.evenWhenClosed && event.rules.some(({ kind }) => kind !== 'day');
}

/** The first sentence of a text, as its language ends one. */
export function firstSentence(text: string, language: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
}
