import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import {
  LAST_DATE,
  addDays,
  daysBetween,
  eachDay,
  localDateAt,
  museumDay,
  parseLocalDate,
  weekdayOf,
} from '../../../src/domain/local-date.ts';
import { WEEKDAYS } from '../../../src/domain/weekday.ts';
import { dayFrom } from './arbitraries.ts';

const d = parseLocalDate;
const anyDay = dayFrom('0000-01-01', '9999-12-31');
const runs = { seed: 1, numRuns: 300 };

/** Checks the whole message, which staff read, and the class. */
function expectRefusal(parse: () => unknown, error: Error): void {
  expect(parse, error.message).toThrow(error);
  expect(parse, error.message).toThrow(error.constructor as ErrorConstructor);
}

test('parseLocalDate() keeps the text of a day that exists', () => {
  const days = [
    '2026-05-02',
    '2024-02-29', // a leap year
    '2000-02-29', // so is every fourth century
    '0000-01-01', // the first day that four digits can write
    '0000-02-29', // the year 0 is divisible by 400
    '9999-12-31',
  ];
  for (const day of days) expect(d(day)).toBe(day);
});

test('parseLocalDate() refuses a text of another form', () => {
  const texts = [
    '',
    'tomorrow',
    '2026-5-2',
    '02-05-2026',
    '20260502',
    '2026/05/02',
    '02026-05-02',
    '+2026-05-02',
    '2026-05-02T00:00',
    ' 2026-05-02',
    '2026-05-02\n',
    '２０２６-05-02', // digits of another script
  ];
  for (const text of texts) {
    expectRefusal(
      () => d(text),
      new SyntaxError(`“${text}” is not a day. Write year, month and day, such as 2026-05-02`),
    );
  }
});

test('parseLocalDate() refuses a day that is not in the calendar, and names one near it (edge case 1)', () => {
  const near = [
    ['2026-02-30', '2026-02-28'],
    ['2023-02-29', '2023-02-28'],
    ['1900-02-29', '1900-02-28'], // a century is no leap year
    ['2024-02-30', '2024-02-29'],
    ['2026-04-31', '2026-04-30'],
    ['2026-01-32', '2026-01-31'],
    ['2026-01-00', '2026-01-31'],
    ['2026-00-10', '2026-12-31'],
    ['2026-13-45', '2026-12-31'],
  ] as const;
  for (const [text, existing] of near) {
    expectRefusal(
      () => d(text),
      new RangeError(
        `${text} is not in the calendar. Write a day that exists, such as ${existing}`,
      ),
    );
  }
});

test('addDays() counts over the ends of months and years, forth and back', () => {
  const sums = [
    ['2026-05-02', 0, '2026-05-02'],
    ['2026-04-30', 1, '2026-05-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['1900-02-28', 1, '1900-03-01'], // a century is no leap year
    ['2000-03-01', -1, '2000-02-29'],
    ['2026-11-20', 365, '2027-11-20'],
    ['2027-11-20', 365, '2028-11-19'], // 29 February 2028 lies between
    ['0099-12-31', 1, '0100-01-01'],
    ['0000-01-01', 3_652_424, '9999-12-31'], // 25 times 400 years of 146097 days, less one
  ] as const;
  for (const [day, days, sum] of sums) expect(addDays(d(day), days)).toBe(sum);
});

test('addDays() refuses to leave the years 0000 to 9999', () => {
  expectRefusal(
    () => addDays(LAST_DATE, 1),
    new RangeError('9999-12-31 and 1 days is out of range'),
  );
  expectRefusal(
    () => addDays(d('0000-01-01'), -1),
    new RangeError('0000-01-01 and -1 days is out of range'),
  );
});

test('daysBetween() counts calendar days, negative if they go back', () => {
  const counts = [
    ['2026-05-02', '2026-05-02', 0],
    ['2026-05-02', '2026-05-03', 1],
    ['2026-05-03', '2026-05-02', -1],
    ['2026-12-31', '2027-01-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2023-02-28', '2023-03-01', 1],
    ['2026-03-28', '2026-03-30', 2], // 47 hours in London
    ['2026-10-24', '2026-10-26', 2], // 49 hours in London
    ['0000-01-01', '9999-12-31', 3_652_424],
  ] as const;
  for (const [from, to, count] of counts) expect(daysBetween(d(from), d(to))).toBe(count);
});

test('addDays() and daysBetween() undo each other', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => {
      const days = daysBetween(from, to);
      return (
        addDays(from, days) === to &&
        addDays(to, -days) === from &&
        daysBetween(to, from) + days === 0
      );
    }),
    runs,
  );
});

test('a later day compares as the greater text', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => from < to === daysBetween(from, to) > 0),
    runs,
  );
});

test('eachDay() lists the days from the first to the last, both included', () => {
  expect(eachDay(d('2023-12-30'), d('2024-01-02'))).toEqual([
    '2023-12-30',
    '2023-12-31',
    '2024-01-01',
    '2024-01-02',
  ]);
  expect(eachDay(d('2024-02-28'), d('2024-03-01'))).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ]);
  expect(eachDay(d('2026-05-02'), d('2026-05-02'))).toEqual(['2026-05-02']);
  expect(eachDay(LAST_DATE, LAST_DATE)).toEqual(['9999-12-31']);
});

test('eachDay() lists nothing if the last day is before the first', () => {
  expect(eachDay(d('2026-05-02'), d('2026-05-01'))).toEqual([]);
  expect(eachDay(d('2026-05-02'), d('2020-01-01'))).toEqual([]);
});

