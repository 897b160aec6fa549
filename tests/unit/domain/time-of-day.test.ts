import { expect, test } from 'playwright/test';
import { parseTimeOfDay, parseTimeSpan } from '../../../src/domain/time-of-day.ts';

/** Checks the whole message, which staff read, and the class. */
function expectRefusal(parse: () => unknown, error: Error): void {
  expect(parse, error.message).toThrow(error);
  expect(parse, error.message).toThrow(error.constructor as ErrorConstructor);
}

const notATime = (text: string) =>
  new SyntaxError(
    `“${text}” is not a time. Write hours and minutes on the 24-hour clock, such as 09:30 or 17:00`,
  );

const notASpan = (text: string) =>
  new SyntaxError(`“${text}” is not a time span. Write two times, such as 10:00-17:00`);

const ADVICE =
  'Write the earlier time first; a time after midnight cannot be published, so end at 23:59 at the latest';

test('parseTimeOfDay() keeps the text of a time', () => {
  for (const text of ['00:00', '09:30', '12:00', '19:59', '20:00', '23:59']) {
    expect(parseTimeOfDay(text)).toBe(text);
  }
});

test('parseTimeOfDay() refuses a text of another form (edge case 3)', () => {
  const texts = [
    '',
    '9:30',
    '09:3',
    '0900',
    '1080', // 18:00, after a YAML parser that counts in sixties
    '09.30',
    '5pm',
    '09:60',
    '24:00',
    '29:00',
    '09:30:00',
    ' 09:30',
    '09:30\n',
  ];
  for (const text of texts) expectRefusal(() => parseTimeOfDay(text), notATime(text));
});

test('parseTimeSpan() reads two times with a hyphen or a dash between', () => {
  for (const text of ['10:00-17:00', '10:00 - 17:00', '10:00–17:00', '10:00  –  17:00']) {
    expect(parseTimeSpan(text)).toEqual({ start: '10:00', end: '17:00' });
  }
  expect(parseTimeSpan('00:00-23:59')).toEqual({ start: '00:00', end: '23:59' });
  expect(parseTimeSpan('09:59-10:00')).toEqual({ start: '09:59', end: '10:00' });
});

test('parseTimeSpan() refuses a text of another form', () => {
  for (const text of ['', '10:00', '10:00 to 17:00', '10:00-12:00-14:00']) {
    expectRefusal(() => parseTimeSpan(text), notASpan(text));
  }
  expectRefusal(() => parseTimeSpan('10:00-5pm'), notATime('5pm'));
  expectRefusal(() => parseTimeSpan('10-17'), notATime('10'));
  expectRefusal(() => parseTimeSpan('-17:00'), notATime(''));
});

test('parseTimeSpan() refuses an end that is not after the start (edge case 21)', () => {
  expectRefusal(
    () => parseTimeSpan('17:00-10:00'),
    new RangeError(`“17:00-10:00” ends at 10:00, not after 17:00. ${ADVICE}`),
  );
  expectRefusal(
    () => parseTimeSpan('18:00-01:00'),
    new RangeError(`“18:00-01:00” ends at 01:00, not after 18:00. ${ADVICE}`),
  );
  expectRefusal(
    () => parseTimeSpan('18:00-24:00'),
    new RangeError('24:00 belongs to the next day. Write 23:59 at the latest'),
  );
});

test('parseTimeSpan() refuses a span of no length, such as 00:00-00:00 for closed (edge case 22)', () => {
  expectRefusal(
    () => parseTimeSpan('00:00-00:00'),
    new RangeError(`“00:00-00:00” ends at 00:00, not after 00:00. ${ADVICE}`),
  );
});
