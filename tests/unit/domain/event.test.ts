import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import {
  EVENT_STATUSES,
  announcedDates,
  cancellationOn,
  eventsIn,
  isHeldOn,
  nextDate,
  parseEventId,
  spansOn,
  type CancelledDate,
  type EventStatus,
} from '../../../src/domain/event.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';

const d = parseLocalDate;
const open = parseDay('10:00-17:00');
const closed = parseDay('closed');

const event = (dates: string[], name = 'An event', eventId = 'a') => ({
  dates: dates.map(d),
  name,
  eventId,
});

test('EVENT_STATUSES are the three that an event can have', () => {
  expect(EVENT_STATUSES).toEqual(['scheduled', 'cancelled', 'sold out']);
});

test('announcedDates() and cancellationOn() know both held and cancelled days', () => {
  const rehang = { date: d('2027-01-16'), reason: 'Rehang' };
  const tour = { dates: [d('2027-01-09'), d('2027-01-23')], cancelledDates: [rehang] };
  expect(announcedDates(tour)).toEqual(['2027-01-09', '2027-01-16', '2027-01-23']);
  expect(cancellationOn(tour, d('2027-01-16'))).toEqual(rehang);
  expect(cancellationOn(tour, d('2027-01-09'))).toBe(undefined);
});

test('isHeldOn() goes by the day, and is never true of an event that staff cancelled', () => {
  const rehang = { date: d('2027-01-15'), reason: 'Rehang' };
  const on = (status: EventStatus, cancelledDates: readonly CancelledDate[]) =>
    ['2027-01-08', '2027-01-15'].map((date) => isHeldOn({ status, cancelledDates }, d(date)));
  expect(on('scheduled', [rehang])).toEqual([true, false]);
  expect(on('cancelled', [])).toEqual([false, false]);
  // Cancelled for lack of other days, it was still held before.
  expect(on('cancelled', [rehang])).toEqual([true, false]);
});

test('spansOn() are the sessions, else the hours of the day, and none if it is closed', () => {
  const times = ['10:15-11:00', '14:00-14:45'].map(parseTimeSpan);
  expect(spansOn({ times }, open)).toEqual(times);
  expect(spansOn({ times }, closed)).toEqual(times);
  expect(spansOn({ times: [] }, open)).toEqual([{ start: '10:00', end: '17:00' }]);
  expect(spansOn({ times: [] }, closed)).toEqual([]);
});

test('nextDate() is the first day on or after the one given (edge case 26)', () => {
  const talks = event(['2026-12-09', '2027-03-17', '2028-02-29']);
  expect(nextDate(talks, d('2026-01-01'))).toBe('2026-12-09');
  expect(nextDate(talks, d('2026-12-09'))).toBe('2026-12-09');
  expect(nextDate(talks, d('2026-12-10'))).toBe('2027-03-17');
  expect(nextDate(talks, d('2028-02-28'))).toBe('2028-02-29');
});

test('nextDate() is the last day all that day, and none on the day after (edge case 24)', () => {
  const run = event(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(nextDate(run, d('2027-01-02'))).toBe('2027-01-02');
  expect(nextDate(run, d('2027-01-03'))).toBe(undefined);
});

test('nextDate() is today in a run that began before and goes on over New Year (edge cases 25 and 27)', () => {
  const run = event(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(nextDate(run, d('2026-12-31'))).toBe('2026-12-31');
  expect(nextDate(run, d('2027-01-01'))).toBe('2027-01-01');
});

const names = (coming: readonly { event: { name: string } }[]) =>
  coming.map(({ event: { name } }) => name);

test('eventsIn() goes by the next day, not the first, and says which it is (edge case 26)', () => {
  const old = event(['2026-01-10', '2026-12-20'], 'Old');
  const young = event(['2026-12-01', '2026-12-19'], 'Young');
  expect(eventsIn([old, young], d('2026-12-10'), d('2026-12-31'))).toEqual([
    { event: young, date: '2026-12-19' },
    { event: old, date: '2026-12-20' },
  ]);
  expect(names(eventsIn([young, old], d('2026-01-01'), d('2026-12-31')))).toEqual(['Old', 'Young']);
});

test('eventsIn() includes both ends, and leaves out what comes before or after (edge case 24)', () => {
  const one = event(['2026-12-05'], 'One');
  const coming = (first: string, last: string) => names(eventsIn([one], d(first), d(last)));
  expect(coming('2026-12-05', '2026-12-05')).toEqual(['One']);
  expect(coming('2026-12-01', '2026-12-05')).toEqual(['One']);
  expect(coming('2026-12-05', '2026-12-31')).toEqual(['One']);
  expect(coming('2026-12-06', '2026-12-31')).toEqual([]);
  expect(coming('2026-12-01', '2026-12-04')).toEqual([]);
});

test('eventsIn() goes by name on the same day, then by eventId: a total order', () => {
  const ordered = [
    event(['2026-12-05'], 'Zither', 'f'), // by day before name
    event(['2026-12-06'], 'Ants', 'e'), // by name before eventId
    event(['2026-12-06'], 'Bees', 'c'),
    event(['2026-12-06'], 'Bees', 'd'),
    event(['2026-12-06'], 'ants', 'b'), // by code unit: small letters after capitals
    event(['2026-12-06'], 'Äpfel', 'a'),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(ordered, { minLength: ordered.length }), (shuffled) => {
      const coming = eventsIn(shuffled, d('2026-12-01'), d('2026-12-31'));
      expect(coming.map((each) => each.event)).toEqual(ordered);
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('parseEventId() reads a UUID in either case, and gives it in lower case (edge case 37)', () => {
  const id = '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d';
  expect(parseEventId(id)).toBe(id);
  expect(parseEventId('9F8B1C1E-3D52-4A0E-9A53-2F6F3F0C7B1D')).toBe(id);
});

test('parseEventId() refuses a text of another form (edge case 37)', () => {
  for (const text of [
    '',
    'lamplit-tour',
    '9f8b1c1e3d524a0e9a532f6f3f0c7b1d',
    '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1',
    '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d0',
    '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1g',
    '{9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d}',
    '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d\n',
  ]) {
    const parse = () => parseEventId(text);
    expect(parse).toThrow(SyntaxError);
    expect(parse).toThrow(
      new SyntaxError(
        `“${text}” is not a UUID. Write 32 hexadecimal digits such as 9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d`,
      ),
    );
  }
});
