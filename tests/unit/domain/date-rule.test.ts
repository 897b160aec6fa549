import { expect, test } from 'playwright/test';
import {
  datesOf,
  firstDayOf,
  parseDateRule,
  parseDateSpan,
  parseExceptionDates,
} from '../../../src/domain/date-rule.ts';
import { parseLocalDate, weekdayOf } from '../../../src/domain/local-date.ts';

const d = parseLocalDate;

/** The days that a line of an event's dates comes to. */
const days = (text: string, through = '2027-12-31') => datesOf(parseDateRule(text), d(through));

/** Checks the whole message, which staff read, and the class. */
function expectRefusal(parse: () => unknown, error: Error): void {
  expect(parse, error.message).toThrow(error);
  expect(parse, error.message).toThrow(error.constructor as ErrorConstructor);
}

const notADay = (text: string) =>
  new SyntaxError(`“${text}” is not a day. Write year, month and day, such as 2026-05-02`);

const notInCalendar = (text: string, existing: string) =>
  new RangeError(`${text} is not in the calendar. Write a day that exists, such as ${existing}`);

test('parseDateRule() reads one day', () => {
  expect(parseDateRule('2026-12-05')).toEqual({ kind: 'day', date: '2026-12-05' });
});

test('parseDateRule() reads a span of days', () => {
  const span = { kind: 'span', first: '2026-12-05', last: '2027-01-08' };
  expect(parseDateRule('2026-12-05 to 2027-01-08')).toEqual(span);
});

test('parseDateRule() reads a weekly repetition, with and without end and exceptions', () => {
  const saturdays = { kind: 'weekly', weekday: 'saturday', first: '2026-01-10', except: [] };
  const rules = [
    ['every Saturday from 2026-01-10', saturdays],
    ['every saturday from 2026-01-10', saturdays],
    ['every  Saturday  from  2026-01-10', saturdays],
    ['every Saturday from 2026-01-10 to 2026-06-27', { ...saturdays, last: '2026-06-27' }],
    ['every Saturday from 2026-01-10 except 2026-05-02', { ...saturdays, except: ['2026-05-02'] }],
    [
      'every Saturday from 2026-01-10, except 2026-05-02,2026-05-09',
      { ...saturdays, except: ['2026-05-02', '2026-05-09'] },
    ],
    [
      'every Saturday from 2026-01-10 to 2026-06-27 except 2026-05-02, 2026-05-09',
      { ...saturdays, last: '2026-06-27', except: ['2026-05-02', '2026-05-09'] },
    ],
  ] as const;
  for (const [text, rule] of rules) expect(parseDateRule(text), text).toEqual(rule);
});

test('parseDateRule() knows every day of the week', () => {
  for (const weekday of [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]) {
    expect(parseDateRule(`every ${weekday} from 2026-01-10`)).toMatchObject({
      weekday: weekday.toLowerCase(),
    });
  }
});

test('parseDateRule() refuses a text of another form', () => {
  for (const text of [
    '',
    'in May',
    '2026-12-05 - 2026-12-08',
    '2026-12-05 until 2026-12-08',
    '2026-12-05, 2026-12-06',
    'Every Saturday from 2026-01-10',
  ]) {
    expectRefusal(() => parseDateRule(text), notADay(text));
  }
});

test('parseDateRule() says how a weekly repetition is written', () => {
  for (const text of [
    'every Saturday',
    'every Saturday from now on',
    'every 25 December',
    'every second Saturday from 2026-01-10',
    'every Saturday from 2026-01-10 until 2026-06-27',
    'every Saturday from 2026-01-10 except',
  ]) {
    expectRefusal(
      () => parseDateRule(text),
      new SyntaxError(
        `“${text}” is not a weekly repetition. Write it such as every Saturday from 2026-01-10 to 2026-06-27 except 2026-05-02`,
      ),
    );
  }
  for (const word of ['Caturday', 'Samedi', 'day', 'Sat']) {
    expectRefusal(
      () => parseDateRule(`every ${word} from 2026-01-10`),
      new SyntaxError(
        `“${word}” is not a day of the week. Write one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday`,
      ),
    );
  }
});

test('parseDateRule() refuses a day that does not exist, wherever it stands (edge case 1)', () => {
  const refused = notInCalendar('2026-02-30', '2026-02-28');
  for (const text of [
    '2026-02-30',
    '2026-02-30 to 2026-03-02',
    '2026-02-01 to 2026-02-30',
    'every Monday from 2026-02-30',
    'every Monday from 2026-02-02 to 2026-02-30',
    'every Monday from 2026-02-02 except 2026-02-30',
  ]) {
    expectRefusal(() => parseDateRule(text), refused);
  }
  expectRefusal(() => parseDateRule('every Monday from 2026-2-3'), notADay('2026-2-3'));
});

