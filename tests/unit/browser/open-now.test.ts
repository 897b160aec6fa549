import { expect, test } from 'playwright/test';
import { stateAt } from '../../../src/browser/open-now.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { parseTimeOfDay } from '../../../src/domain/time-of-day.ts';
import type { KnownDays, TodayData } from '../../../src/view/today.ts';

const known = (first: string, last: string, hours: string): KnownDays => ({
  first: parseLocalDate(first),
  last: parseLocalDate(last),
  day: parseDay(hours),
  hours,
});
/** A Saturday, a Sunday, a closed Monday, a Tuesday and a Wednesday, then closed until the new year. */
const data: TodayData = {
  zone: 'Europe/London',
  language: 'en-GB',
  days: [
    known('2026-11-21', '2026-11-21', '10:00-18:00, last admission 17:15'),
    known('2026-11-22', '2026-11-22', '11:00-17:00'),
    known('2026-11-23', '2026-11-23', 'closed'),
    known('2026-11-24', '2026-11-25', '10:00-17:00'),
    known('2026-11-26', '2027-01-01', 'closed'),
    known('2027-01-02', '2027-01-02', '12:00-17:00'),
  ],
  words: {
    today: 'Today',
    open: 'Open until {time}',
    pastLastAdmission: 'No more admission today, open until {time}',
    opensToday: 'Closed now, opens at {time}',
    opensTomorrow: 'Closed now, opens tomorrow at {time}',
    opensOn: 'Closed now, opens on {day} at {time}',
    closed: 'Closed',
  },
};
const now = (text: string) => ({
  date: parseLocalDate(text.slice(0, 10)),
  time: parseTimeOfDay(text.slice(11)),
});

for (const [at, kind, text] of [
  ['2026-11-21 09:59', 'before', 'Closed now, opens at 10:00'],
  ['2026-11-21 10:00', 'open', 'Open until 18:00'],
  ['2026-11-21 17:14', 'open', 'Open until 18:00'],
  ['2026-11-21 17:15', 'last', 'No more admission today, open until 18:00'],
  ['2026-11-21 17:59', 'last', 'No more admission today, open until 18:00'],
  ['2026-11-21 18:00', 'over', 'Closed now, opens tomorrow at 11:00'],
  // No last admission is known.
  ['2026-11-22 16:59', 'open', 'Open until 17:00'],
  ['2026-11-22 17:00', 'over', 'Closed now, opens on Tuesday 24 November at 10:00'],
  ['2026-11-23 12:00', 'over', 'Closed now, opens tomorrow at 10:00'],
  // The next of several days that are known together.
  ['2026-11-24 17:00', 'over', 'Closed now, opens tomorrow at 10:00'],
  ['2026-11-25 17:00', 'over', 'Closed now, opens on Saturday, 2 January 2027 at 12:00'],
  ['2026-12-25 12:00', 'over', 'Closed now, opens on Saturday, 2 January 2027 at 12:00'],
  ['2027-01-01 12:00', 'over', 'Closed now, opens tomorrow at 12:00'],
  ['2027-01-02 17:00', 'over', 'Closed'],
] as const) {
  test(`stateAt() at ${at} is “${text}”`, () => {
    expect(stateAt(data, now(at))).toEqual({ kind, text });
  });
}

test('stateAt() writes times as the language does', () => {
  const american = { ...data, language: 'en-US' };
  expect(stateAt(american, now('2026-11-21 12:00')).text.replace(/\s/g, ' ')).toBe(
    'Open until 6:00 PM',
  );
});
