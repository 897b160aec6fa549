import { parseDateRule } from '../../src/domain/date-rule.ts';
import type { Museum } from '../../src/domain/museum.ts';
import { parseDay, type Schedule } from '../../src/domain/opening-hours.ts';
import type { EventEntry } from '../../src/domain/publication.ts';

const open = parseDay('10:00-17:00');

/** A museum with one place and one kind of event. */
export const museum: Museum = {
  name: 'The Saltmarket Museum',
  description: 'Salt, ships and lamplight.',
  url: 'https://saltmarket.example',
  address: {
    streetAddress: '7 Saltmarket Quay',
    addressLocality: 'Eastness',
    postalCode: 'EN7 2QY',
    addressCountry: 'GB',
  },
  contact: { email: 'hello@saltmarket.example' },
  timeZone: 'Europe/London',
  currency: 'GBP',
  language: 'en-GB',
  locations: ['Lamp Room'],
  categories: ['Tour'],
  publishedDaysAhead: 30,
};

/** Closed on Mondays. */
export const schedule: Schedule = {
  usual: {
    monday: parseDay('closed'),
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
    sunday: open,
  },
  seasons: [],
  exceptions: [],
};

/** A tour on the days written, with whatever differs. */
export const entry = (
  name: string,
  dates: string[],
  more: Partial<EventEntry> = {},
): EventEntry => ({
  eventId: 'bec8b399-e50c-4c0d-93fa-293662d332a8',
  name,
  location: 'Lamp Room',
  eventDescription: 'A tour by lantern.',
  dates: dates.map(parseDateRule),
  price: 9.5,
  times: [],
  category: 'Tour',
  status: 'scheduled',
  evenWhenClosed: false,
  draft: false,
  ...more,
});