test('WEEKDAYS begin on Monday', () => {
  expect(WEEKDAYS.join(' ')).toBe('monday tuesday wednesday thursday friday saturday sunday');
});

test('weekdayOf() names the day of the week', () => {
  const weekdays = [
    ['2026-11-16', 'monday'],
    ['2026-11-17', 'tuesday'],
    ['2026-11-18', 'wednesday'],
    ['2026-11-19', 'thursday'],
    ['2026-11-20', 'friday'],
    ['2026-11-21', 'saturday'],
    ['2026-11-22', 'sunday'],
    ['2024-02-29', 'thursday'],
    ['1970-01-01', 'thursday'],
    ['0000-01-01', 'saturday'], // 2000 began on one, and the calendar repeats every 400 years
    ['9999-12-31', 'friday'], // as 1999 ended
  ] as const;
  for (const [day, weekday] of weekdays) expect(weekdayOf(d(day))).toBe(weekday);
});

test('localDateAt() changes the day at midnight on the zone’s own clock (edge case 40)', () => {
  const midnights = [
    // The last second of one day in UTC, and the first of the next in the zone.
    ['Europe/London', '2026-11-20T23:59:59Z', '2026-11-20'],
    ['Europe/London', '2026-11-21T00:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'], // 5 hours behind
    ['America/New_York', '2026-11-21T05:00:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', '2026-11-20'], // 14 hours ahead
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
    ['Pacific/Honolulu', '2026-11-21T09:59:59Z', '2026-11-20'], // 10 hours behind
    ['Pacific/Honolulu', '2026-11-21T10:00:00Z', '2026-11-21'],
    ['Europe/London', '2026-12-31T23:59:59Z', '2026-12-31'],
    ['Europe/London', '2027-01-01T00:00:00Z', '2027-01-01'],
    ['America/New_York', '2028-03-01T04:59:59Z', '2028-02-29'],
  ] as const;
  for (const [zone, instant, day] of midnights) {
    expect(localDateAt(new Date(instant), zone), `${instant} in ${zone}`).toBe(day);
  }
});

test('localDateAt() is a day ahead of UTC from midnight to 01:00 in summer time (edge case 17)', () => {
  const london = (instant: string) => localDateAt(new Date(instant), 'Europe/London');
  expect(london('2026-07-14T22:59:59Z')).toBe('2026-07-14'); // 23:59:59 BST
  expect(london('2026-07-14T23:00:00Z')).toBe('2026-07-15'); // 00:00 BST
  expect(london('2026-07-14T23:59:59Z')).toBe('2026-07-15'); // 00:59:59 BST
  expect(london('2026-07-15T00:00:00Z')).toBe('2026-07-15'); // 01:00 BST
});

test('localDateAt() keeps to one day on which the clocks change (edge case 17)', () => {
  // The first and the last second of each such day: they have 23 hours in spring, 25 in autumn.
  const days = [
    ['Europe/London', '2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T22:59:59Z'],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
  ] as const;
  const SECOND = 1000;
  for (const [zone, day, start, end] of days) {
    expect(localDateAt(new Date(start), zone)).toBe(day);
    expect(localDateAt(new Date(end), zone)).toBe(day);
    expect(localDateAt(new Date(Date.parse(start) - SECOND), zone) < day).toBe(true);
    expect(localDateAt(new Date(Date.parse(end) + SECOND), zone) > day).toBe(true);
  }
});

test('museumDay() is the day of the instant in the museum’s zone', () => {
  const now = new Date('2026-11-20T23:30:00Z');
  expect(museumDay(now, 'Europe/London', undefined)).toBe('2026-11-20');
  expect(museumDay(now, 'Europe/London', '')).toBe('2026-11-20');
  expect(museumDay(now, 'Pacific/Kiritimati', undefined)).toBe('2026-11-21');
  expect(museumDay(now, 'Pacific/Honolulu', undefined)).toBe('2026-11-20');
});

test('museumDay() is the pinned day, whatever the clock says', () => {
  const now = new Date('2026-11-20T23:30:00Z');
  expect(museumDay(now, 'Europe/London', '2028-02-29')).toBe('2028-02-29');
});

test('museumDay() refuses a pinned day that is none', () => {
  const pinned = (text: string) => () => museumDay(new Date(0), 'Europe/London', text);
  expect(pinned('today')).toThrow(
    'MUSEUM_TODAY: “today” is not a day. Write year, month and day, such as 2026-05-02',
  );
  expect(pinned('2027-02-29')).toThrow(
    'MUSEUM_TODAY: 2027-02-29 is not in the calendar. Write a day that exists, such as 2027-02-28',
  );
  expect(pinned('today')).toThrow(RangeError);
});

test('the calendar is the same on machines of every zone (edge case 2)', () => {
  const source = new URL('../../../src/domain/local-date.ts', import.meta.url).href;
  const program = `
    import { addDays, daysBetween, eachDay, localDateAt, weekdayOf } from ${JSON.stringify(source)};
    const answers = [
      addDays('2011-12-29', 1),
      eachDay('2011-12-29', '2011-12-31').length,
      daysBetween('2026-03-28', '2026-03-30'),
      weekdayOf('2026-11-20'),
      localDateAt(new Date('2026-07-14T23:30:00Z'), 'Europe/London'),
    ];
    console.log(answers.join(' '));`;
  // Samoa had no 30 December 2011; the clocks of London and Los Angeles change in March.
  const zones = ['Pacific/Apia', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/London'];
  for (const zone of zones) {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(output, zone).toBe('2011-12-30 3 2 friday 2026-07-15\n');
  }
});
