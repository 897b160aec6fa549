import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { LAST_DATE, parseLocalDate } from '../../../src/domain/local-date.ts';
import {
  dayAt,
  exceptionAt,
  holdsOn,
  isOpenOn,
  nextOpenDate,
  parseDay,
  seasonAt,
  weekAt,
  type Exception,
  type Schedule,
  type Week,
} from '../../../src/domain/opening-hours.ts';
import { dayFrom, scheduleFrom } from './arbitraries.ts';

const d = parseLocalDate;
const closed = { kind: 'closed' };
const open = (opens: string, closes: string) => ({ kind: 'open', opens, closes });

/** Closed on Monday; longer on Saturday. Last admission is said for Sunday only. */
const usual: Week = {
  monday: parseDay('closed'),
  tuesday: parseDay('10:00-17:00'),
  wednesday: parseDay('10:00-17:00'),
  thursday: parseDay('10:00-17:00'),
  friday: parseDay('10:00-17:00'),
  saturday: parseDay('10:00-18:00'),
  sunday: parseDay('11:00-17:00, last admission 16:15'),
};

/** Closed on Monday and Tuesday; shorter on the others. */
const winterWeek: Week = {
  monday: parseDay('closed'),
  tuesday: parseDay('closed'),
  wednesday: parseDay('11:00-16:00'),
  thursday: parseDay('11:00-16:00'),
  friday: parseDay('11:00-16:00'),
  saturday: parseDay('11:00-16:00'),
  sunday: parseDay('11:00-16:00'),
};

/** From a Monday to a Sunday. */
const winter = {
  name: 'Winter 2026–27',
  first: d('2026-11-02'),
  last: d('2027-02-28'),
  week: winterWeek,
};

const exception = (dates: string, hours: string, reason = 'a reason'): Exception => ({
  dates: parseExceptionDates(dates),
  day: parseDay(hours),
  reason,
});

const schedule = (...exceptions: Exception[]): Schedule => ({
  usual,
  seasons: [winter],
  exceptions,
});

/** Checks the whole message, which staff read, and the class. */
function expectRefusal(parse: () => unknown, error: Error): void {
  expect(parse, error.message).toThrow(error);
  expect(parse, error.message).toThrow(error.constructor as ErrorConstructor);
}

test('dayAt() follows the usual week', () => {
  const days = [
    ['2026-10-05', closed], // a Monday
    ['2026-10-06', open('10:00', '17:00')],
    ['2026-10-07', open('10:00', '17:00')],
    ['2026-10-08', open('10:00', '17:00')],
    ['2026-10-09', open('10:00', '17:00')],
    ['2026-10-10', open('10:00', '18:00')],
    ['2026-10-11', { ...open('11:00', '17:00'), lastAdmission: '16:15' }],
  ] as const;
  for (const [date, day] of days) expect(dayAt(schedule(), d(date)), date).toEqual(day);
});

test('dayAt() takes an exception before the season and the season before the usual week', () => {
  const early = schedule(exception('2026-12-03', '10:00-14:00'));
  expect(dayAt(early, d('2026-12-03'))).toEqual(open('10:00', '14:00'));
  expect(dayAt(early, d('2026-12-10'))).toEqual(open('11:00', '16:00')); // a Thursday in winter
  expect(dayAt(early, d('2026-10-08'))).toEqual(open('10:00', '17:00')); // a Thursday before it
});

test('dayAt() keeps an exception to its date, the days around it untouched (edge case 10)', () => {
  const shut = schedule(exception('2026-10-08', 'closed'));
  expect(dayAt(shut, d('2026-10-07'))).toEqual(open('10:00', '17:00'));
  expect(dayAt(shut, d('2026-10-08'))).toEqual(closed);
  expect(dayAt(shut, d('2026-10-09'))).toEqual(open('10:00', '17:00'));
  expect(dayAt(shut, d('2026-10-15'))).toEqual(open('10:00', '17:00')); // the next Thursday
  expect(dayAt(shut, d('2027-10-08'))).toEqual(open('10:00', '17:00')); // a year later, a Friday
});

test('dayAt() opens a day that is usually closed (edge case 11)', () => {
  const easter = schedule(exception('2027-03-29', '10:00-17:00'));
  expect(dayAt(easter, d('2027-03-22'))).toEqual(closed); // a Monday too
  expect(dayAt(easter, d('2027-03-29'))).toEqual(open('10:00', '17:00')); // Easter Monday
  expect(dayAt(easter, d('2027-04-05'))).toEqual(closed);
});

test('dayAt() shortens a day (edge case 12)', () => {
  const early = schedule(exception('2026-10-10', '10:00-14:00'));
  expect(dayAt(early, d('2026-10-10'))).toEqual(open('10:00', '14:00')); // else to 18:00
});

