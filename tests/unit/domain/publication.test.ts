import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { publicationOf, type EventEntry } from '../../../src/domain/publication.ts';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import { entry, museum, schedule } from '../small-publication.ts';

const TODAY = parseLocalDate('2026-11-20'); // a Friday

const publish = (...events: EventEntry[]) => publicationOf({ museum, schedule, events }, TODAY);

test('publicationOf() hands museum, schedule and day on', () => {
  const publication = publish();
  expect(publication.museum).toBe(museum);
  expect(publication.schedule).toBe(schedule);
  expect(publication.today).toBe('2026-11-20');
  expect(publication.events).toEqual([]);
});

test('publicationOf() reaches as many days ahead as the museum says', () => {
  expect(publish().through).toBe('2026-12-20'); // 30 days after 20 November
});

test('publicationOf() leaves drafts out and keeps the order of the others', () => {
  const { events } = publish(
    entry('Tour', ['2026-12-05']),
    entry('Secret', ['2026-12-01'], { draft: true }),
    entry('Concert', ['2026-11-28']),
  );
  expect(events.map(({ name }) => name)).toEqual(['Tour', 'Concert']);
});

test('publicationOf() works out the days of each event, and keeps how they were written', () => {
  const rules = ['2026-11-29 to 2026-12-01', '2026-11-07']; // the 30th is a Monday
  const [event] = publish(entry('Tour', rules)).events;
  expect(event?.dates).toEqual(['2026-11-07', '2026-11-29', '2026-12-01']);
  expect(event?.rules).toEqual([
    { kind: 'span', first: '2026-11-29', last: '2026-12-01' },
    { kind: 'day', date: '2026-11-07' },
  ]);
});

test('publicationOf() holds an event on closed days if that is meant (edge case 28)', () => {
  const rules = ['2026-11-29 to 2026-12-01'];
  const [event] = publish(entry('Tour', rules, { evenWhenClosed: true })).events;
  expect(event?.dates).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
});

test('publicationOf() follows a repetition without end through the last day that is published', () => {
  const [event] = publish(entry('Tour', ['every Sunday from 2026-11-29'])).events;
  expect(event?.dates).toEqual(['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20']);
});

test('publicationOf() publishes events that are over, too', () => {
  const [event] = publish(entry('Tour', ['2025-06-01'])).events;
  expect(event?.dates).toEqual(['2025-06-01']); // a Sunday
});

test('publicationOf() takes the status from staff, whatever the days are (edge case 30)', () => {
  const { events } = publish(
    entry('Over', ['2025-06-01']),
    entry('Full', ['2026-12-05'], { status: 'sold out' }),
    entry('Full once', ['2025-06-01'], { status: 'sold out' }),
    entry('Off', ['2026-12-05'], { status: 'cancelled' }),
  );
  expect(events.map(({ status }) => status)).toEqual([
    'scheduled',
    'sold out',
    'sold out',
    'cancelled',
  ]);
});

test('publicationOf() keeps the times of two sessions on one day (edge case 32)', () => {
  const times = ['10:30-11:30', '14:00-15:30'].map(parseTimeSpan);
  const [event] = publish(entry('Tour', ['2026-12-05'], { times })).events;
  expect(event?.times).toEqual([
    { start: '10:30', end: '11:30' },
    { start: '14:00', end: '15:30' },
  ]);
});

test('publicationOf() changes nothing else of an event, and does not say that it is no draft', () => {
  const more = { price: 0, bookingUrl: 'https://saltmarket.example/book' };
  expect(publish(entry('Tour', ['2026-12-05'], more)).events).toStrictEqual([
    {
      eventId: 'bec8b399-e50c-4c0d-93fa-293662d332a8',
      name: 'Tour',
      location: 'Lamp Room',
      eventDescription: 'A tour by lantern.',
      dates: ['2026-12-05'],
      cancelledDates: [],
      rules: [{ kind: 'day', date: '2026-12-05' }],
      price: 0,
      times: [],
      category: 'Tour',
      bookingUrl: 'https://saltmarket.example/book',
      status: 'scheduled',
      evenWhenClosed: false,
    },
  ]);
});

test('publicationOf() leaves out an event until its first day is published', () => {
  // The last day that is published is 20 December 2026, a Sunday.
  const { events } = publish(
    entry('Far off', ['every Sunday from 2026-12-21']),
    entry('Just in time', ['every Sunday from 2026-12-20']),
  );
  expect(events.map(({ name }) => name)).toEqual(['Just in time']);
});
