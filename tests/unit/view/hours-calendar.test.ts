import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { publicationOf } from '../../../src/domain/publication.ts';
import { hoursCalendar } from '../../../src/view/hours-calendar.ts';
import { museum, schedule } from '../small-publication.ts';

/** The hours as published on a Friday. */
const hours = (publishedDaysAhead: number) =>
  hoursCalendar(
    publicationOf(
      { museum: { ...museum, publishedDaysAhead }, schedule, events: [] },
      parseLocalDate('2026-11-20'),
    ),
  );
const days = (text: string) => text.match(/^UID:hours-[\d-]+/gm)?.map((uid) => uid.slice(10));

test('the hours reach as far as they are published, and say so', () => {
  const text = hours(30);
  expect(days(text)).toHaveLength(31);
  expect(days(text)?.at(-1)).toBe('2026-12-20');
  expect(text.replaceAll('\r\n ', '')).toContain(
    '\r\nX-WR-CALDESC:Opening hours up to 20 December 2026. Later ones are added day by day.\r\n',
  );
});

test('the hours have under 256 kB however far they are published, and every near day', () => {
  const text = hours(1100);
  expect(Buffer.byteLength(text)).toBeLessThan(256_000);
  const written = days(text) ?? [];
  expect(written.length).toBeGreaterThan(600);
  expect(written.slice(0, 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  const last = new Date(written.at(-1) ?? '');
  const gone = (last.getTime() - Date.parse('2026-11-20')) / 86_400_000;
  expect(gone).toBe(written.length - 1);
  const spoken = last.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(text.replaceAll('\r\n ', '')).toContain(`Opening hours up to ${spoken}.`);
});

test('an entry of the hours is in a higher sequence every day', () => {
  const [, sequence] = /SEQUENCE:(\d+)/.exec(hours(30)) ?? [];
  expect(sequence).toBe('41554');
});
