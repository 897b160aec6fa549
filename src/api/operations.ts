import { eventsIn } from '../domain/event.ts';
import { openDatesIn } from '../domain/open-dates.ts';
import { dayAt } from '../domain/opening-hours.ts';
import { offsetOf, pageOf } from '../domain/page-of.ts';
import type { DataSet } from './data-set.ts';
import type { OperatingHours, SpecialEvent } from './entries.ts';
import type { MuseumHoursQuery, SpecialEventsQuery } from './parameters.ts';

/** One page of a list, and how many entries the whole list has. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
}

/**
 * The open days from `startDate` to the last published one. Closed days have no entry.
 * Source: contract, `GET /museum-hours`.
 */
export function getMuseumHours(
  { schedule, hoursThrough }: DataSet,
  query: MuseumHoursQuery,
): ListPage<OperatingHours> {
  const slice = { offset: offsetOf(query), limit: query.limit };
  const { total, dates } = openDatesIn(schedule, query.startDate, hoursThrough, slice);
  const entries = dates.flatMap((date) => {
    const day = dayAt(schedule, date);
    return day.kind === 'open' ? [{ date, timeOpen: day.opens, timeClose: day.closes }] : [];
  });
  return { entries, total };
}

/**
 * The events with a day in `startDate`…`endDate`, by their first day on or after `startDate`.
 * Source: contract, `GET /special-events`.
 */
export function listSpecialEvents(
  { events }: DataSet,
  query: SpecialEventsQuery,
): ListPage<SpecialEvent> {
  const held = eventsIn(events, query.startDate, query.endDate);
  return { entries: pageOf(held, query).map(({ event }) => event), total: held.length };
}

/**
 * One event; `undefined` if none of that id is published.
 * Source: contract, `GET /special-events/{eventId}`.
 */
export function getSpecialEvent({ events }: DataSet, eventId: string): SpecialEvent | undefined {
  return events.find((event) => event.eventId === eventId);
}

/** The body of a 200 answer, as prebuilt files and the live service write it. */
export function bodyOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
