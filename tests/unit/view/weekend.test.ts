import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { daysAfter, weekendDays, weekendFrom } from '../../../src/view/weekend.ts';

const from = (date: string, weekend: readonly number[] = [6, 7]) => {
  const { first, last } = weekendFrom(parseLocalDate(date), weekend);
  return `${first} ${last}`;
};

test('weekendFrom() is the next weekend, or what is left of this one', () => {
  expect(from('2026-11-16')).toBe('2026-11-21 2026-11-22');
  expect(from('2026-11-20')).toBe('2026-11-21 2026-11-22');
  expect(from('2026-11-21')).toBe('2026-11-21 2026-11-22');
  expect(from('2026-11-22')).toBe('2026-11-22 2026-11-22');
  expect(from('2027-12-30')).toBe('2028-01-01 2028-01-02');
  expect(from('2026-11-18', [5, 6])).toBe('2026-11-20 2026-11-21');
});

test('weekendDays() are those of the region', () => {
  expect(weekendDays('en-GB')).toEqual([6, 7]);
  expect(weekendDays('ar-EG')).toEqual([5, 6]);
});

test('daysAfter() counts over a leap day and the clock changes', () => {
  expect(daysAfter(parseLocalDate('2028-02-28'), 2)).toBe('2028-03-01');
  expect(daysAfter(parseLocalDate('2026-10-24'), 2)).toBe('2026-10-26');
  expect(daysAfter(parseLocalDate('2027-03-27'), 2)).toBe('2027-03-29');
});
