import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import {
  ageOf,
  formatReleaseRecord,
  parseReleaseRecord,
} from '../../../src/domain/release-record.ts';

const BUILT = { day: parseLocalDate('2026-11-20'), timeZone: 'Europe/London' };
const PUBLISHED = { ...BUILT, publishedAt: new Date('2026-11-20T00:00:12Z') };

test('formatReleaseRecord() writes a line for each value, and the time only if published', () => {
  expect(formatReleaseRecord(BUILT)).toBe('day: 2026-11-20\ntimeZone: Europe/London\n');
  expect(formatReleaseRecord(PUBLISHED)).toBe(
    'day: 2026-11-20\ntimeZone: Europe/London\npublished: 2026-11-20T00:00:12.000Z\n',
  );
});

test('parseReleaseRecord() reads what formatReleaseRecord() writes, and ignores other lines', () => {
  expect(parseReleaseRecord(formatReleaseRecord(BUILT))).toEqual(BUILT);
  expect(parseReleaseRecord(`colour: red\n${formatReleaseRecord(PUBLISHED)}`)).toEqual(PUBLISHED);
});

test('parseReleaseRecord() refuses a page, a day that does not exist, and a time that is not valid', () => {
  for (const text of [
    '',
    '<!doctype html><title>This page does not exist</title>',
    'day: 2026-11-31\ntimeZone: Europe/London\n',
    'day: 2026-11-20\ntimeZone: Europe/Atlantis\n',
    'day: 2026-11-20\ntimeZone: Europe/London\npublished: last night\n',
  ]) {
    expect(() => parseReleaseRecord(text), text).toThrow();
  }
});

test('ageOf() counts from the publication', () => {
  const at = (now: string, maxHours = 36) => ageOf(PUBLISHED, new Date(now), maxHours);
  expect(at('2026-11-20T00:01:12Z')).toEqual({
    isTooOld: false,
    words: 'was published 1 minute ago, for 2026-11-20',
  });
  expect(at('2026-11-21T12:00:12Z')).toEqual({
    isTooOld: false,
    words: 'was published 36 hours ago, for 2026-11-20',
  });
  expect(at('2026-11-21T12:00:13Z').isTooOld).toBe(true);
  expect(at('2026-11-20T06:00:00Z', 5).isTooOld).toBe(true);
});

test('ageOf() counts the museum’s days where only the day is known', () => {
  const at = (now: string, maxHours = 36) => ageOf(BUILT, new Date(now), maxHours);
  const words = (age: string) => `was built for 2026-11-20, ${age} at the museum`;
  expect(at('2026-11-20T23:59:59Z')).toEqual({ isTooOld: false, words: words('today') });
  expect(at('2026-11-21T23:59:59Z')).toEqual({ isTooOld: false, words: words('yesterday') });
  expect(at('2026-11-22T00:00:00Z')).toEqual({ isTooOld: true, words: words('2 days ago') });
  expect(at('2026-11-22T00:00:00Z', 48).isTooOld).toBe(false);
  expect(at('2026-11-19T12:00:00Z')).toEqual({
    isTooOld: false,
    words: words('a day still to come'),
  });
  const kiritimati = { ...BUILT, timeZone: 'Pacific/Kiritimati' };
  expect(ageOf(kiritimati, new Date('2026-11-21T10:00:00Z'), 36).isTooOld).toBe(true);
});
