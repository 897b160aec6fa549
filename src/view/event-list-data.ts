import type { LocalDate } from '../domain/local-date.ts';
import type { Publication } from '../domain/publication.ts';
import { closedRuns } from './day-runs.ts';
import type { EventList } from './event-lists.ts';
import { PATHS } from './paths.ts';
import { weekendDays } from './weekend.ts';
import { wordsFor, type Plural } from './words/words.ts';

/** What the browser is told of a list of events, so that it can narrow it in place. */
export interface EventListData {
  /** IANA name. */
  readonly zone: string;
  /** BCP 47. */
  readonly language: string;
  /** The days of the week that are the weekend. Source: ISO 8601. */
  readonly weekend: readonly number[];
  /** The day from which the days of events are counted, and before which none is listed. */
  readonly today: LocalDate;
  /** The days from today on which the museum is closed, as `closedRuns` writes them. */
  readonly closed: string;
  /** What the page's own list is narrowed to, by the names of the address's parameters. */
  readonly base: Readonly<Record<string, string>>;
  /** The page that lists all. */
  readonly all: string;
  readonly found: Plural;
}

/** What the browser is told of a list. */
export function eventListData(
  { museum, schedule, today }: Publication,
  { filter, days }: EventList,
): EventListData {
  return {
    zone: museum.timeZone,
    language: museum.language,
    weekend: weekendDays(museum.language),
    today,
    closed: closedRuns(today, lastDay(days) ?? today, schedule),
    base: filter ? { [filter.key]: filter.value } : {},
    all: PATHS.events,
    found: wordsFor(museum.language).events.found,
  };
}

/** The last day of any event in a list. */
function lastDay(days: EventList['days']): LocalDate | undefined {
  return days
    .flatMap(({ events }) => events.flatMap(({ dates }) => dates.at(-1) ?? []))
    .toSorted()
    .at(-1);
}
