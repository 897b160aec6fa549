import type { LocalDate } from '../domain/local-date.ts';
import type { TimeOfDay } from '../domain/time-of-day.ts';
import type { EventListData } from '../view/event-list-data.ts';
import { daysAfter } from '../view/weekend.ts';
import type { TimedEvent } from './list-days.ts';

/** An event as the page's markup tells it. */
export interface ListedEvent extends TimedEvent {
  readonly article: HTMLElement;
  /** Its status on days that are not cancelled, in words; empty if it takes place and has room. */
  readonly label: string;
}

/** Every day of some runs, counted from 0, ascending; `closed` ones only where written by themselves. */
export function daysOf(runs: string, closed: ReadonlySet<number> = new Set()): number[] {
  const days: number[] = [];
  for (const [, from, to, step = 1] of runs.matchAll(/(\d+)(?:-(\d+))?(?:\/(\d+))?/g)) {
    for (let day = Number(from); day <= Number(to ?? from); day += Number(step)) {
      if (!to || !closed.has(day)) days.push(day);
    }
  }
  return days.toSorted((a, b) => a - b);
}

/** The events of a list: those in sight and those that it holds ready. */
export function readEvents(list: HTMLElement, { today, closed }: EventListData): ListedEvent[] {
  const closedDays = new Set(daysOf(closed));
  const datesOf = (runs: string) => daysOf(runs, closedDays).map((day) => daysAfter(today, day));
  const ready = list.querySelector('template')?.content.querySelectorAll('article') ?? [];
  const events = [...list.querySelectorAll('article'), ...ready].map((article) =>
    readEvent(article, datesOf),
  );
  // Day by day, an event has an article for each of its days.
  return [...new Map(events.map((event) => [event.eventId, event])).values()];
}

function readEvent(article: HTMLElement, datesOf: (runs: string) => LocalDate[]): ListedEvent {
  const { runs = '', off = '[]', end, status } = article.dataset;
  const link = article.querySelector('a');
  const isCancelled = status === 'cancelled';
  const isNotHeld = !isCancelled && article.classList.contains('off');
  const cancelledDates = (JSON.parse(off) as [string, string][])
    .flatMap(([written, reason]) => datesOf(written).map((date) => ({ date, reason })))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return {
    article,
    // Not its `pathname`: a link in a template has no address to resolve against.
    eventId: link?.getAttribute('href')?.split('/')[2] ?? '',
    name: link?.textContent ?? '',
    dates: datesOf(runs),
    cancelledDates,
    end: end as TimeOfDay | undefined,
    isCancelled,
    label: isNotHeld ? '' : (article.querySelector('.status')?.textContent ?? ''),
  };
}