test('parseDateRule() refuses an end before the beginning', () => {
  const refused = new RangeError('2026-01-10 comes before 2026-06-27. Write the earlier day first');
  expectRefusal(() => parseDateRule('2026-06-27 to 2026-01-10'), refused);
  expectRefusal(() => parseDateRule('every Saturday from 2026-06-27 to 2026-01-10'), refused);
});

test('parseDateRule() refuses more than ten years, nearly always a mistyped one', () => {
  // 3660 days from 5 December 2026 is a week more than ten years.
  expect(parseDateRule('2026-12-05 to 2036-12-12')).toMatchObject({ last: '2036-12-12' });
  const refused = new RangeError(
    '2026-12-05 to 2036-12-13 is more than ten years. Correct the year, or write a shorter span',
  );
  expectRefusal(() => parseDateRule('2026-12-05 to 2036-12-13'), refused);
  expectRefusal(() => parseDateRule('every Saturday from 2026-12-05 to 2036-12-13'), refused);
});

test('parseDateRule() refuses to except a day that the repetition would not include', () => {
  const saturdays = 'every Saturday from 2026-01-10 to 2026-06-27 except';
  const refused = [
    ['2026-05-03', 'a Sunday'],
    ['2026-01-03', 'a Saturday outside the repetition'],
    ['2026-07-04', 'a Saturday outside the repetition'],
    ['2026-07-05', 'a Sunday outside the repetition'],
  ] as const;
  for (const [date, what] of refused) {
    expectRefusal(
      () => parseDateRule(`${saturdays} 2026-05-02, ${date}`),
      new RangeError(
        `${date} is excepted, but it is ${what}. Write a Saturday that the repetition would include`,
      ),
    );
  }
  expect(parseDateRule(`${saturdays} 2026-01-10, 2026-06-27`)).toMatchObject({
    except: ['2026-01-10', '2026-06-27'], // its first and its last
  });
  expectRefusal(
    () => parseDateRule(`${saturdays} 2026-05-02 and 2026-05-09`),
    notADay('2026-05-02 and 2026-05-09'),
  );
});

test('parseDateSpan() reads first and last day, which may be the same', () => {
  const span = { first: '2026-12-05', last: '2026-12-08' };
  expect(parseDateSpan('2026-12-05 to 2026-12-08')).toEqual(span);
  expect(parseDateSpan('2026-12-05  to  2026-12-08')).toEqual(span);
  const day = { first: '2026-12-05', last: '2026-12-05' };
  expect(parseDateSpan('2026-12-05 to 2026-12-05')).toEqual(day);
});

test('parseDateSpan() refuses what is no span', () => {
  for (const text of ['', '2026-12-05', '2026-12-05 to 2026-12-06 to 2026-12-07']) {
    expectRefusal(
      () => parseDateSpan(text),
      new SyntaxError(
        `“${text}” is not a span of days. Write its first and last day, such as 2026-12-05 to 2026-12-08`,
      ),
    );
  }
  expectRefusal(() => parseDateSpan('2026-12-05 to Christmas'), notADay('Christmas'));
  expectRefusal(
    () => parseDateSpan('2026-12-08 to 2026-12-05'),
    new RangeError('2026-12-05 comes before 2026-12-08. Write the earlier day first'),
  );
});

test('parseExceptionDates() reads a day, a span, a day of every year and an open end', () => {
  const dates = [
    ['2026-12-03', { kind: 'span', first: '2026-12-03', last: '2026-12-03' }],
    ['2027-01-11 to 2027-01-15', { kind: 'span', first: '2027-01-11', last: '2027-01-15' }],
    ['every 25 December', { kind: 'yearly', monthDay: '12-25' }],
    ['every 29 February', { kind: 'yearly', monthDay: '02-29' }],
    ['2027-01-11 until further notice', { kind: 'until further notice', first: '2027-01-11' }],
  ] as const;
  for (const [text, read] of dates) expect(parseExceptionDates(text)).toEqual(read);
});

test('parseExceptionDates() refuses a text of another form', () => {
  const refused = [
    ['', ''],
    ['25 December', '25 December'],
    ['until further notice', 'until further notice'],
    ['2027-01-11 Until further notice', '2027-01-11 Until further notice'],
    ['2027-01-11 to 2027-01-15 until further notice', '2027-01-11 to 2027-01-15'],
  ] as const;
  for (const [text, named] of refused) {
    expectRefusal(() => parseExceptionDates(text), notADay(named));
  }
  expectRefusal(
    () => parseExceptionDates('every Monday'),
    new SyntaxError('“Monday” is not a day of the year. Write day and month, such as 25 December'),
  );
});

