import { expect, test } from 'playwright/test';
import { lastAdmissionText, openNowText } from '../../../src/browser/open-now.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { parseTimeOfDay } from '../../../src/domain/time-of-day.ts';
import type { KnownDay, TodayData } from '../../../src/view/today.ts';

const day = (date: string, hours: string): KnownDay => ({
  date: parseLocalDate(date),
  day: parseDay(hours),
});
/** A Saturday, a Sunday, a closed Monday, a Tuesday. */
const data: TodayData = {
  zone: 'Europe/London',
  language: 'en-GB',
  days: [
    day('2026-11-21', '10:00-18:00, last admission 17:15'),
    day('2026-11-22', '11:00-17:00'),
    day('2026-11-23', 'closed'),
    day('2026-11-24', '10:00-17:00'),
  ],
  words: {
    today: 'Today',
    open: 'Open now, until {time}',
    pastLastAdmission: 'Last admission was at {time}',
    opensToday: 'Closed, opens today at {time}',
    opensTomorrow: 'Closed, opens tomorrow at {time}',
    opensOn: 'Closed, opens on {day} at {time}',
    closed: 'Closed',
    span: '{start} to {end}',
    lastAdmission: 'Last admission {time}',
  },
};
const now = (text: string) => ({
  date: parseLocalDate(text.slice(0, 10)),
  time: parseTimeOfDay(text.slice(11)),
});

for (const [at, text] of [
  ['2026-11-21 09:59', 'Closed, opens today at 10:00'],
  ['2026-11-21 10:00', 'Open now, until 18:00'],
  ['2026-11-21 17:59', 'Open now, until 18:00'],
  ['2026-11-21 18:00', 'Closed, opens tomorrow at 11:00'],
  ['2026-11-22 17:00', 'Closed, opens on Tuesday 24 November at 10:00'],
  ['2026-11-23 12:00', 'Closed, opens tomorrow at 10:00'],
  ['2026-11-24 17:00', 'Closed'],
] as const) {
  test(`openNowText() at ${at} is “${text}”`, () => {
    expect(openNowText(data, now(at))).toBe(text);
  });
}

test('openNowText() writes times as the language does', () => {
  const american = { ...data, language: 'en-US' };
  expect(openNowText(american, now('2026-11-21 12:00')).replace(/\s/g, ' ')).toBe(
    'Open now, until 6:00 PM',
  );
});

test('lastAdmissionText() says when it is, or when it was, or nothing', () => {
  const [saturday, sunday, monday] = data.days as [KnownDay, KnownDay, KnownDay];
  const at = (known: KnownDay, time: string) =>
    lastAdmissionText(data, known, now(`2026-11-21 ${time}`));
  expect(at(saturday, '17:14')).toBe('Last admission 17:15');
  expect(at(saturday, '17:15')).toBe('Last admission was at 17:15');
  expect(at(sunday, '12:00')).toBe('');
  expect(at(monday, '12:00')).toBe('');
});
