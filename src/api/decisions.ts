import type { Museum } from '../domain/museum.ts';

/** How the service reads its contract where that leaves something open, in plain words. One subject each. */
export function decisions({ timeZone, currency }: Pick<Museum, 'timeZone' | 'currency'>) {
  return [
    {
      subject: 'Today',
      text: `Today is the calendar day at the museum (${timeZone}) at the moment of the request.`,
    },
    {
      subject: 'Closed days',
      text: 'A day on which the museum is closed has no entry in the hours. An entry’s times are those of the museum’s clock, 24 hours, and both are on its date.',
    },
    {
      subject: 'Events of a list',
      text: 'A list of events holds those with at least one date from startDate to endDate, both included. An event’s dates are always all of its dates, in order.',
    },
    {
      subject: 'Order',
      text: 'Hours are in the order of their dates; events in that of their first date on or after startDate, then by name, then by eventId. No entry comes twice on a walk through the pages.',
    },
    {
      subject: 'Paging',
      text: 'limit counts entries. The headers Link (first, prev, next, last) and X-Total-Count tell where a page stands. Follow Link: it keeps the days of the first page, even across midnight. A page past the end is an empty list.',
    },
    {
      subject: 'Past days',
      text: 'A startDate before today is answered as asked.',
    },
    {
      subject: 'Prices',
      text: `price is in ${currency}, decimals allowed; 0 is free.`,
    },
    {
      subject: 'Cancelled and sold out',
      text: 'The eventDescription of an event that is cancelled or sold out begins with saying so.',
    },
    {
      subject: 'Parameters',
      text: 'A parameter that is empty, malformed, out of bounds or given twice is refused with 400. Others than those named here are ignored; one that nearly has such a name is listed in the header Ignored-Parameters.',
    },
    {
      subject: 'Event ids',
      text: 'eventId is matched without regard to case.',
    },
    {
      subject: 'Errors',
      text: 'Every error is a problem document (RFC 9457). That of a 400 names every parameter that is to blame.',
    },
    {
      subject: 'Passwords',
      text: 'Whatever lies under the base address wants a user name and a password, so that a stranger cannot tell what exists. The museum makes both and hands them out.',
    },
    {
      subject: 'Caching',
      text: 'Every answer has an ETag. Send it back in If-None-Match, and what has not changed is answered with 304 and no body. A compressed answer has a tag of its own.',
    },
    {
      subject: 'Pages of other sites',
      text: 'A browser lets a page read the answers only if it is of this site or of one that the museum has named. A preflight needs no password.',
    },
    {
      subject: 'Methods',
      text: 'GET and HEAD, which is GET without the body; any other method gets 405.',
    },
    {
      subject: 'Versions',
      text: 'A change that could break a client would come under another base address.',
    },
  ] as const;
}
