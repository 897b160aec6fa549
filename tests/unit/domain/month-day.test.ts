import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { monthDayOf, parseMonthDay } from '../../../src/domain/month-day.ts';

/** Checks the whole message, which staff read, and the class. */
function expectRefusal(parse: () => unknown, error: Error): void {
  expect(parse, error.message).toThrow(error);
  expect(parse, error.message).toThrow(error.constructor as ErrorConstructor);
}

test('parseMonthDay() reads day and month', () => {
  const days = [
    ['1 January', '01-01'],
    ['28 February', '02-28'],
    ['29 February', '02-29'], // comes in leap years only
    ['31 March', '03-31'],
    ['30 April', '04-30'],
    ['1 May', '05-01'],
    ['21 June', '06-21'],
    ['4 July', '07-04'],
    ['31 August', '08-31'],
    ['30 September', '09-30'],
    ['31 October', '10-31'],
    ['5 November', '11-05'],
    ['25 December', '12-25'],
    ['05 november', '11-05'],
    ['25  DECEMBER', '12-25'],
  ] as const;
  for (const [text, monthDay] of days) expect(parseMonthDay(text)).toBe(monthDay);
});

test('parseMonthDay() refuses a text of another form', () => {
  const texts = [
    '',
    'December',
    '25',
    'December 25',
    '25. December',
    '25th December',
    '25 Dec',
    '25 décembre',
    '12-25',
    '25December',
    '125 May',
    '25 December 2026',
    ' 25 December',
  ];
  for (const text of texts) {
    expectRefusal(
      () => parseMonthDay(text),
      new SyntaxError(
        `“${text}” is not a day of the year. Write day and month, such as 25 December`,
      ),
    );
  }
});

test('parseMonthDay() refuses a day that no year has', () => {
  for (const text of ['31 April', '30 February', '32 May', '0 May', '00 may']) {
    expectRefusal(
      () => parseMonthDay(text),
      new RangeError(`No year has a ${text}. Write a day that exists, such as 25 December`),
    );
  }
});

test('monthDayOf() leaves the year out', () => {
  expect(monthDayOf(parseLocalDate('2026-12-25'))).toBe('12-25');
  expect(monthDayOf(parseLocalDate('2028-02-29'))).toBe('02-29');
});
