import { expect, test } from 'playwright/test';
import type { MuseumEvent } from '../../../src/domain/event.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { comingEvents } from '../../../src/view/listing.ts';

const event = (name: string, ...dates: string[]): MuseumEvent => ({
  eventId: '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d',
  name,
  location: 'Lamp Room',
  eventDescription: '',
  dates: dates.map(parseLocalDate),
  cancelledDates: [],
  rules: [],
  price: 0,
  times: [],
  category: 'Tour',
  status: 'scheduled',
  evenWhenClosed: false,
});

/** What is listed on a day: each date with the names below it. */
const listed = (events: readonly MuseumEvent[], date: string) =>
  comingEvents(events, parseLocalDate(date)).map((day) => [
    day.date,
    ...day.events.map(({ name }) => name),
  ]);

test('comingEvents() lists an event on its last day, and no more on the next (edge case 24)', () => {
  const run = event('Exhibition', '2026-11-18', '2026-11-19', '2026-11-20');
  expect(listed([run], '2026-11-20')).toEqual([['2026-11-20', 'Exhibition']]);
  expect(listed([run], '2026-11-21')).toEqual([]);
});

test('comingEvents() lists a run that began before and goes on (edge case 25)', () => {
  const run = event('Exhibition', '2026-11-18', '2026-11-19', '2026-11-21');
  expect(listed([run], '2026-11-19')).toEqual([['2026-11-19', 'Exhibition']]);
  expect(listed([run], '2026-11-20')).toEqual([['2026-11-21', 'Exhibition']]);
});

test('comingEvents() lists an event under its next day, not its first, and once (edge case 26)', () => {
  const tour = event('Tour', '2026-10-02', '2026-11-27', '2026-12-04');
  const talk = event('Talk', '2026-11-25');
  expect(listed([tour, talk], '2026-11-20')).toEqual([
    ['2026-11-25', 'Talk'],
    ['2026-11-27', 'Tour'],
  ]);
});

test('comingEvents() puts events of one day together, by name', () => {
  const events = [
    event('Walk', '2026-11-21'),
    event('Talk', '2026-11-22'),
    event('Film', '2026-11-21', '2026-11-22'),
  ];
  expect(listed(events, '2026-11-20')).toEqual([
    ['2026-11-21', 'Film', 'Walk'],
    ['2026-11-22', 'Talk'],
  ]);
});

test('comingEvents() goes on over the year’s end and 29 February (edge case 27)', () => {
  const events = [
    event('Leap day', '2028-02-29'),
    event('New Year', '2027-01-01'),
    event('Old Year', '2026-12-31'),
  ];
  expect(listed(events, '2026-12-31')).toEqual([
    ['2026-12-31', 'Old Year'],
    ['2027-01-01', 'New Year'],
    ['2028-02-29', 'Leap day'],
  ]);
  expect(listed(events, '2028-02-29')).toEqual([['2028-02-29', 'Leap day']]);
  expect(listed(events, '2028-03-01')).toEqual([]);
});

test('comingEvents() lists events that do not take place, too: people should read so', () => {
  const cancelled = { ...event('Tour', '2026-11-21'), status: 'cancelled' as const };
  expect(listed([cancelled], '2026-11-20')).toEqual([['2026-11-21', 'Tour']]);
});

test('comingEvents() leaves the events given in their order', () => {
  const events = [event('Later', '2026-12-05'), event('Sooner', '2026-11-21')];
  comingEvents(events, parseLocalDate('2026-11-20'));
  expect(events.map(({ name }) => name)).toEqual(['Later', 'Sooner']);
});

test('comingEvents() may be none', () => {
  expect(comingEvents([], parseLocalDate('2026-11-20'))).toEqual([]);
});
