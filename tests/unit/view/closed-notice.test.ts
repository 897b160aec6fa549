import { expect, test } from 'playwright/test';
import { parseLocalDate, type LocalDate } from '../../../src/domain/local-date.ts';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { closedNotice } from '../../../src/view/closed-notice.ts';
import { en } from '../../../src/view/words/en.ts';

const d = parseLocalDate;
const day = (date: string, hours: string, reason?: string) => ({
  first: d(date),
  last: d(date),
  hours: '',
  day: parseDay(hours),
  reason,
});
const known = [
  day('2026-11-22', '11:00-17:00'),
  day('2026-11-23', 'closed'),
  day('2026-11-24', 'closed', 'Flood in the cellar'),
  day('2026-11-25', '10:00-17:00'),
];
const closed = new Set(['2026-11-23', '2026-11-24', '2027-01-13'].map(d));
const notice = (first: string, last: string) =>
  closedNotice(
    { first: d(first), last: d(last) },
    (date: LocalDate) => closed.has(date),
    known,
    en.hours,
    'en-GB',
  );

test('closedNotice() says which days are closed, why, and when the museum opens next', () => {
  expect(notice('2026-11-23', '2026-11-23')).toEqual({
    title: 'Closed Monday 23 November',
    details: 'Opens on Wednesday 25 November at 10:00',
  });
  const both = notice('2026-11-23', '2026-11-24');
  expect(both?.title.replaceAll(/\s/g, ' ')).toBe(
    'Closed Monday 23 November – Tuesday 24 November',
  );
  expect(both?.details).toBe('Flood in the cellar · Opens on Wednesday 25 November at 10:00');
});

test('closedNotice() says only the days if no more is known', () => {
  expect(notice('2027-01-13', '2027-01-13')).toEqual({
    title: 'Closed Wednesday 13 January',
    details: '',
  });
});

test('closedNotice() is undefined if the museum is open on one of the days, or there are none', () => {
  expect(notice('2026-11-22', '2026-11-23')).toBe(undefined);
  expect(notice('2026-11-24', '2026-11-23')).toBe(undefined);
});
