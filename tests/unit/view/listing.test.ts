import { expect, test } from 'playwright/test';
import type { MuseumEvent } from '../../../src/domain/event.ts';
import { LAST_DATE, parseLocalDate } from '../../../src/domain/local-date.ts';
import {
  cancellationText,
  countOf,
  dayByDay,
  overview,
  type DayOfEvents,
} from '../../../src/view/listing.ts';

const d = parseLocalDate;
const event = (name: string, ...dates: string[]): MuseumEvent => ({
  eventId: `id of ${name}`,
  name,
  location: 'Lamp Room',
  eventDescription: '',
  dates: dates.map(d),
  cancelledDates: [],
  rules: [],
  price: 0,
  times: [],
  category: 'Tour',
  status: 'scheduled',
  evenWhenClosed: false,
});
const without = (held: MuseumEvent, reason: string, ...dates: string[]): MuseumEvent => ({
  ...held,
  cancelledDates: [...held.cancelledDates, ...dates.map((date) => ({ date: d(date), reason }))],
});
const from = (date: string, last: string = LAST_DATE) => ({ first: d(date), last: d(last) });
const words = {
  notHeldOn: 'Not held on {first}: {reason}',
  notHeldFrom: 'Not held from {first} to {last}: {reason}',
};

/** Each date with the entries below it, and what they say about cancelled days. */
const read = (days: readonly DayOfEvents[]) =>
  days.map(({ date, entries }) => [
    date,
    ...entries.map((entry) =>
      [entry.event.name, entry.cancellation && '✗', cancellationText(entry, words, 'en-GB')]
        .filter(Boolean)
        .join(' '),
    ),
  ]);
const listed = (events: readonly MuseumEvent[], date: string) => read(overview(events, from(date)));

test('overview() lists an event on its last day, and no more on the next (edge case 24)', () => {
  const run = event('Exhibition', '2026-11-18', '2026-11-19', '2026-11-20');
  expect(listed([run], '2026-11-20')).toEqual([['2026-11-20', 'Exhibition']]);
  expect(listed([run], '2026-11-21')).toEqual([]);
});

test('overview() lists a run that began before and goes on (edge case 25)', () => {
  const run = event('Exhibition', '2026-11-18', '2026-11-19', '2026-11-21');
  expect(listed([run], '2026-11-19')).toEqual([['2026-11-19', 'Exhibition']]);
  expect(listed([run], '2026-11-20')).toEqual([['2026-11-21', 'Exhibition']]);
});

test('overview() lists an event under its next day, not its first, and once (edge case 26)', () => {
  const tour = event('Tour', '2026-10-02', '2026-11-27', '2026-12-04');
  const talk = event('Talk', '2026-11-25');
  expect(listed([tour, talk], '2026-11-20')).toEqual([
    ['2026-11-25', 'Talk'],
    ['2026-11-27', 'Tour'],
  ]);
});

test('overview() puts events of one day together, by name', () => {
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

test('overview() goes on over the year’s end and 29 February (edge case 27)', () => {
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

test('overview() lists events that are cancelled as a whole, and says why if a closure did it', () => {
  const cancelled = { ...event('Tour', '2026-11-21'), status: 'cancelled' as const };
  expect(listed([cancelled], '2026-11-20')).toEqual([['2026-11-21', 'Tour']]);
  expect(listed([without(cancelled, 'Flood', '2026-11-21')], '2026-11-20')).toEqual([
    ['2026-11-21', 'Tour ✗ Flood'],
  ]);
});

test('overview() passes over cancelled days, and names those before the next held one', () => {
  const tour = event('Tour', '2026-12-11', '2027-01-08');
  expect(listed([without(tour, 'Flood', '2026-11-27')], '2026-11-20')).toEqual([
    ['2026-12-11', 'Tour Not held on Fri 27 Nov: Flood'],
  ]);
  expect(listed([without(tour, 'Flood', '2026-11-27', '2026-12-04')], '2026-11-20')).toEqual([
    ['2026-12-11', 'Tour Not held from Fri 27 Nov to Fri 4 Dec: Flood'],
  ]);
  const twice = without(without(tour, 'Flood', '2026-11-27'), 'Repairs', '2026-12-04');
  expect(listed([twice], '2026-11-20')).toEqual([
    ['2026-12-11', 'Tour Not held from Fri 27 Nov to Fri 4 Dec: Flood · Repairs'],
  ]);
  // Days that have passed, or come after the next one, are not news.
  expect(listed([without(tour, 'Flood', '2026-11-13', '2026-12-18')], '2026-11-20')).toEqual([
    ['2026-12-11', 'Tour'],
  ]);
});

test('overview() lists an event whose only day in the span is cancelled, and says so', () => {
  const tour = without(event('Tour', '2027-01-08'), 'Flood', '2026-12-04');
  expect(read(overview([tour], from('2026-12-01', '2026-12-31')))).toEqual([
    ['2026-12-04', 'Tour ✗ Flood'],
  ]);
});

test('dayByDay() lists an event under each of its days in the span, cancelled ones too', () => {
  const run = event('Exhibition', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24');
  const tour = without(event('Tour', '2026-11-28'), 'Flood', '2026-11-21');
  expect(read(dayByDay([tour, run], from('2026-11-21', '2026-11-22')))).toEqual([
    ['2026-11-21', 'Exhibition', 'Tour ✗ Flood'],
    ['2026-11-22', 'Exhibition'],
  ]);
});

test('countOf() counts events, not entries', () => {
  const days = ['2026-11-21', '2026-11-22'];
  const events = [event('Exhibition', ...days), event('Tour', '2026-11-21')];
  expect(countOf(dayByDay(events, from('2026-11-21', '2026-11-22')))).toBe(2);
  expect(countOf([])).toBe(0);
});

test('lists leave the events given in their order', () => {
  const events = [event('Later', '2026-12-05'), event('Sooner', '2026-11-21')];
  overview(events, from('2026-11-20'));
  expect(events.map(({ name }) => name)).toEqual(['Later', 'Sooner']);
});

test('lists may be empty', () => {
  expect(overview([], from('2026-11-20'))).toEqual([]);
  expect(dayByDay([], from('2026-11-20', '2026-11-21'))).toEqual([]);
});