test('parseExceptionDates() refuses days that do not exist or go backwards', () => {
  expectRefusal(() => parseExceptionDates('2027-02-29'), notInCalendar('2027-02-29', '2027-02-28'));
  expectRefusal(
    () => parseExceptionDates('2027-02-29 until further notice'),
    notInCalendar('2027-02-29', '2027-02-28'),
  );
  expectRefusal(
    () => parseExceptionDates('every 31 April'),
    new RangeError('No year has a 31 April. Write a day that exists, such as 25 December'),
  );
  expectRefusal(
    () => parseExceptionDates('2027-01-15 to 2027-01-11'),
    new RangeError('2027-01-11 comes before 2027-01-15. Write the earlier day first'),
  );
  expectRefusal(
    () => parseExceptionDates('2026-12-05 to 2036-12-13'),
    new RangeError(
      '2026-12-05 to 2036-12-13 is more than ten years. Correct the year, or write a shorter span',
    ),
  );
});

test('datesOf() is the one day, or every day of a span', () => {
  expect(days('2026-12-05')).toEqual(['2026-12-05']);
  expect(days('2026-12-30 to 2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(days('2028-02-28 to 2028-03-01', '2028-12-31')).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test('datesOf() names a weekday from the first day on, that day and the last included', () => {
  // 10 and 31 January 2026 are Saturdays.
  const saturdays = ['2026-01-10', '2026-01-17', '2026-01-24', '2026-01-31'];
  expect(days('every Saturday from 2026-01-10 to 2026-01-31')).toEqual(saturdays);
  expect(days('every Saturday from 2026-01-04 to 2026-02-06')).toEqual(saturdays);
  expect(days('every Friday from 2026-01-10 to 2026-01-23')).toEqual(['2026-01-16', '2026-01-23']);
  expect(days('every Sunday from 2026-01-10 to 2026-01-17')).toEqual(['2026-01-11']);
  expect(days('every Saturday from 2026-12-26 to 2027-01-09')).toEqual([
    '2026-12-26',
    '2027-01-02',
    '2027-01-09',
  ]);
});

test('datesOf() leaves excepted days out', () => {
  expect(
    days('every Saturday from 2026-01-10 to 2026-01-31 except 2026-01-10, 2026-01-24'),
  ).toEqual(['2026-01-17', '2026-01-31']);
});

test('datesOf() follows a repetition without end through the day given', () => {
  const rule = 'every Saturday from 2026-01-10 except 2026-01-17';
  expect(days(rule, '2026-01-31')).toEqual(['2026-01-10', '2026-01-24', '2026-01-31']);
  expect(days(rule, '2026-01-30')).toEqual(['2026-01-10', '2026-01-24']);
  expect(days(rule, '2026-01-10')).toEqual(['2026-01-10']);
  expect(days(rule, '2026-01-09')).toEqual([]);
  expect(days(rule, '2025-01-01')).toEqual([]);
});

test('datesOf() follows a repetition without end over centuries, week by week', () => {
  const saturdays = days('every Saturday from 2026-01-10', '2999-12-31');
  expect(saturdays).toHaveLength(50_820); // 50,819 weeks and 3 days lie between
  expect(saturdays.at(-1)).toBe('2999-12-28');
  expect(saturdays.every((date) => weekdayOf(date) === 'saturday')).toBe(true);
});

test('datesOf() cuts off nothing that has an end', () => {
  const through = '2026-01-01';
  expect(days('2026-12-05', through)).toEqual(['2026-12-05']);
  expect(days('2026-12-05 to 2026-12-06', through)).toEqual(['2026-12-05', '2026-12-06']);
  expect(days('every Saturday from 2026-12-05 to 2026-12-12', through)).toEqual([
    '2026-12-05',
    '2026-12-12',
  ]);
});

test('datesOf() finds no day if the weekday does not come', () => {
  expect(days('every Saturday from 2026-01-12 to 2026-01-16')).toEqual([]); // Monday to Friday
});

test('firstDayOf() is the first day that a rule may name', () => {
  const firsts = [
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05 to 2027-01-08', '2026-12-05'],
    ['every Saturday from 2026-01-04', '2026-01-04'], // a Sunday: it may, though it does not
  ] as const;
  for (const [text, first] of firsts) expect(firstDayOf(parseDateRule(text))).toBe(first);
});
