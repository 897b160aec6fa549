import { expect, test } from 'playwright/test';
import {
  daysWanted,
  stillToCome,
  weekendAt,
  type TimedEvent,
} from '../../../src/browser/list-days.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { parseTimeOfDay } from '../../../src/domain/time-of-day.ts';

const d = parseLocalDate;
const at = (text: string) => ({
  date: d(text.slice(0, 10)),
  time: parseTimeOfDay(text.slice(11)),
});
const open = parseDay('10:00-17:00');
const closed = parseDay('closed');
const event = (dates: string[], more: Partial<TimedEvent> = {}): TimedEvent => ({
  eventId: 'a',
  name: 'An event',
  dates: dates.map(d),
  cancelledDates: [],
  end: undefined,
  isCancelled: false,
  ...more,
});
const flood = (date: string) => ({ date: d(date), reason: 'Flood' });

for (const [what, end, hours, time, isListed] of [
  ['with sessions until 16:00', '16:00', open, '15:59', true],
  ['with sessions until 16:00', '16:00', open, '16:00', false],
  ['with sessions in the evening', '21:00', open, '20:59', true],
  ['with sessions on a closed day', '16:00', closed, '16:00', false],
  ['all day', undefined, open, '16:59', true],
  ['all day', undefined, open, '17:00', false],
  ['all day on a closed day', undefined, closed, '23:59', true],
  ['all day, its hours unknown', undefined, undefined, '23:59', true],
] as const) {
  test(`an event ${what} is ${isListed ? 'listed' : 'over'} at ${time}`, () => {
    const held = event(['2026-11-20', '2026-11-27'], { end: end && parseTimeOfDay(end) });
    const { dates } = stillToCome(held, at(`2026-11-20 ${time}`), hours);
    expect(dates).toEqual(isListed ? ['2026-11-20', '2026-11-27'] : ['2026-11-27']);
  });
}

test('stillToCome() drops past days and past cancelled days', () => {
  const run = event(['2026-11-19', '2026-11-21'], {
    cancelledDates: [flood('2026-11-18'), flood('2026-11-20')],
  });
  expect(stillToCome(run, at('2026-11-20 00:00'), closed)).toMatchObject({
    dates: ['2026-11-21'],
    cancelledDates: [{ date: '2026-11-20' }],
  });
});

for (const [when, hours, others, weekend] of [
  ['2026-11-18 12:00', open, {}, '2026-11-21 2026-11-22'],
  ['2026-11-21 16:59', open, {}, '2026-11-21 2026-11-22'],
  // Saturday has passed: what is left is Sunday.
  ['2026-11-21 17:00', open, {}, '2026-11-22 2026-11-22'],
  ['2026-11-22 16:59', open, {}, '2026-11-22 2026-11-22'],
  ['2026-11-22 17:00', open, {}, '2026-11-28 2026-11-29'],
  ['2026-11-22 17:00', open, { end: parseTimeOfDay('20:00') }, '2026-11-22 2026-11-22'],
  ['2026-11-22 20:00', open, { end: parseTimeOfDay('20:00') }, '2026-11-28 2026-11-29'],
  [
    '2026-11-22 17:00',
    open,
    { end: parseTimeOfDay('20:00'), isCancelled: true },
    '2026-11-28 2026-11-29',
  ],
  [
    '2026-11-22 17:00',
    open,
    { end: parseTimeOfDay('20:00'), cancelledDates: [flood('2026-11-22')] },
    '2026-11-28 2026-11-29',
  ],
  ['2026-11-22 09:00', closed, { dates: [] }, '2026-11-28 2026-11-29'],
  ['2026-11-22 23:00', undefined, {}, '2026-11-22 2026-11-22'],
] as const) {
  const name = `${when} ${JSON.stringify(others)} ${hours?.kind}`;
  test(`weekendAt() ${name} is ${weekend}`, () => {
    const now = at(when);
    const events = [stillToCome(event(['2026-11-22'], others), now, hours)];
    const { first, last } = weekendAt(now, events, hours, [6, 7]);
    expect(`${first} ${last}`).toBe(weekend);
  });
}

test('daysWanted() never goes back before today', () => {
  const weekend = { first: d('2026-11-21'), last: d('2026-11-22') };
  const of = (wanted: object) => {
    const { first, last, isDayByDay } = daysWanted(wanted, d('2026-11-20'), weekend);
    return `${first} ${last}${isDayByDay ? ' day by day' : ''}`;
  };
  expect(of({})).toBe('2026-11-20 9999-12-31');
  expect(of({ when: 'today' })).toBe('2026-11-20 2026-11-20 day by day');
  expect(of({ when: 'weekend' })).toBe('2026-11-21 2026-11-22 day by day');
  expect(of({ when: '2026-11' })).toBe('2026-11-20 2026-11-31');
  expect(of({ from: '2026-01-01', to: '2026-12-01' })).toBe('2026-11-20 2026-12-01 day by day');
  expect(of({ to: '2026-12-20' })).toBe('2026-11-20 2026-12-20 day by day');
  expect(of({ to: '2026-12-21' })).toBe('2026-11-20 2026-12-21');
  expect(of({ from: '2027-02-06' })).toBe('2027-02-06 9999-12-31');
});
