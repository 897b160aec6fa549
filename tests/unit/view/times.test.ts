import { execFileSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { parseTimeOfDay, parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import { dayText, dayTimes, spanText, timeText } from '../../../src/view/times.ts';
import { wordsFor } from '../../../src/view/words/words.ts';

const words = wordsFor('en');

test('timeText() writes a time as people of a language do, the hour in two digits where a day has 24', () => {
  const texts = [
    ['00:00', '00:00', '12:00 AM'],
    ['09:05', '09:05', '9:05 AM'],
    ['12:00', '12:00', '12:00 PM'],
    ['17:00', '17:00', '5:00 PM'],
    ['23:59', '23:59', '11:59 PM'],
  ] as const;
  for (const [text, british, american] of texts) {
    expect(timeText(parseTimeOfDay(text), 'en-GB')).toBe(british);
    expect(timeText(parseTimeOfDay(text), 'en-US')).toBe(american);
  }
});

test('spanText() writes a stretch of a day', () => {
  const span = parseTimeSpan('18:30-20:00');
  expect(spanText(span, 'en-GB', words)).toBe('18:30 to 20:00');
  expect(spanText(span, 'en-US', words)).toBe('6:30 PM to 8:00 PM');
});

test('dayText() writes opening hours, and Closed for a closed day (edge case 22)', () => {
  expect(dayText(parseDay('10:00-17:00'), 'en-GB', words)).toBe('10:00 to 17:00');
  expect(dayText(parseDay('closed'), 'en-GB', words)).toBe('Closed');
});

test('dayText() never leaves out the last admission (edge case 23)', () => {
  const day = parseDay('10:00-17:00, last admission 16:15');
  expect(dayText(day, 'en-GB', words)).toBe('10:00 to 17:00 · Last admission 16:15');
});

test('dayTimes() gives hours and last admission apart', () => {
  expect(dayTimes(parseDay('10:00-17:00, last admission 16:15'), 'en-GB', words)).toEqual({
    hours: '10:00 to 17:00',
    lastAdmission: 'Last admission 16:15',
  });
  expect(dayTimes(parseDay('10:00-17:00'), 'en-GB', words)).toEqual({ hours: '10:00 to 17:00' });
  expect(dayTimes(parseDay('closed'), 'en-GB', words)).toEqual({ hours: 'Closed' });
});

test('timeText() writes the same time on machines of every zone (edge case 9)', () => {
  const source = new URL('../../../src/view/times.ts', import.meta.url).href;
  const program = `
    import { timeText } from ${JSON.stringify(source)};
    console.log([timeText('00:30', 'en-GB'), timeText('17:00', 'en-US')].join(' / '));`;
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(output, zone).toBe('00:30 / 5:00 PM\n');
  }
});
