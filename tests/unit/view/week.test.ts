import { expect, test } from 'playwright/test';
import { parseDay, type Week } from '../../../src/domain/opening-hours.ts';
import { WEEKDAYS, type Weekday } from '../../../src/domain/weekday.ts';
import { weekLines } from '../../../src/view/week.ts';

const FROM_SUNDAY: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** A week from the hours of its seven days, Monday first. */
function weekOf(...hours: [string, string, string, string, string, string, string]): Week {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = hours;
  return {
    monday: parseDay(monday),
    tuesday: parseDay(tuesday),
    wednesday: parseDay(wednesday),
    thursday: parseDay(thursday),
    friday: parseDay(friday),
    saturday: parseDay(saturday),
    sunday: parseDay(sunday),
  };
}

/** The lines of a week as first day, last day and opening time. */
const lines = (week: Week, weekdays: readonly Weekday[] = WEEKDAYS) =>
  weekLines(week, weekdays).map(
    ({ first, last, day }) => `${first}–${last} ${day.kind === 'open' ? day.opens : 'closed'}`,
  );

const SHORT = '10:00-17:00';
const LONG = '09:00-20:00';

test('weekLines() joins neighbouring days with the same hours (edge case 18)', () => {
  expect(lines(weekOf('closed', SHORT, SHORT, SHORT, LONG, LONG, SHORT))).toEqual([
    'monday–monday closed',
    'tuesday–thursday 10:00',
    'friday–saturday 09:00',
    'sunday–sunday 10:00',
  ]);
});

test('weekLines() carries the hours of the days that it joins', () => {
  const day = { kind: 'open', opens: '10:00', closes: '17:00', lastAdmission: '16:15' };
  const hours = '10:00-17:00, last admission 16:15';
  expect(weekLines(weekOf(hours, hours, hours, hours, hours, hours, hours), WEEKDAYS)).toEqual([
    { first: 'monday', last: 'sunday', day },
  ]);
});

test('weekLines() joins closed days, too (edge case 18)', () => {
  expect(lines(weekOf('closed', 'closed', SHORT, SHORT, SHORT, SHORT, SHORT))).toEqual([
    'monday–tuesday closed',
    'wednesday–sunday 10:00',
  ]);
});

test('weekLines() follows the order of the weekdays given (edge case 18)', () => {
  const week = weekOf('closed', SHORT, SHORT, SHORT, SHORT, LONG, 'closed');
  expect(lines(week)).toEqual([
    'monday–monday closed',
    'tuesday–friday 10:00',
    'saturday–saturday 09:00',
    'sunday–sunday closed',
  ]);
  expect(lines(week, FROM_SUNDAY)).toEqual([
    'sunday–monday closed',
    'tuesday–friday 10:00',
    'saturday–saturday 09:00',
  ]);
});

test('weekLines() keeps equal days apart that are no neighbours', () => {
  expect(lines(weekOf(SHORT, LONG, SHORT, LONG, SHORT, LONG, SHORT))).toHaveLength(7);
});

test('weekLines() keeps days apart that differ in opening, closing or last admission', () => {
  const differing = weekOf(
    '10:00-17:00',
    '10:30-17:00',
    '10:30-18:00',
    '10:30-18:00, last admission 17:15',
    '10:30-18:00, last admission 17:30',
    '10:30-18:00',
    'closed',
  );
  expect(weekLines(differing, WEEKDAYS)).toHaveLength(7);
});
