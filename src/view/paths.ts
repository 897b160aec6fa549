import { EVENTS_PATH } from '../domain/addresses.ts';
import type { LocalDate } from '../domain/local-date.ts';

export { DEVELOPERS_PATH, eventCalendarPath, eventPath } from '../domain/addresses.ts';

/** The addresses of pages. Each ends in a slash, as the hosts serve them. */
export const PATHS = { home: '/', hours: '/hours/', events: EVENTS_PATH } as const;

/** The addresses of what programs subscribe to. */
export const FEEDS = {
  /** RSS 2.0 */
  events: '/events.xml',
  /** iCalendar */
  eventCalendar: '/events.ics',
  hoursCalendar: '/hours.ics',
} as const;

/** The museum's own picture, for those who share a page without one: PNG, 1200 × 630. */
export const SHARE_PICTURE = '/share.png';

/** What a device shows of the site among its programs: a Web App Manifest. */
export const MANIFEST = '/manifest.webmanifest';

/** The picture of an event that has no image: SVG, 1200 × 630. */
export function posterPath(eventId: string): string {
  return `${PATHS.events}${eventId}.svg`;
}

/** The same for those who share its page, which take no SVG: PNG, 1200 × 630. */
export function sharePicturePath(eventId: string): string {
  return `${PATHS.events}${eventId}.png`;
}

/** A list of events: all of them, or what is behind `list`, e.g. `month/2026-12`. */
export function eventListPath(list?: string): string {
  return list === undefined ? PATHS.events : `${PATHS.events}${list}/`;
}

/** The calendar of a month, given by its first day. */
export function monthPath(month: LocalDate): string {
  return `${PATHS.hours}${month.slice(0, 7)}/`;
}
