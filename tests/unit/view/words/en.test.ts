import { expect, test } from 'playwright/test';
import { en } from '../../../../src/view/words/en.ts';

test('en.events says a repetition with and without end', () => {
  const { weekly, span, except } = en.events;
  expect(weekly('Friday', '2 October 2026')).toBe('Every Friday from 2 October 2026 on');
  expect(weekly('Friday', '2 October 2026', '25 June 2027')).toBe(
    'Every Friday from 2 October 2026 to 25 June 2027',
  );
  expect(span('5 December 2026', '8 December 2026')).toBe('5 December 2026 to 8 December 2026');
  expect(except('25 December 2026')).toBe('except 25 December 2026');
});

test('en.hours fits times and days into sentences', () => {
  expect(en.hours.span('10:00', '17:00')).toBe('10:00 to 17:00');
  expect(en.hours.lastAdmission('16:15')).toBe('Last admission 16:15');
  expect(en.hours.opensAgain('Friday, 27 November 2026', '10:00')).toBe(
    'Opens on Friday, 27 November 2026 at 10:00',
  );
});

test('en.events has a word for 0 and for each status (edge cases 30 and 31)', () => {
  expect(en.events.free).toBe('Free');
  expect(en.events.status).toEqual({
    scheduled: 'Takes place',
    cancelled: 'Cancelled',
    'sold out': 'Sold out',
  });
});
