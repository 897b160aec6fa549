import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { publicationOf, type EventEntry } from '../../../src/domain/publication.ts';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import {
  bySession,
  calendarMonths,
  eventsByDay,
  isOngoing,
  ongoingIn,
  weekdaysOf,
} from '../../../src/view/calendar.ts';
import { entry, museum, schedule } from '../small-publication.ts';

const TODAY = parseLocalDate('2026-11-20');

/** The events of a publication on that day. */
const eventsOf = (...events: EventEntry[]) =>
  publicationOf({ museum, schedule, events }, TODAY).events;

/** The months between two days, each as its first day, number of days shown, and first and last of them. */
const months = (first: string, last: string) =>
  calendarMonths(parseLocalDate(first), parseLocalDate(last)).map(({ month, days }) => [
    month,
    days.length,
    days[0],
    days.at(-1),
  ]);

test('calendarMonths() shows the first month whole, and the last up to the last day', () => {
  expect(months('2026-11-20', '2027-01-10')).toEqual([
    ['2026-11-01', 30, '2026-11-01', '2026-11-30'],
    ['2026-12-01', 31, '2026-12-01', '2026-12-31'],
    ['2027-01-01', 10, '2027-01-01', '2027-01-10'],
  ]);
});

test('calendarMonths() may be of one month', () => {
  expect(calendarMonths(parseLocalDate('2026-11-03'), parseLocalDate('2026-11-04'))).toEqual([
    { month: '2026-11-01', days: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'] },
  ]);
  expect(months('2026-11-30', '2026-11-30')).toEqual([
    ['2026-11-01', 30, '2026-11-01', '2026-11-30'],
  ]);
});

test('calendarMonths() knows leap years (edge case 27)', () => {
  expect(months('2028-02-10', '2028-03-01')).toEqual([
    ['2028-02-01', 29, '2028-02-01', '2028-02-29'],
    ['2028-03-01', 1, '2028-03-01', '2028-03-01'],
  ]);
});

test('calendarMonths() tells the same month of two years apart', () => {
  const all = months('2026-11-20', '2027-12-25');
  expect(all).toHaveLength(14);
  expect(all[0]).toEqual(['2026-11-01', 30, '2026-11-01', '2026-11-30']);
  expect(all[12]).toEqual(['2027-11-01', 30, '2027-11-01', '2027-11-30']);
});

test('weekdaysOf() begins as the language’s calendars do', () => {
  const fromMonday = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  expect(weekdaysOf('en-GB')).toEqual(fromMonday);
  expect(weekdaysOf('de-DE')).toEqual(fromMonday);
  expect(weekdaysOf('en-US')).toEqual([
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ]);
  expect(weekdaysOf('ar-EG')).toEqual([
    'saturday',
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
  ]);
});

const exhibition = entry('Exhibition', ['2026-11-21 to 2026-12-05']);
const late = entry('Late', ['2026-11-21'], { times: [parseTimeSpan('18:00-19:00')] });
const early = entry('Early', ['2026-11-21', '2026-11-28'], {
  times: [parseTimeSpan('11:00-12:00')],
});

test('isOngoing() is what goes on over days during opening hours', () => {
  const [run, session, day] = eventsOf(exhibition, late, entry('Open day', ['2026-11-21']));
  expect([run, session, day].map((event) => event && isOngoing(event))).toEqual([
    true,
    false,
    false,
  ]);
});

test('eventsByDay() has the days of the month, events by their first session, no ongoing ones', () => {
  const [november] = calendarMonths(TODAY, parseLocalDate('2026-11-30'));
  if (!november) throw new Error('No month');
  const byDay = eventsByDay(november, eventsOf(late, exhibition, early));
  expect(byDay.size).toBe(30);
  const names = [...byDay].flatMap(([date, events]) =>
    events.length > 0 ? [[date, ...events.map(({ name }) => name)]] : [],
  );
  expect(names).toEqual([
    ['2026-11-21', 'Early', 'Late'],
    ['2026-11-28', 'Early'],
  ]);
});

test('ongoingIn() names an exhibition in each of its months, and in no other', () => {
  const months = calendarMonths(TODAY, parseLocalDate('2027-01-10'));
  const events = eventsOf(exhibition, early);
  expect(months.map((month) => ongoingIn(month, events).map(({ name }) => name))).toEqual([
    ['Exhibition'],
    ['Exhibition'],
    [],
  ]);
});

test('bySession() puts what has no session first, then by time, then by name', () => {
  const twin = entry('A twin', ['2026-11-21'], { times: [parseTimeSpan('18:00-20:00')] });
  const day = entry('Open day', ['2026-11-21']);
  const names = eventsOf(late, twin, early, day)
    .toSorted(bySession)
    .map(({ name }) => name);
  expect(names).toEqual(['Open day', 'Early', 'A twin', 'Late']);
});

test('eventsByDay() and ongoingIn() keep the days that a closure takes away', () => {
  const closure = {
    dates: parseExceptionDates('2026-11-28 to 2027-01-31'),
    day: parseDay('closed'),
    reason: 'Flood in the cellar',
  };
  const { events } = publicationOf(
    { museum, schedule: { ...schedule, exceptions: [closure] }, events: [early, exhibition] },
    TODAY,
  );
  const [november, december, january] = calendarMonths(TODAY, parseLocalDate('2027-01-10'));
  if (!november || !december || !january) throw new Error('No month');
  const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);
  const byDay = eventsByDay(november, events);
  expect(names(byDay.get(parseLocalDate('2026-11-28')))).toEqual(['Early']);
  expect(names(ongoingIn(december, events))).toEqual(['Exhibition']);
  expect(ongoingIn(january, events)).toEqual([]);
});
