import ICAL from 'ical.js';
import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { calendarText, entryText, type CalendarEntry } from '../../../src/view/calendar-text.ts';

const date = parseLocalDate;
const PRODUCT = '-//The Saltmarket Museum//calendar//EN';

const TOUR: CalendarEntry = {
  uid: '1@saltmarket.example',
  sequence: 7,
  stamp: date('2026-11-20'),
  time: {
    kind: 'session',
    start: new Date('2026-11-20T18:45:00Z'),
    end: new Date('2026-11-20T19:45:00Z'),
  },
  summary: 'Lamplit Tour',
  location: 'Lamp Room',
  url: 'https://saltmarket.example/events/1/',
};

/** How ical.js reads an entry. */
function read(entry: CalendarEntry): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(calendarText(PRODUCT, [entryText(entry)])));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

test('a calendar is written line by line, each ended by CR and LF', () => {
  expect(calendarText(PRODUCT, [entryText(TOUR)])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//The Saltmarket Museum//calendar//EN',
      'BEGIN:VEVENT',
      'UID:1@saltmarket.example',
      'SEQUENCE:7',
      'DTSTAMP:20261120T000000Z',
      'DTSTART:20261120T184500Z',
      'DTEND:20261120T194500Z',
      'SUMMARY:Lamplit Tour',
      'LOCATION:Lamp Room',
      'URL:https://saltmarket.example/events/1/',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a feed says what it is, also to programs that know only the older properties', () => {
  const text = calendarText(PRODUCT, [], { name: 'Events, all', description: 'Up to May' });
  expect(text.split('\r\n').slice(3, -2)).toEqual([
    'NAME:Events\\, all',
    'X-WR-CALNAME:Events\\, all',
    'DESCRIPTION:Up to May',
    'X-WR-CALDESC:Up to May',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ]);
});

test('whole days end on the day after the last (edge case 33)', () => {
  const text = entryText({
    ...TOUR,
    time: { kind: 'whole days', first: date('2026-12-27'), last: date('2026-12-31') },
  });
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261227\r\nDTEND;VALUE=DATE:20270101\r\n');
});

test('status, transparency, category and description are written where there are any', () => {
  const { component } = read({
    ...TOUR,
    description: 'By lantern.',
    category: 'Tour',
    status: 'CANCELLED',
    transparency: 'TRANSPARENT',
  });
  const values = ['description', 'categories', 'status', 'transp'].map((name) =>
    component.getFirstPropertyValue(name),
  );
  expect(values).toEqual(['By lantern.', 'Tour', 'CANCELLED', 'TRANSPARENT']);
});

for (const text of [
  'commas, semicolons; and \\backslashes\\, \\n that is no line break',
  'a line\nand another',
  `${'Å'.repeat(300)} مساء الملح 🧂👩‍👩‍👧 日本`,
  'x'.repeat(1000),
]) {
  test(`text comes through as it is: ${text.slice(0, 20)} (edge cases 33 and 35)`, () => {
    const entry = { ...TOUR, summary: text, description: text, location: text };
    const { summary, description, location } = read(entry);
    expect([summary, description, location]).toEqual([text, text, text]);
    const lines = entryText(entry).split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    // A character that was cut in two would be replaced.
    expect(entryText(entry)).not.toContain('\uFFFD');
  });
}
