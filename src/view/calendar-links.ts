import { compactDate, compactInstant, type CalendarEntry } from './calendar-text.ts';
import { dayAfter } from './weekend.ts';

/** The calendars on the web that pages link to. Their names are the same in every language. */
export const ONLINE_CALENDARS = [
  { key: 'google', name: 'Google Calendar' },
  { key: 'outlook', name: 'Outlook' },
] as const;

/** For each of them, the address that adds something to a visitor's calendar. */
export type OnlineCalendarLinks = Readonly<
  Record<(typeof ONLINE_CALENDARS)[number]['key'], string>
>;

/** The addresses that subscribe to a feed. */
export interface SubscriptionLinks extends OnlineCalendarLinks {
  /** Opens the device's own calendar program. */
  readonly device: string;
}

/**
 * Links that subscribe to a feed.
 *
 * @param feed its whole address
 * @param name what the calendar is called where the program lets the link say so
 */
export function subscriptionLinks(feed: URL, name: string): SubscriptionLinks {
  const device = feed.href.replace(/^https?:/, 'webcal:');
  return {
    device,
    // Google accepts feeds only as webcal:, Outlook on the web only as https:.
    google: address('https://calendar.google.com/calendar/render', { cid: device }),
    outlook: address('https://outlook.live.com/calendar/0/addfromweb', { url: feed.href, name }),
  };
}

/** Links that add a single entry. */
export function entryLinks({
  time,
  summary,
  description = '',
  location,
  url,
}: CalendarEntry): OnlineCalendarLinks {
  const isSession = time.kind === 'session';
  const details = `${description}\n${url}`.trim();
  const [start, end] = isSession
    ? [time.start.toISOString(), time.end.toISOString()]
    : [time.first, dayAfter(time.last)];
  const dates = isSession
    ? `${compactInstant(time.start)}/${compactInstant(time.end)}`
    : `${compactDate(time.first)}/${compactDate(dayAfter(time.last))}`;
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: summary,
      dates,
      details,
      location,
    }),
    outlook: address('https://outlook.live.com/calendar/0/action/compose', {
      rru: 'addevent',
      path: '/calendar/action/compose',
      subject: summary,
      startdt: start,
      enddt: end,
      ...(isSession ? {} : { allday: 'true' }),
      body: details,
      location,
    }),
  };
}

/** A query that writes a space as `%20`: Outlook shows a `+` as it stands. */
function address(base: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${base}?${query.join('&')}`;
}
