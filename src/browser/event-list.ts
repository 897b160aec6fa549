import type { EventListData } from '../view/event-list-data.ts';
import { countOf, dayByDay, overview, type DayOfEvents } from '../view/listing.ts';
import { countText } from '../view/sentence.ts';
import type { TodayData } from '../view/today.ts';
import { eachMinute } from './each-minute.ts';
import type { Wanted } from './event-filter.ts';
import { daysWanted, stillToCome, weekendAt, type ListSpan } from './list-days.ts';
import { listSections } from './list-view.ts';
import { readEvents, type ListedEvent } from './listed-events.ts';
import { museumTimeAt, type MuseumTime } from './museum-clock.ts';
import { scriptOnUse } from './script-on-use.ts';
import './today.ts'; // on every page: what it shares with this script comes in one file

/**
 * Keeps the page's list of events true, however old the page is: what is over is not listed, and the days move on. The
 * filters are loaded when they are used. They change what is listed through {@link choice} and {@link show}.
 */
export interface Listing {
  readonly span: ListSpan;
  readonly days: readonly DayOfEvents<ListedEvent>[];
}

const [list, block] = ['event-list', 'today'].map((name) =>
  document.querySelector<HTMLElement>(`[data-${name}]`),
) as [HTMLElement, HTMLElement];
const status = document.querySelectorAll('.found p');

/** What the page tells about its list. */
export const data = JSON.parse(list.dataset['eventList'] ?? '') as EventListData;

/** What it tells about the museum's days. */
export const today = JSON.parse(block.dataset['today'] ?? '') as TodayData;

/** The events that the page can list. */
export const events = readEvents(list, data);

/** What is listed, and what is said above it: title, details and number of events. */
export const choice = {
  wanted: data.base as Wanted,
  isWanted: (_: ListedEvent) => true,
  wordsOn: ({ days }: Listing) => ['', '', foundText(days)],
};

const style = {
  words: data.words,
  language: today.language,
  hasMonths: Boolean(list.querySelector('h2')),
};
const built = listingAt({ date: data.today, time: '00:00' } as MuseumTime);
let shown = keyOf(built);
const loadFilters = scriptOnUse(document.querySelector('.filters'));
if (location.search) loadFilters();
eachMinute(show);

/** Lists what is chosen and not over. */
export function show(): void {
  const listing = listingAt(museumTimeAt(new Date(), today.zone));
  const { when } = data.base;
  if (when && listing.span.last !== built.span.last) {
    // The page is about days that have passed. The list of all knows the present ones.
    location.replace(`/events/?when=${when}${location.search.replace('?', '&')}`);
  }
  const key = keyOf(listing);
  if (key !== shown) {
    shown = key;
    // Closed days and empty lists need more words.
    if (listing.span.isDayByDay || !key) loadFilters();
    const focused = list.querySelector(':focus')?.getAttribute('href');
    list.replaceChildren(...listSections(listing.days, style));
    list.querySelector<HTMLElement>(`[href="${focused}"]`)?.focus();
  }
  if (events.length > 0) {
    choice.wordsOn(listing).forEach((words, index) => {
      const line = status[index];
      if (line && line.textContent !== words) line.textContent = words;
    });
  }
}

/** How many events some days list, in words; nothing if there are none. */
export function foundText(days: Listing['days']): string {
  return days.length > 0 ? countText(data.words.found, countOf(days), today.language) : '';
}

function listingAt(now: MuseumTime): Listing {
  const hours = today.days.find(({ first, last }) => first <= now.date && now.date <= last)?.day;
  const toCome = events.map((event) => stillToCome(event, now, hours));
  const span = daysWanted(choice.wanted, now.date, weekendAt(now, toCome, hours, data.weekend));
  const days = (span.isDayByDay ? dayByDay : overview)(toCome.filter(choice.isWanted), span);
  return { span, days: days.slice(0, data.days) };
}

/** Listings with the same key look the same. */
function keyOf({ days }: Listing): string {
  return days
    .flatMap(({ date, entries }) =>
      entries.map(({ event, cancelledBefore }) => [date, event.eventId, cancelledBefore.length]),
    )
    .join();
}
