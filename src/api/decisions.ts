import type { Museum } from '../domain/museum.ts';
import { MAX_NAMES, MAX_NAME_LENGTH } from './ignored-parameters.ts';

/** What the description of an event begins with, by the status for which the contract has no field. */
export interface StatusPrefixes {
  readonly cancelled: string;
  readonly 'sold out': string;
}

/** One thing that a client can rely on. */
export interface Decision {
  readonly subject: string;
  readonly text: string;
}

/** How the service behaves where its contract leaves something open, in plain words. */
export function decisions(
  { timeZone, currency, license }: Pick<Museum, 'timeZone' | 'currency' | 'license'>,
  prefixes: StatusPrefixes,
): readonly Decision[] {
  return [
    {
      subject: 'Time zone',
      text: `All dates and times are local to the museum, in the time zone ${timeZone}. Times are written HH:MM on the 24-hour clock.`,
    },
    {
      subject: 'Today',
      text: 'Today, the default of startDate, is the calendar day at the museum when the request arrives. An earlier startDate is accepted and answered as asked.',
    },
    {
      subject: 'How far ahead',
      text: 'Hours are published up to the day that the header Published-Through names; repeating events without an end are listed up to that day, too. An empty list beyond it does not mean that the museum is closed.',
    },
    {
      subject: 'Past days',
      text: 'The hours of past days are worked out from today’s rules. They are not a record of when the museum was open.',
    },
    {
      subject: 'Closed days',
      text: 'A day on which the museum is closed has no entry in the hours. On any other day it opens before it closes, both on the entry’s date, and no date comes twice.',
    },
    {
      subject: 'Events of a list',
      text: 'A list of events holds those with at least one date from startDate to endDate, both included. By default, endDate is seven days after startDate.',
    },
    {
      subject: 'Dates of an event',
      text: 'dates holds every day on which the event is held, past ones too, in order and without repeats; a repetition without an end is listed up to Published-Through. If the museum has to close on one of them, that day is left out, unless the event is meant for closed days.',
    },
    {
      subject: 'Cancelled and sold out',
      text: `The eventDescription of a cancelled event begins with “${prefixes.cancelled}”, that of a sold-out event with “${prefixes['sold out']}”. Both stay in the lists. An event that loses all its coming days to a closure counts as cancelled and keeps them in dates.`,
    },
    {
      subject: 'Prices',
      text: `price is a number in ${currency}, with decimals where needed. 0 is free.`,
    },
    ...(license
      ? [{ subject: 'Licence', text: `The data may be used under ${license.name}: ${license.url}` }]
      : []),
    {
      subject: 'Order',
      text: 'Hours are sorted by date. Events are sorted by their first date on or after startDate, then by name, then by eventId.',
    },
    {
      subject: 'Paging',
      text: 'limit counts entries: open days or events. The header Link leads to the first, previous, next and last page, and X-Total-Count gives the number of entries on all pages. Follow Link: it repeats every parameter, so the pages of one walk belong together even across midnight, and no entry is repeated or missed. Only if the museum publishes between two requests can entries shift from one page to another. A page after the last one is an empty list.',
    },
    {
      subject: 'Parameters',
      text: `A date is a real day, written YYYY-MM-DD. A number is written in ASCII digits without sign or leading zero. A parameter that is empty, malformed, out of bounds or repeated is refused with 400; so is an endDate before startDate, and a limit above its maximum is not lowered to it. Any other parameters are ignored. The header Ignored-Parameters lists them (at most ${MAX_NAMES} names, each of at most ${MAX_NAME_LENGTH} characters in printable ASCII) and suggests the right name for a near miss.`,
    },
    {
      subject: 'Event ids',
      text: 'An eventId never changes. Upper and lower case are the same. An eventId that is not a UUID gets 400, one that is not published 404.',
    },
    {
      subject: 'Answers',
      text: 'Success is 200 with JSON in UTF-8, without a byte order mark. GET and HEAD are allowed, and HEAD is GET without the body. Any other method gets 405.',
    },
    {
      subject: 'Links',
      text: 'The header Link of an event leads to its page and its calendar file (alternate). That of every list and event leads to the OpenAPI description (service-desc) and to the page for developers (service-doc).',
    },
    {
      subject: 'Errors',
      text: 'Every error is a problem document (RFC 9457). Its type is the address of its section on the page for developers, and its detail gives the reason. A 400 lists every invalid parameter in errors.',
    },
    {
      subject: 'Passwords',
      text: 'Every request needs a user name and a password, sent with the Basic scheme in UTF-8. The museum issues both. A request without them gets 401 at any path, so that a stranger cannot tell which paths exist. Valid credentials are never rate-limited.',
    },
    {
      subject: 'Caching',
      text: 'Every list and event has an ETag. Send it back in If-None-Match: if nothing has changed, the answer is 304 without a body. A compressed answer has an ETag of its own.',
    },
    {
      subject: 'Pages of other sites',
      text: 'Browsers let a page read the answers only if it is on this site or on one that the museum allows. A preflight needs no password. Pages of any site may read the OpenAPI and Arazzo descriptions.',
    },
    {
      subject: 'Versions',
      text: 'The OpenAPI description carries the version of the interface. New fields, headers and optional parameters can appear at any time and do not break a client: ignore what you do not know. A breaking change would come under another base address.',
    },
  ];
}
