import { expect, test } from 'playwright/test';
import { parseDateRule, parseExceptionDates } from '../../../src/domain/date-rule.ts';
import type { EventStatus } from '../../../src/domain/event.ts';
import { heldDates, publishedEvent } from '../../../src/domain/held-dates.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay, type Schedule } from '../../../src/domain/opening-hours.ts';
import { entry, schedule as closedOnMondays } from '../small-publication.ts';

const d = parseLocalDate;
const closed = parseDay('closed');

/** Closed on Mondays, on Christmas Day, and for the week from Monday 11 to Sunday 17 January 2027. */
const schedule: Schedule = {
  ...closedOnMondays,
  exceptions: [
    { dates: parseExceptionDates('every 25 December'), day: closed, reason: 'Christmas Day' },
    { dates: parseExceptionDates('2027-01-11 to 2027-01-17'), day: closed, reason: 'Rehang' },
  ],
};

const held = (rules: string[], { evenWhenClosed = false, through = '2027-12-31' } = {}) =>
  heldDates(rules.map(parseDateRule), { evenWhenClosed }, schedule, d(through));

const published = (
  rules: string[],
  { status = 'scheduled', today = '2026-11-20' }: { status?: EventStatus; today?: string } = {},
) =>
  publishedEvent(
    { ...entry('Tour', []), rules: rules.map(parseDateRule), status },
    held(rules),
    d(today),
  );

test('heldDates() are ascending and without repeats, however they are written', () => {
  expect(
    held([
      'every Saturday from 2026-12-05 to 2026-12-12',
      '2026-12-12',
      '2026-12-03',
      '2026-12-04 to 2026-12-06',
      '2026-12-03',
    ]),
  ).toEqual({
    dates: ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-12'],
    cancelled: [],
    leftOut: [],
    closed: [],
  });
});

test('heldDates() of a span are its open days, the closed ones passed over in silence', () => {
  // Christmas Day 2026 is a Friday, the 28th a Monday.
  expect(held(['2026-12-24 to 2026-12-29'])).toEqual({
    dates: ['2026-12-24', '2026-12-26', '2026-12-27', '2026-12-29'],
    cancelled: [],
    leftOut: [],
    closed: [],
  });
});

test('heldDates() of a weekly repetition are its open days; closures cancel some, the usual week leaves others out', () => {
  expect(held(['every Friday from 2027-01-01 to 2027-01-22'])).toEqual({
    dates: ['2027-01-01', '2027-01-08', '2027-01-22'],
    cancelled: [{ date: '2027-01-15', reason: 'Rehang' }],
    leftOut: [],
    closed: [],
  });
  expect(held(['every Monday from 2027-01-04 to 2027-01-25'])).toEqual({
    dates: [],
    cancelled: [],
    leftOut: ['2027-01-04', '2027-01-18', '2027-01-25'],
    closed: [],
  });
});

test('heldDates() sorts cancelled days, and names each once', () => {
  const rules = [
    'every Friday from 2027-01-15 to 2027-01-15',
    'every Tuesday from 2027-01-12 to 2027-01-12',
    '2027-01-14',
    'every Friday from 2027-01-15 to 2027-01-16',
  ];
  expect(held(rules).cancelled).toEqual([
    { date: '2027-01-12', reason: 'Rehang' },
    { date: '2027-01-14', reason: 'Rehang' },
    { date: '2027-01-15', reason: 'Rehang' },
  ]);
});

test('heldDates() of a span cancels the days that would be open without the closure', () => {
  // Monday 11 January is closed every week, and so not cancelled.
  expect(held(['2027-01-10 to 2027-01-13'])).toEqual({
    dates: ['2027-01-10'],
    cancelled: [
      { date: '2027-01-12', reason: 'Rehang' },
      { date: '2027-01-13', reason: 'Rehang' },
    ],
    leftOut: [],
    closed: [],
  });
});

