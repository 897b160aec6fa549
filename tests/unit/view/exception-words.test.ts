import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { exceptionDaysText, exceptionShortText } from '../../../src/view/exception-words.ts';

/** The days of an exception that is written `dates` and seen from `first` to `last`. */
function days(dates: string, first: string, last: string): string {
  return exceptionDaysText(
    {
      exception: { dates: parseExceptionDates(dates), day: { kind: 'closed' }, reason: 'Works' },
      first: parseLocalDate(first),
      last: parseLocalDate(last),
    },
    'en-GB',
  );
}

test('exceptionDaysText() says one day with its weekday, and the year of a yearly one', () => {
  expect(days('2026-12-03', '2026-12-03', '2026-12-03')).toBe('Thursday, 3 December 2026');
  expect(days('every 25 December', '2027-12-25', '2027-12-25')).toBe('Saturday, 25 December 2027');
});

test('exceptionDaysText() says the first and last day of several', () => {
  expect(days('2027-01-11 to 2027-01-15', '2027-01-11', '2027-01-15')).toMatch(
    /^11\s–\s15 January 2027$/,
  );
});

test('exceptionDaysText() does not make up an end that nobody knows (edge case 20)', () => {
  expect(days('2026-12-10 until further notice', '2026-12-10', '2027-12-25')).toBe(
    'Thursday, 10 December 2026 until further notice',
  );
  // Seen from its middle, it began when it began.
  expect(days('2026-12-10 until further notice', '2027-01-01', '2027-12-25')).toBe(
    'Thursday, 10 December 2026 until further notice',
  );
});

test('exceptionShortText() says days short, with the year only where it changes', () => {
  const short = (first: string, last: string, dates = '2026-12-03 to 2027-01-05') =>
    exceptionShortText(
      {
        exception: {
          dates: parseExceptionDates(dates),
          day: { kind: 'closed' },
          reason: 'Works',
        },
        first: parseLocalDate(first),
        last: parseLocalDate(last),
      },
      'en-GB',
    );
  expect(short('2026-12-03', '2026-12-03')).toBe('3 Dec');
  expect(short('2026-12-03', '2026-12-05')).toMatch(/^3\s?–\s?5 Dec$/);
  expect(short('2026-12-30', '2027-01-05')).toMatch(/^30 Dec 2026\s–\s5 Jan 2027$/);
  // Seen until the first of January, it does not end then (edge case 20).
  expect(short('2026-11-20', '2027-01-01', '2026-11-20 until further notice')).toBe(
    '20 Nov until further notice',
  );
});
