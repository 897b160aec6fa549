import { announcedDates, type MuseumEvent } from '../domain/event.ts';
import type { LocalDate } from '../domain/local-date.ts';
import type { Publication } from '../domain/publication.ts';
import { closedRuns, closureRuns } from './day-runs.ts';
import { weekendDays } from './weekend.ts';
import type { CancellationWords } from './listing.ts';
import { wordsFor, type Plural, type Words } from './words/words.ts';

/** The sentences of a list, with `{name}` where the browser puts a value. */
export interface ListWords extends CancellationWords {
  readonly found: Plural;
  readonly noneFound: string;
  readonly noneLeft: string;
  readonly closedOn: string;
  readonly opensAgain: string;
  readonly notHeld: string;
  readonly searching: string;
  readonly searchedPartly: string;
}

/** What the browser is told about a list of events, so that it can narrow the list and keep it true. */
export interface EventListData {
  /** The days of the week that are the weekend. Source: ISO 8601. */
  readonly weekend: readonly number[];
  /** The day from which the days of events are counted, and before which none is listed. */
  readonly today: LocalDate;
  /** The days on which the museum is regularly closed, as {@link closedRuns} writes them. */
  readonly closed: string;
  /** The days on which an exception closes it, as {@link closureRuns} writes them. */
  readonly closures: string;
  /** What the page's own list is narrowed to, by the names of the address's parameters. */
  readonly base: Readonly<Record<string, string>>;
  /** The most days to list; all if absent. */
  readonly days?: number | undefined;
  readonly words: ListWords;
}

/** What the browser is told about a list of some events. */
export function eventListData(
  { museum, schedule, today }: Publication,
  events: readonly MuseumEvent[],
  { base = {}, days }: Partial<Pick<EventListData, 'base' | 'days'>> = {},
): EventListData {
  const last = lastDay(events) ?? today;
  return {
    weekend: weekendDays(museum.language),
    today,
    closed: closedRuns(today, last, schedule),
    closures: closureRuns(today, last, schedule),
    base,
    days,
    words: listWords(wordsFor(museum.language)),
  };
}

function listWords({ events, hours }: Words): ListWords {
  return {
    found: events.found,
    noneFound: events.noneFound,
    noneLeft: events.noneLeft('{days}'),
    closedOn: hours.closedOn('{days}'),
    opensAgain: hours.opensAgain('{date}', '{time}'),
    notHeld: events.notHeld,
    notHeldOn: `${events.notHeldOn('{first}')}: {reason}`,
    notHeldFrom: events.notHeldFrom('{first}', '{last}', '{reason}'),
    searching: events.filters.searching,
    searchedPartly: events.filters.searchedPartly,
  };
}

function lastDay(events: readonly MuseumEvent[]): LocalDate | undefined {
  return events
    .flatMap((event) => announcedDates(event).at(-1) ?? [])
    .toSorted()
    .at(-1);
}
