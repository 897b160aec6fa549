import GithubSlugger from 'github-slugger';
import { announcedDates, type MuseumEvent } from '../domain/event.ts';
import { LAST_DATE, type LocalDate } from '../domain/local-date.ts';
import type { Publication } from '../domain/publication.ts';
import { calendarMonths } from './calendar.ts';
import { dateRangeText, dateText } from './dates.ts';
import { dayByDay, overview, type DayOfEvents } from './listing.ts';
import { eventListPath } from './paths.ts';
import { weekendDays, weekendFrom, type DaySpan } from './weekend.ts';
import { wordsFor } from './words/words.ts';

/** What a list of events can be narrowed to. The names are those of the parameters in a page's address. */
export const FILTER_KEYS = ['when', 'category', 'place', 'price'] as const;

/** One of them. */
export type FilterKey = (typeof FILTER_KEYS)[number];

/** A list of coming events that has a page of its own, so that it can be linked and works without a script. */
export interface EventList {
  readonly path: string;
  /** What it is narrowed to; absent for the list of all. */
  readonly filter?: { readonly key: FilterKey; readonly value: string };
  /** What it holds, e.g. “December 2026” or “Tour”. */
  readonly name: string;
  /** The days that it is about, if each of them has its own entries. */
  readonly span?: DaySpan;
  readonly days: readonly DayOfEvents[];
}

/** All lists that have something in them, and today's, the weekend's and that of all in any case. */
export function eventLists(publication: Publication): EventList[] {
  const { museum, events, today } = publication;
  const { language } = museum;
  const words = wordsFor(language).events;
  const weekend = weekendFrom(today, weekendDays(language));
  const list = (
    key: FilterKey,
    value: string,
    name: string,
    slug: string,
    days: readonly DayOfEvents[],
  ): EventList => ({ path: eventListPath(slug), filter: { key, value }, name, days });
  const daily = (value: string, name: string, span: DaySpan): EventList => ({
    ...list('when', value, name, value, dayByDay(events, span)),
    span,
  });
  const coming = { first: today, last: LAST_DATE };
  const those = (isIn: (event: MuseumEvent) => boolean) => overview(events.filter(isIn), coming);

  return [
    { path: eventListPath(), name: words.title, days: overview(events, coming) },
    daily('today', dateText(today, 'full', language), { first: today, last: today }),
    daily('weekend', dateRangeText(weekend.first, weekend.last, 'full', language), weekend),
    ...[
      ...monthsOf(events, today).map(({ month, ...span }) =>
        list(
          'when',
          month.slice(0, 7),
          dateText(month, 'month', language),
          `month/${month.slice(0, 7)}`,
          overview(events, span),
        ),
      ),
      ...slugged(museum.categories).map(({ name, slug }) =>
        list(
          'category',
          name,
          name,
          `category/${slug}`,
          those((event) => event.category === name),
        ),
      ),
      ...slugged(museum.locations).map(({ name, slug }) =>
        list(
          'place',
          name,
          name,
          `place/${slug}`,
          those((event) => event.location === name),
        ),
      ),
      list(
        'price',
        'free',
        words.free,
        'free',
        those(({ price }) => price === 0),
      ),
    ].filter(({ days }) => days.length > 0),
  ];
}

/** The months from today's to that of the last day of any event. */
function monthsOf(events: readonly MuseumEvent[], today: LocalDate) {
  const last = events.reduce<LocalDate>((latest, event) => {
    const end = announcedDates(event).at(-1);
    return end && end > latest ? end : latest;
  }, today);
  return calendarMonths(today, last).map(({ month, days }) => ({
    month,
    first: month > today ? month : today,
    last: days.at(-1) ?? LAST_DATE,
  }));
}

/** Names with what stands for each in an address; no two alike. */
function slugged(names: readonly string[]) {
  const slugger = new GithubSlugger();
  return names.map((name) => ({ name, slug: slugger.slug(name) || slugger.slug('-') }));
}