test('dayAt() replaces a day whole: the week’s last admission is not kept', () => {
  const early = schedule(exception('2026-10-11', '11:00-15:00'));
  expect(dayAt(early, d('2026-10-11'))).toStrictEqual(open('11:00', '15:00')); // a Sunday
});

test('dayAt() follows a span over the year’s end, its middle too (edge case 13)', () => {
  const works = schedule(exception('2026-12-28 to 2027-01-10', 'closed'));
  expect(dayAt(works, d('2026-12-27'))).toEqual(open('11:00', '16:00'));
  expect(dayAt(works, d('2026-12-28'))).toEqual(closed);
  expect(dayAt(works, d('2026-12-31'))).toEqual(closed);
  expect(dayAt(works, d('2027-01-01'))).toEqual(closed);
  expect(dayAt(works, d('2027-01-02'))).toEqual(closed); // a Saturday in the middle
  expect(dayAt(works, d('2027-01-10'))).toEqual(closed);
  expect(dayAt(works, d('2027-01-13'))).toEqual(open('11:00', '16:00')); // the next Wednesday
});

test('dayAt() follows a span over months, all of its days alike (edge case 13)', () => {
  const works = schedule(exception('2027-05-01 to 2027-08-31', '12:00-15:00'));
  expect(dayAt(works, d('2027-04-30'))).toEqual(open('10:00', '17:00'));
  expect(dayAt(works, d('2027-05-03'))).toEqual(open('12:00', '15:00')); // a Monday
  expect(dayAt(works, d('2027-07-04'))).toEqual(open('12:00', '15:00'));
  expect(dayAt(works, d('2027-08-31'))).toEqual(open('12:00', '15:00'));
  expect(dayAt(works, d('2027-09-01'))).toEqual(open('10:00', '17:00'));
});

test('dayAt() follows a yearly exception in every year', () => {
  const christmas = schedule(exception('every 25 December', 'closed'));
  expect(dayAt(christmas, d('2026-12-25'))).toEqual(closed); // a Friday
  expect(dayAt(christmas, d('2027-12-25'))).toEqual(closed); // a Saturday
  expect(dayAt(christmas, d('2027-12-24'))).toEqual(open('10:00', '17:00'));
  expect(dayAt(christmas, d('2027-12-26'))).toMatchObject(open('11:00', '17:00'));
  expect(dayAt(christmas, d('2027-11-25'))).toEqual(open('10:00', '17:00'));
});

test('dayAt() meets an exception on 29 February in leap years only (edge case 27)', () => {
  const leapDay = schedule(exception('every 29 February', '09:00-21:00'));
  expect(dayAt(leapDay, d('2028-02-29'))).toEqual(open('09:00', '21:00'));
  expect(dayAt(leapDay, d('2029-02-28'))).toEqual(open('10:00', '17:00')); // a Wednesday
  expect(dayAt(leapDay, d('2029-03-01'))).toEqual(open('10:00', '17:00'));
});

test('dayAt() holds an exception until further notice from its first day on (edge case 20)', () => {
  const flood = schedule(exception('2027-04-07 until further notice', 'closed'));
  expect(dayAt(flood, d('2027-04-06'))).toEqual(open('10:00', '17:00'));
  expect(dayAt(flood, d('2027-04-07'))).toEqual(closed);
  expect(dayAt(flood, d('2030-06-01'))).toEqual(closed);
  expect(dayAt(flood, LAST_DATE)).toEqual(closed);
});

test('dayAt() gives the usual week back on the day after a season (edge case 16)', () => {
  expect(dayAt(schedule(), d('2026-11-01'))).toMatchObject(open('11:00', '17:00')); // a Sunday
  expect(dayAt(schedule(), d('2026-11-02'))).toEqual(closed); // the season’s first, a Monday
  expect(dayAt(schedule(), d('2026-11-03'))).toEqual(closed); // a Tuesday, which winter closes
  expect(dayAt(schedule(), d('2027-02-28'))).toEqual(open('11:00', '16:00')); // its last, a Sunday
  expect(dayAt(schedule(), d('2027-03-02'))).toEqual(open('10:00', '17:00')); // a Tuesday
  expect(dayAt(schedule(), d('2027-11-03'))).toEqual(open('10:00', '17:00')); // no winter 2027–28
});

