import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay, type Schedule } from '../../../src/domain/opening-hours.ts';
import { publicationOf } from '../../../src/domain/publication.ts';
import { todayData } from '../../../src/view/today.ts';
import { museum, schedule } from '../small-publication.ts';

const dataOn = (date: string, changed: Schedule = schedule) =>
  todayData(publicationOf({ museum, schedule: changed, events: [] }, parseLocalDate(date)));

test('todayData() reaches from today to the eighth open day, closed days between', () => {
  const { days, zone } = dataOn('2026-11-20');
  expect(zone).toBe('Europe/London');
  expect(days.map(({ date, day }) => `${date} ${day.kind}`)).toEqual([
    '2026-11-20 open',
    '2026-11-21 open',
    '2026-11-22 open',
    '2026-11-23 closed',
    '2026-11-24 open',
    '2026-11-25 open',
    '2026-11-26 open',
    '2026-11-27 open',
    '2026-11-28 open',
  ]);
});

test('todayData() says why a day differs, and nothing of the others', () => {
  const closed = {
    dates: parseExceptionDates('2026-11-21'),
    day: parseDay('closed'),
    reason: 'Staff day',
  };
  const [first, second] = dataOn('2026-11-20', { ...schedule, exceptions: [closed] }).days;
  expect(first).toEqual({
    date: '2026-11-20',
    day: { kind: 'open', opens: '10:00', closes: '17:00' },
  });
  expect(second).toEqual({ date: '2026-11-21', day: { kind: 'closed' }, reason: 'Staff day' });
});

test('todayData() goes on to the last published day where the museum stays closed', () => {
  const closed = {
    dates: parseExceptionDates('2026-11-01 until further notice'),
    day: parseDay('closed'),
    reason: 'Works',
  };
  const { days } = dataOn('2026-11-20', { ...schedule, exceptions: [closed] });
  expect(days).toHaveLength(31);
  expect(days.at(-1)?.date).toBe('2026-12-20');
});

test('todayData() leaves the places of times and days open', () => {
  const { words } = dataOn('2026-11-20');
  expect(words.open).toBe('Open now, until {time}');
  expect(words.opensOn).toBe('Closed, opens on {day} at {time}');
  expect(words.span).toBe('{start} to {end}');
});
