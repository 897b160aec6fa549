import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { publicationOf, type EventEntry } from '../../../src/domain/publication.ts';
import { eventLists } from '../../../src/view/event-lists.ts';
import { entry, museum, schedule } from '../small-publication.ts';

const TOWN = {
  ...museum,
  locations: ['Lamp Room', 'Café & Garden', '★'],
  categories: ['Tour', 'Film'],
};

/** The path of each list with the names in it, on Friday 20 November 2026. */
const listsOf = (...events: EventEntry[]) =>
  Object.fromEntries(
    eventLists(publicationOf({ museum: TOWN, schedule, events }, parseLocalDate('2026-11-20'))).map(
      ({ path, days }) => [
        path,
        days.flatMap(({ entries }) => entries.map(({ event }) => event.name)),
      ],
    ),
  );

test('eventLists() has a list for each time, kind, place and price that something is in', () => {
  const tour = entry('Tour', ['2026-11-20', '2026-12-05']);
  const film = entry('Film', ['2026-11-22'], {
    category: 'Film',
    location: 'Café & Garden',
    price: 0,
  });
  expect(listsOf(tour, film)).toEqual({
    '/events/': ['Tour', 'Film'],
    '/events/today/': ['Tour'],
    '/events/weekend/': ['Film'],
    '/events/month/2026-11/': ['Tour', 'Film'],
    '/events/month/2026-12/': ['Tour'],
    '/events/category/tour/': ['Tour'],
    '/events/category/film/': ['Film'],
    '/events/place/lamp-room/': ['Tour'],
    '/events/place/café--garden/': ['Film'],
    '/events/free/': ['Film'],
  });
});

test('eventLists() has those of all, today and the weekend even if nothing is on', () => {
  expect(listsOf(entry('Over', ['2026-11-19']))).toEqual({
    '/events/': [],
    '/events/today/': [],
    '/events/weekend/': [],
  });
});

test('eventLists() finds an address for a name without letters', () => {
  const stars = entry('Stars', ['2026-11-21'], { location: '★' });
  expect(Object.keys(listsOf(stars))).toContain('/events/place/-/');
});

test('eventLists() says what each is narrowed to, and what it holds', () => {
  const events = [entry('Tour', ['2026-11-21'])];
  const lists = eventLists(
    publicationOf({ museum: TOWN, schedule, events }, parseLocalDate('2026-11-20')),
  );
  expect(lists.map(({ name, filter }) => [name, filter?.key, filter?.value])).toEqual([
    ['What’s on', undefined, undefined],
    ['Friday, 20 November 2026', 'when', 'today'],
    [
      expect.stringMatching(/^Saturday\s21\sNovember\s–\sSunday\s22\sNovember\s2026$/),
      'when',
      'weekend',
    ],
    ['November 2026', 'when', '2026-11'],
    ['Tour', 'category', 'Tour'],
    ['Lamp Room', 'place', 'Lamp Room'],
  ]);
});

test('eventLists() has an exhibition on each day of the weekend, but once in a month', () => {
  const lists = listsOf(entry('Exhibition', ['2026-11-20 to 2026-11-29']));
  expect(lists['/events/weekend/']).toEqual(['Exhibition', 'Exhibition']);
  expect(lists['/events/month/2026-11/']).toEqual(['Exhibition']);
});