test('dayAt() has exactly one answer for every day', () => {
  fc.assert(
    fc.property(
      scheduleFrom('2026-01-01', '2028-12-31'),
      fc.oneof(dayFrom('2025-12-01', '2029-01-31'), dayFrom('0000-01-01', '9999-12-31')),
      (any, date) => {
        const day = dayAt(any, date);
        return isOpenOn(any, date)
          ? day.kind === 'open' && day.opens < day.closes
          : JSON.stringify(day) === '{"kind":"closed"}';
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('exceptionAt() finds the exception that holds, with its reason (edge case 19)', () => {
  const early = exception('2026-12-03', '10:00-14:00', 'Early closing for the staff assembly');
  const works = exception('2027-01-11 to 2027-01-15', 'closed', 'The galleries are rehung');
  const both = schedule(early, works);
  expect(exceptionAt(both, d('2026-12-03'))).toBe(early);
  expect(exceptionAt(both, d('2027-01-13'))).toBe(works);
  expect(exceptionAt(both, d('2026-12-04'))).toBe(undefined);
});

test('exceptionAt() takes one until further notice before a yearly one, in whatever order they are written', () => {
  const flood = exception('2027-04-07 until further notice', 'closed', 'Flood');
  const eve = exception('every 24 December', '10:00-14:00', 'Christmas Eve');
  for (const both of [schedule(flood, eve), schedule(eve, flood)]) {
    expect(exceptionAt(both, d('2026-12-24'))).toBe(eve); // before the flood
    expect(exceptionAt(both, d('2027-12-24'))).toBe(flood);
  }
});

test('seasonAt() includes the first and the last day of a season, and none between seasons', () => {
  expect(seasonAt(schedule(), d('2026-11-01'))).toBe(undefined);
  expect(seasonAt(schedule(), d('2026-11-02'))).toBe(winter);
  expect(seasonAt(schedule(), d('2027-01-01'))).toBe(winter);
  expect(seasonAt(schedule(), d('2027-02-28'))).toBe(winter);
  expect(seasonAt(schedule(), d('2027-03-01'))).toBe(undefined);
});

test('seasonAt() tells seasons apart that follow each other', () => {
  const spring = { ...winter, name: 'Spring', first: d('2027-03-01'), last: d('2027-05-31') };
  const both: Schedule = { usual, seasons: [spring, winter], exceptions: [] };
  expect(seasonAt(both, d('2027-02-28'))?.name).toBe('Winter 2026–27');
  expect(seasonAt(both, d('2027-03-01'))?.name).toBe('Spring');
});

test('weekAt() leaves exceptions apart', () => {
  const shut = schedule(exception('2026-12-03', 'closed'));
  expect(weekAt(shut, d('2026-12-03'))).toBe(winterWeek);
  expect(weekAt(shut, d('2026-10-08'))).toBe(usual);
});

test('isOpenOn() says whether the museum opens at all', () => {
  const early = schedule(exception('2026-10-09', '10:00-10:30'));
  expect(isOpenOn(early, d('2026-10-05'))).toBe(false); // a Monday
  expect(isOpenOn(early, d('2026-10-08'))).toBe(true);
  expect(isOpenOn(early, d('2026-10-09'))).toBe(true); // for half an hour
});

test('nextOpenDate() is the first open day after the one given', () => {
  expect(nextOpenDate(schedule(), d('2026-10-07'), LAST_DATE)).toBe('2026-10-08');
  expect(nextOpenDate(schedule(), d('2026-10-04'), LAST_DATE)).toBe('2026-10-06'); // over Monday
});

test('nextOpenDate() skips closures, and finds a day that is opened (edge case 15)', () => {
  const works = schedule(
    exception('every 25 December', 'closed'),
    exception('2026-12-24', 'closed'),
    exception('2026-12-26 to 2027-01-12', 'closed'),
  );
  expect(nextOpenDate(works, d('2026-12-23'), LAST_DATE)).toBe('2027-01-13'); // a Wednesday
  expect(nextOpenDate(works, d('2027-01-01'), LAST_DATE)).toBe('2027-01-13');

  const bankHoliday = schedule(exception('2027-05-03', '10:00-17:00'));
  expect(nextOpenDate(bankHoliday, d('2027-05-02'), LAST_DATE)).toBe('2027-05-03'); // a Monday
});

test('nextOpenDate() looks as far as `through` and no farther (edge case 15)', () => {
  const works = schedule(exception('2027-06-01 to 2027-06-30', 'closed'));
  expect(nextOpenDate(works, d('2027-06-10'), d('2027-07-01'))).toBe('2027-07-01');
  expect(nextOpenDate(works, d('2027-06-10'), d('2027-06-30'))).toBe(undefined);
  expect(nextOpenDate(works, d('2027-05-01'), d('2027-05-01'))).toBe(undefined);
  expect(nextOpenDate(works, d('2027-05-10'), d('2027-05-01'))).toBe(undefined);
  expect(nextOpenDate(works, LAST_DATE, LAST_DATE)).toBe(undefined);
});

test('nextOpenDate() stops if the museum does not open again (edge cases 15 and 20)', () => {
  const flood = schedule(exception('2027-04-07 until further notice', 'closed'));
  expect(nextOpenDate(flood, d('2027-04-06'), d('2029-12-31'))).toBe(undefined);
});

test('holdsOn() includes the first and the last day of a span', () => {
  const span = parseExceptionDates('2027-01-11 to 2027-01-15');
  const days = ['2027-01-10', '2027-01-11', '2027-01-13', '2027-01-15', '2027-01-16'];
  expect(days.map((day) => holdsOn(span, d(day)))).toEqual([false, true, true, true, false]);
});

test('holdsOn() asks of a yearly day only for month and day', () => {
  const yearly = parseExceptionDates('every 25 December');
  const days = ['0000-12-25', '2026-12-25', '2026-11-25', '2026-12-24', '9999-12-25'];
  expect(days.map((day) => holdsOn(yearly, d(day)))).toEqual([true, true, false, false, true]);
});

test('holdsOn() has no end until further notice', () => {
  const open = parseExceptionDates('2027-01-11 until further notice');
  const days = ['2026-12-31', '2027-01-10', '2027-01-11', '2027-01-12', '9999-12-31'];
  expect(days.map((day) => holdsOn(open, d(day)))).toEqual([false, false, true, true, true]);
});

test('parseDay() reads closed, a time span, and a last admission (edge case 23)', () => {
  expect(parseDay('closed')).toStrictEqual({ kind: 'closed' });
  expect(parseDay('10:00-17:00')).toStrictEqual(open('10:00', '17:00'));
  expect(parseDay('00:00-23:59')).toStrictEqual(open('00:00', '23:59'));
  const admitted = { ...open('10:00', '17:00'), lastAdmission: '16:15' };
  expect(parseDay('10:00-17:00, last admission 16:15')).toStrictEqual(admitted);
  expect(parseDay('10:00–17:00 last admission 16:15')).toStrictEqual(admitted);
});

test('parseDay() refuses a text of another form', () => {
  const texts = [
    '',
    'Closed',
    'open',
    'closed, last admission 16:15',
    ', last admission 16:15',
    '10:00-17:00, last admission 16:00, last admission 16:15',
  ];
  for (const text of texts) {
    expectRefusal(
      () => parseDay(text),
      new SyntaxError(
        `“${text}” is neither closed nor a time span. Write closed, 10:00-17:00, or 10:00-17:00, last admission 16:15`,
      ),
    );
  }
});

test('parseDay() names the time that it cannot read', () => {
  const notATime = (text: string) =>
    new SyntaxError(
      `“${text}” is not a time. Write hours and minutes on the 24-hour clock, such as 09:30 or 17:00`,
    );
  expectRefusal(() => parseDay('10-17'), notATime('10'));
  expectRefusal(() => parseDay('10:00-5pm'), notATime('5pm'));
  expectRefusal(() => parseDay('10:00-17:00, last admission 4pm'), notATime('4pm'));
  expectRefusal(
    () => parseDay('1080'), // 18:00, after a YAML parser that counts in sixties
    new SyntaxError('“1080” is not a time span. Write two times, such as 10:00-17:00'),
  );
});

test('parseDay() refuses hours past midnight (edge case 21)', () => {
  expectRefusal(
    () => parseDay('18:00-24:00'),
    new RangeError('24:00 belongs to the next day. Write 23:59 at the latest'),
  );
  expectRefusal(
    () => parseDay('18:00-01:00'),
    new RangeError(
      '“18:00-01:00” ends at 01:00, not after 18:00. Write the earlier time first; a time after midnight cannot be published, so end at 23:59 at the latest',
    ),
  );
});

test('parseDay() does not read 00:00-00:00 as closed (edge case 22)', () => {
  expect(() => parseDay('00:00-00:00')).toThrow(RangeError);
});

test('parseDay() wants the last admission between opening and closing (edge case 23)', () => {
  for (const time of ['09:59', '10:00', '17:00', '17:01']) {
    expectRefusal(
      () => parseDay(`10:00-17:00, last admission ${time}`),
      new RangeError(
        `Last admission at ${time} is not between opening at 10:00 and closing at 17:00. Write a time between them`,
      ),
    );
  }
  expect(parseDay('10:00-17:00, last admission 10:01')).toMatchObject({ lastAdmission: '10:01' });
  expect(parseDay('10:00-17:00, last admission 16:59')).toMatchObject({ lastAdmission: '16:59' });
});
