/** The page that lists events. */
export const EVENTS_PATH = '/events/';

/** The page for developers, which explains the service. */
export const DEVELOPERS_PATH = '/developers/';

/** The page of an event. */
export function eventPath(eventId: string): string {
  return `${EVENTS_PATH}${eventId}/`;
}

/** The next day of an event as a calendar file. */
export function eventCalendarPath(eventId: string): string {
  return `${EVENTS_PATH}${eventId}.ics`;
}
