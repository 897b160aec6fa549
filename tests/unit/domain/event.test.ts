import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { parseDateRule, parseExceptionDates } from '../../../src/domain/date-rule.ts';
import {
  EVENT_STATUSES,
  announcedDates,
  cancellationOn,
  eventsIn,
  heldDates,
  isHeldOn,
  nextDate,
  parseEventId,
  publishedEvent,
  spansOn,
  type EventStatus,
} from '../../../src/domain/event.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay, type Schedule } from '../../../src/domain/opening-hours.ts';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import { entry, schedule as closedOnMondays } from '../small-publication.ts';

const d = parseLocalDate;
const open = parseDay('10:00-17:00');
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

const event = (dates: string[], name = 'An event', eventId = 'a') => ({
  dates: dates.map(d),
  name,
  eventId,
});

test('EVENT_STATUSES are the three that an event can have', () => {
  expect(EVENT_STATUSES).toEqual(['scheduled', 'cancelled', 'sold out']);
});

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

test('announcedDates() and cancellationOn() know both held and cancelled days', () => {
  const event = published(['2027-01-15', '2027-01-08']);
  expect(announcedDates(event)).toEqual(['2027-01-08', '2027-01-15']);
  expect(cancellationOn(event, d('2027-01-15'))).toEqual({ date: '2027-01-15', reason: 'Rehang' });
  expect(cancellationOn(event, d('2027-01-08'))).toBeUndefined();
});

test('isHeldOn() goes by the day, and is never true of an event that staff cancelled', () => {
  const on = (event: ReturnType<typeof published>) =>
    ['2027-01-08', '2027-01-15'].map((date) => isHeldOn(event, d(date)));
  const days = ['2027-01-08', '2027-01-15'];
  expect(on(published(days))).toEqual([true, false]);
  expect(on(published(days, { status: 'cancelled' }))).toEqual([false, false]);
  // Cancelled for lack of other days, it was still held before.
  const partlyPast = published(days, { today: '2027-01-10' });
  expect(partlyPast.status).toBe('cancelled');
  expect(on(partlyPast)).toEqual([true, false]);
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
