import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay, type Exception, type Schedule } from '../../../src/domain/opening-hours.ts';
import { publicationOf } from '../../../src/domain/publication.ts';
import { datedToday, todayData } from '../../../src/view/today.ts';
import { museum, schedule } from '../small-publication.ts';

const exception = (dates: string, hours: string, reason: string): Exception => ({
  dates: parseExceptionDates(dates),
  day: parseDay(hours),
  reason,
});
const withExceptions = (...exceptions: Exception[]): Schedule => ({ ...schedule, exceptions });
const publication = (date: string, changed: Schedule) =>
  publicationOf({ museum, schedule: changed, events: [] }, parseLocalDate(date));
const dataOn = (date: string, changed: Schedule = schedule) =>
  todayData(publication(date, changed));
const datedOn = (date: string, changed: Schedule = schedule) =>
  datedToday(publication(date, changed));

const FLOOD = 'Flood in the cellar';
const flood = withExceptions(exception('2026-11-01 until further notice', 'closed', FLOOD));

test('todayData() reaches from today to the eighth open day, days with the same hours together', () => {
  const { days, zone } = dataOn('2026-11-20');
  expect(zone).toBe('Europe/London');
  expect(days.map(({ first, last, day }) => `${first} to ${last}: ${day.kind}`)).toEqual([
    '2026-11-20 to 2026-11-22: open',
    '2026-11-23 to 2026-11-23: closed',
    '2026-11-24 to 2026-11-28: open',
  ]);
});

test('todayData() says the hours with the last admission, and why they differ', () => {
  const { days } = dataOn(
    '2026-11-20',
    withExceptions(
      exception('2026-11-21', '10:00-14:00, last admission 13:15', 'Early closing'),
      exception('2026-11-22', 'closed', 'Staff day'),
    ),
  );
  expect(days.slice(0, 3)).toEqual([
    {
      first: '2026-11-20',
      last: '2026-11-20',
      day: { kind: 'open', opens: '10:00', closes: '17:00' },
      hours: '10:00 to 17:00',
    },
    {
      first: '2026-11-21',
      last: '2026-11-21',
      day: { kind: 'open', opens: '10:00', closes: '14:00', lastAdmission: '13:15' },
      hours: '10:00 to 14:00 · Last admission 13:15',
      reason: 'Early closing',
    },
    {
      first: '2026-11-22',
      last: '2026-11-22',
      day: { kind: 'closed' },
      hours: '',
      reason: 'Staff day',
    },
  ]);
});

test('todayData() is short where the museum stays closed, and says so (edge case 20)', () => {
  const { days, words } = dataOn('2026-11-20', flood);
  expect(days).toEqual([
    {
      first: '2026-11-20',
      last: '2026-12-20',
      day: { kind: 'closed' },
      hours: '',
      reason: FLOOD,
    },
  ]);
  expect(words.closed).toBe('Closed until further notice');
  expect(dataOn('2026-11-20').words.closed).toBe('Closed');
});

test('todayData() leaves the places of times and days open', () => {
  const { words } = dataOn('2026-11-20');
  expect(words.open).toBe('Open until {time}');
  expect(words.opensOn).toBe('Closed now, opens on {day} at {time}');
});

test('datedToday() says hours and last admission apart', () => {
  expect(datedOn('2026-11-20')).toEqual({ state: '10:00 to 17:00', detail: '', reason: '' });
  const early = exception('2026-11-20', '10:00-14:00, last admission 13:15', 'Early closing');
  expect(datedOn('2026-11-20', withExceptions(early))).toEqual({
    state: '10:00 to 14:00',
    detail: 'Last admission 13:15',
    reason: 'Early closing',
  });
});

test('datedToday() says of a closed day when the museum opens next, with the year if it differs', () => {
  expect(datedOn('2026-11-23')).toEqual({
    state: 'Closed',
    detail: 'Opens on Tuesday 24 November at 10:00',
    reason: '',
  });
  const closed = exception('2026-12-20 to 2027-01-01', 'closed', 'Holidays');
  expect(datedOn('2026-12-20', withExceptions(closed)).detail).toBe(
    'Opens on Saturday, 2 January 2027 at 10:00',
  );
});

test('datedToday() makes up no opening that nobody knows (edge cases 15 and 20)', () => {
  expect(datedOn('2026-11-20', flood)).toEqual({
    state: 'Closed until further notice',
    detail: '',
    reason: FLOOD,
  });
  const long = exception('2026-11-20 to 2027-03-01', 'closed', 'Building works');
  expect(datedOn('2026-11-20', withExceptions(long))).toEqual({
    state: 'Closed',
    detail: '',
    reason: 'Building works',
  });
});
