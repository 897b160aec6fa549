import type { LocalDate } from '../domain/local-date.ts';

/** The addresses of pages. Each ends in a slash, as the hosts serve them. */
export const PATHS = { home: '/', hours: '/hours/', events: '/events/' } as const;

/** The page of an event. */
export function eventPath(eventId: string): string {
  return `${PATHS.events}${eventId}/`;
}

/** The `id` of a month in the calendar, e.g. `month-2026-11`. */
export function monthAnchor(month: LocalDate): string {
  return `month-${month.slice(0, 7)}`;
}