test('heldDates() does not count days that are closed every year as left out', () => {
  expect(held(['every Friday from 2026-12-18 to 2027-01-01'])).toEqual({
    dates: ['2026-12-18', '2027-01-01'],
    cancelled: [],
    leftOut: [],
    closed: [],
  });
});

test('heldDates() keeps closed days that were written singly, and names them (edge case 28)', () => {
  expect(held(['2027-01-18', '2026-12-25', '2027-01-09'])).toEqual({
    dates: ['2026-12-25', '2027-01-09', '2027-01-18'],
    cancelled: [],
    leftOut: [],
    closed: ['2026-12-25', '2027-01-18'],
  });
});

test('heldDates() cancels a day that a dated exception closes, however it is written', () => {
  for (const rules of [
    ['2027-01-08', '2027-01-15'],
    ['2027-01-15', 'every Friday from 2027-01-08 to 2027-01-15'],
    ['every Friday from 2027-01-08 to 2027-01-15', '2027-01-15'],
  ]) {
    expect(held(rules)).toEqual({
      dates: ['2027-01-08'],
      cancelled: [{ date: '2027-01-15', reason: 'Rehang' }],
      leftOut: [],
      closed: [],
    });
  }
});

test('publishedEvent() takes the days of a closure out of dates', () => {
  expect(published(['2027-01-08', '2027-01-15'])).toMatchObject({
    status: 'scheduled',
    dates: ['2027-01-08'],
    cancelledDates: [{ date: '2027-01-15', reason: 'Rehang' }],
  });
});

test('publishedEvent() cancels an event that has no other day to come, and keeps its days', () => {
  for (const status of ['scheduled', 'sold out'] as const) {
    expect(published(['2026-11-05', '2027-01-12', '2027-01-15'], { status })).toMatchObject({
      status: 'cancelled',
      dates: ['2026-11-05', '2027-01-12', '2027-01-15'],
      cancelledDates: [
        { date: '2027-01-12', reason: 'Rehang' },
        { date: '2027-01-15', reason: 'Rehang' },
      ],
    });
  }
});

test('publishedEvent() still has the days of an event that was cancelled whole when they are past', () => {
  const [yesterday, past] = [['2027-01-12'], ['2026-11-05', '2027-01-12']];
  expect(published(yesterday, { today: '2027-01-20' })).toMatchObject({
    status: 'cancelled',
    dates: ['2027-01-12'],
  });
  // Over, and held once.
  expect(published(past, { today: '2027-01-20' })).toMatchObject({
    status: 'scheduled',
    dates: ['2026-11-05'],
  });
});

test('publishedEvent() keeps all days of an event that staff cancelled', () => {
  expect(published(['2027-01-08', '2027-01-15'], { status: 'cancelled' })).toMatchObject({
    status: 'cancelled',
    dates: ['2027-01-08', '2027-01-15'],
    cancelledDates: [],
  });
});

test('heldDates() are all days if the event is meant to be held even when closed (edge case 28)', () => {
  const rules = [
    '2026-12-25',
    '2027-01-10 to 2027-01-12',
    'every Friday from 2027-01-08 to 2027-01-15',
  ];
  expect(held(rules, { evenWhenClosed: true })).toEqual({
    dates: ['2026-12-25', '2027-01-08', '2027-01-10', '2027-01-11', '2027-01-12', '2027-01-15'],
    cancelled: [],
    leftOut: [],
    closed: [],
  });
});

test('heldDates() follows a repetition without end through the day given', () => {
  const through = '2027-01-29';
  expect(held(['every Friday from 2027-01-08'], { through })).toEqual({
    dates: ['2027-01-08', '2027-01-22', '2027-01-29'],
    cancelled: [{ date: '2027-01-15', reason: 'Rehang' }],
    leftOut: [],
    closed: [],
  });
});

test('heldDates() may be none', () => {
  expect(held(['2027-01-11 to 2027-01-17']).dates).toEqual([]);
});
