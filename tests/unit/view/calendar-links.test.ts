import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { entryLinks, subscriptionLinks } from '../../../src/view/calendar-links.ts';
import type { CalendarEntry } from '../../../src/view/calendar-text.ts';

const TOUR: CalendarEntry = {
  uid: '1@saltmarket.example',
  sequence: 7,
  stamp: parseLocalDate('2026-11-20'),
  time: {
    kind: 'session',
    start: new Date('2026-11-20T18:45:00Z'),
    end: new Date('2026-11-20T19:45:00Z'),
  },
  summary: 'Tour & tea + cake',
  description: 'By lantern.',
  location: 'Lamp Room, Eastness',
  url: 'https://saltmarket.example/events/1/',
};

const partsOf = (link: string) => {
  const { origin, pathname, searchParams } = new URL(link);
  return [origin + pathname, Object.fromEntries(searchParams)];
};

test('a feed is subscribed to on the device, with Google and with Outlook', () => {
  const { device, google, outlook } = subscriptionLinks(
    new URL('https://saltmarket.example/events.ics'),
    'Events at The Saltmarket Museum',
  );
  expect(device).toBe('webcal://saltmarket.example/events.ics');
  expect(google).toBe(
    'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fsaltmarket.example%2Fevents.ics',
  );
  expect(outlook).toBe(
    'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fsaltmarket.example%2Fevents.ics&name=Events%20at%20The%20Saltmarket%20Museum',
  );
});

test('a session is added with Google and with Outlook, in UTC', () => {
  const { google, outlook } = entryLinks(TOUR);
  expect(partsOf(google)).toEqual([
    'https://calendar.google.com/calendar/render',
    {
      action: 'TEMPLATE',
      text: 'Tour & tea + cake',
      dates: '20261120T184500Z/20261120T194500Z',
      details: 'By lantern.\nhttps://saltmarket.example/events/1/',
      location: 'Lamp Room, Eastness',
    },
  ]);
  expect(partsOf(outlook)).toEqual([
    'https://outlook.live.com/calendar/0/action/compose',
    {
      rru: 'addevent',
      path: '/calendar/action/compose',
      subject: 'Tour & tea + cake',
      startdt: '2026-11-20T18:45:00.000Z',
      enddt: '2026-11-20T19:45:00.000Z',
      body: 'By lantern.\nhttps://saltmarket.example/events/1/',
      location: 'Lamp Room, Eastness',
    },
  ]);
  // Outlook shows a plus as it stands.
  expect(outlook).not.toContain('+');
});

test('a whole day is added as one', () => {
  const day = parseLocalDate('2026-12-31');
  const { google, outlook } = entryLinks({
    ...TOUR,
    time: { kind: 'whole days', first: day, last: day },
  });
  expect(new URL(google).searchParams.get('dates')).toBe('20261231/20270101');
  const { searchParams } = new URL(outlook);
  expect(['startdt', 'enddt', 'allday'].map((name) => searchParams.get(name))).toEqual([
    '2026-12-31',
    '2027-01-01',
    'true',
  ]);
});
