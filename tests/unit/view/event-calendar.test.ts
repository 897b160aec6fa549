import ICAL from 'ical.js';
import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { addDays, parseLocalDate } from '../../../src/domain/local-date.ts';
import { publicationOf, type EventEntry } from '../../../src/domain/publication.ts';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import { eventCalendar, eventDayCalendar } from '../../../src/view/event-calendar.ts';
import { entry, museum, schedule } from '../small-publication.ts';

const TODAY = '2026-11-20';
const ID = 'bec8b399-e50c-4c0d-93fa-293662d332a8';
const sessions = (...times: string[]) => times.map(parseTimeSpan);

/** What is published on a day, while exceptions close days. */
function publication(
  events: EventEntry[],
  { closures = {}, today = TODAY }: { closures?: Record<string, string>; today?: string } = {},
) {
  const exceptions = Object.entries(closures).map(([days, reason]) => ({
    dates: parseExceptionDates(days),
    day: { kind: 'closed' as const },
    reason,
  }));
  return publicationOf(
    { museum, schedule: { ...schedule, exceptions }, events },
    parseLocalDate(today),
  );
}

/** The entries of a calendar as ical.js reads them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, sequence, startDate, endDate } = new ICAL.Event(component);
    return {
      uid,
      summary,
      description,
      sequence,
      start: startDate.toString(),
      end: endDate.toString(),
      status: component.getFirstPropertyValue('status'),
      transparency: component.getFirstPropertyValue('transp'),
    };
  });
}

const feed = (...parameters: Parameters<typeof publication>) =>
  read(eventCalendar(publication(...parameters)));

test('each coming session is an entry', () => {
  const tour = entry('Tour', ['2026-11-19 to 2026-11-21'], {
    times: sessions('11:00-12:00', '14:00-15:30'),
  });
  expect(feed([tour]).map(({ uid, start, end }) => [uid, start, end])).toEqual([
    [`${ID}-2026-11-20-1100@saltmarket.example`, '2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z'],
    [`${ID}-2026-11-20-1400@saltmarket.example`, '2026-11-20T14:00:00Z', '2026-11-20T15:30:00Z'],
    [`${ID}-2026-11-21-1100@saltmarket.example`, '2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z'],
    [`${ID}-2026-11-21-1400@saltmarket.example`, '2026-11-21T14:00:00Z', '2026-11-21T15:30:00Z'],
  ]);
});

test('a session that is put before others leaves their UIDs as they were', () => {
  const uids = (...times: string[]) =>
    feed([entry('Tour', ['2026-11-20'], { times: sessions(...times) })]).map(({ uid }) => uid);
  const before = uids('11:00-12:00', '14:00-15:00');
  const after = uids('10:00-10:30', '11:00-12:00', '12:30-13:00', '14:00-15:00');
  expect(after).toEqual(expect.arrayContaining(before));
  expect(new Set(after).size).toBe(4);
});

test('sessions that start together have UIDs of their own', () => {
  const times = sessions('11:00-12:00', '11:00-13:00');
  const uids = feed([entry('Tour', ['2026-11-20'], { times })]).map(({ uid }) => uid);
  expect(uids).toEqual([
    `${ID}-2026-11-20-1100@saltmarket.example`,
    `${ID}-2026-11-20-1100-1300@saltmarket.example`,
  ]);
});

test('a session keeps its time on the museum’s clock when that changes', () => {
  const times = sessions('18:45-19:45');
  const [winter, summer] = feed([entry('Tour', ['2026-11-20', '2027-03-28'], { times })]);
  expect(winter).toMatchObject({ start: '2026-11-20T18:45:00Z', end: '2026-11-20T19:45:00Z' });
  expect(summer).toMatchObject({ start: '2027-03-28T17:45:00Z', end: '2027-03-28T18:45:00Z' });
});

test('an event without sessions goes on during opening hours', () => {
  expect(feed([entry('Craft day', ['2026-11-21'])])).toEqual([
    expect.objectContaining({
      uid: `${ID}-2026-11-21@saltmarket.example`,
      start: '2026-11-21T10:00:00Z',
      end: '2026-11-21T17:00:00Z',
    }),
  ]);
});

test('a run of an exhibition is one entry, which keeps nobody busy', () => {
  expect(feed([entry('Exhibition', ['2026-10-01 to 2027-08-29'])])).toEqual([
    {
      uid: `${ID}-2026-10-01-run@saltmarket.example`,
      summary: 'Exhibition',
      description: 'A tour by lantern.\nOn days when the museum is open.',
      sequence: 41554,
      start: '2026-10-01',
      end: '2027-08-30',
      status: 'CONFIRMED',
      transparency: 'TRANSPARENT',
    },
  ]);
});

test('a day that a closure takes is cancelled, with the reason and in a higher sequence', () => {
  const tour = entry('Tour', ['every Friday from 2026-11-20 to 2026-12-04'], {
    times: sessions('18:45-19:45'),
  });
  const before = feed([tour]);
  const after = feed([tour], { closures: { '2026-11-27': 'Flood in the cellar' } });
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED']);
  expect(after[1]).toMatchObject({
    summary: 'Cancelled: Tour',
    description: 'Cancelled: Flood in the cellar\nA tour by lantern.',
    start: '2026-11-27T18:45:00Z',
    sequence: 41555,
  });
});

test('a cancelled day without sessions replaces the entry with the hours', () => {
  const event = entry('Craft day', ['2026-11-27', '2026-12-04']);
  const [open] = feed([event]);
  const [closed] = feed([event], { closures: { '2026-11-27': 'Flood' } });
  expect(closed?.uid).toBe(open?.uid);
  expect(closed).toMatchObject({ start: '2026-11-27', end: '2026-11-28', status: 'CANCELLED' });
});

test('a closure in a run is a cancelled entry between the two parts of the run', () => {
  const after = feed([entry('Exhibition', ['2026-10-01 to 2027-01-31'])], {
    closures: { '2026-12-01 to 2026-12-06': 'Flood' },
  });
  expect(after.map(({ uid, start, end, status }) => [uid.slice(37), start, end, status])).toEqual([
    ['2026-10-01-run@saltmarket.example', '2026-10-01', '2026-11-30', 'CONFIRMED'],
    ['2026-12-01-run@saltmarket.example', '2026-12-01', '2026-12-07', 'CANCELLED'],
    ['2026-12-08-run@saltmarket.example', '2026-12-08', '2027-02-01', 'CONFIRMED'],
  ]);
});

test('a closure that leaves no day to come cancels all of them, with the reason', () => {
  const tour = entry('Tour', ['2026-11-20', '2026-11-27'], { times: sessions('11:00-12:00') });
  const all = feed([tour], { closures: { '2026-11-20 until further notice': 'Flood' } });
  expect(all.map(({ status, description }) => [status, description])).toEqual([
    ['CANCELLED', 'Cancelled: Flood\nA tour by lantern.'],
    ['CANCELLED', 'Cancelled: Flood\nA tour by lantern.'],
  ]);
});

test('an event that staff cancelled stays, cancelled; one that is sold out says so (edge case 29)', () => {
  const events = (['cancelled', 'sold out'] as const).map((status) =>
    entry('Talk', ['2026-12-02'], { status, times: sessions('18:30-19:45') }),
  );
  expect(feed(events)).toEqual([
    expect.objectContaining({
      status: 'CANCELLED',
      summary: 'Cancelled: Talk',
      description: 'Cancelled. A tour by lantern.',
      sequence: 41555,
    }),
    expect.objectContaining({
      status: 'CONFIRMED',
      summary: 'Talk',
      description: 'Sold out. A tour by lantern.',
      sequence: 41554,
    }),
  ]);
});

test('the sequence never falls from one day to the next, not even when an event is reinstated', () => {
  const talk = (today: string, more: Partial<EventEntry>) =>
    feed([entry('Talk', ['2026-12-02'], more)], { today })[0]?.sequence ?? NaN;
  const cancelled = talk('2026-11-20', { status: 'cancelled' });
  const reinstated = talk('2026-11-21', {});
  const moved = talk('2026-11-22', { location: 'Reading Room' });
  expect(reinstated).toBeGreaterThan(cancelled);
  expect(moved).toBeGreaterThan(reinstated);
});

test('the same content on the same day gives the same calendar', () => {
  const events = [entry('Tour', ['every Friday from 2026-11-20'])];
  expect(eventCalendar(publication(events))).toBe(eventCalendar(publication(events)));
});

test('a file of one event holds all sessions of its next day, or of its last if it is over', () => {
  const file = (dates: string[], more: Partial<EventEntry> = {}) => {
    const published = publication([entry('Tour', dates, more)]);
    return published.events.flatMap((event) => read(eventDayCalendar(published, event)));
  };
  const times = sessions('11:00-12:00', '14:00-15:00');
  const starts = (dates: string[]) => file(dates, { times }).map(({ start }) => start);
  expect(starts(['2026-11-06', '2026-11-27', '2026-12-04'])).toEqual([
    '2026-11-27T11:00:00Z',
    '2026-11-27T14:00:00Z',
  ]);
  expect(starts(['2026-11-06', '2026-11-13'])).toEqual([
    '2026-11-13T11:00:00Z',
    '2026-11-13T14:00:00Z',
  ]);
  // A day of an exhibition, not its run
  expect(file(['2026-10-01 to 2027-01-31'])).toEqual([
    expect.objectContaining({ start: '2026-11-20T10:00:00Z', end: '2026-11-20T17:00:00Z' }),
  ]);
});

test.describe('with 1,000 events', () => {
  const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const long = { eventDescription: 'A tour by lantern, up to the roof timbers. '.repeat(4).trim() };
  const thousand = (datesOf: (index: number) => string, times: string[] = []) =>
    Array.from({ length: 1000 }, (_, index) => ({
      ...entry(`Event ${index}`, [datesOf(index)], { ...long, times: sessions(...times) }),
      eventId: idOf(index),
    }));
  /** Without the properties of each entry, which ical.js takes its time to read. */
  const starts = (text: string) => text.match(/^DTSTART.*:\d{8}/gm)?.map((line) => line.slice(-8));

  test('a feed has under 256 kB, and the nearest days whole', () => {
    // Three a day, for the better part of a year
    const text = eventCalendar(
      publication(
        thousand(
          (index) => addDays(parseLocalDate(TODAY), Math.floor(index / 3)),
          ['11:00-12:00'],
        ).map((event) => ({ ...event, evenWhenClosed: true })),
      ),
    );
    expect(Buffer.byteLength(text)).toBeLessThan(256_000);
    const byDay = Map.groupBy(starts(text) ?? [], (day) => day);
    expect([...byDay.values()].filter(({ length }) => length !== 3)).toEqual([]);
    expect(byDay.size).toBeGreaterThan(100);
    expect([...byDay.keys()].slice(0, 3)).toEqual(['20261120', '20261121', '20261122']);
    const last = [...byDay.keys()].at(-1) ?? '';
    const written = new Date(last.replace(/(....)(..)(..)/, '$1-$2-$3'));
    const spoken = written.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text.replaceAll('\r\n ', '')).toContain(
      `\r\nX-WR-CALDESC:Events up to ${spoken}. Later ones are added day by day.\r\n`,
    );
  });

  test('a feed of weekly events has under 256 kB, and all sessions of the nearest days', () => {
    const weekdays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const text = eventCalendar(
      publication(
        thousand((index) => `every ${weekdays[index % 6]} from 2026-09-01`, ['11:00-12:00']),
      ),
    );
    expect(Buffer.byteLength(text)).toBeLessThan(256_000);
    // 167 on a Friday, 166 on a Saturday and on a Sunday, none on a Monday; all of Tuesday would be too many
    expect([...new Set(starts(text))]).toEqual(['20261120', '20261121', '20261122']);
    expect(starts(text)).toHaveLength(167 + 166 + 166);
    expect(text).toContain('X-WR-CALDESC:Events up to 23 November 2026.');
  });

  test('a feed leaves out descriptions if it would reach less than four weeks ahead', () => {
    const descriptions = (count: number) =>
      read(
        eventCalendar(
          publication(
            thousand(() => 'every Saturday from 2026-09-01', ['11:00-12:00']).slice(-count),
          ),
        ),
      ).map(({ description }) => description);
    expect(new Set(descriptions(80))).toEqual(new Set([long.eventDescription]));
    expect(new Set(descriptions(200))).toEqual(new Set([null]));
  });

  test('a feed of exhibitions alone has under 256 kB, and as many as fit', () => {
    const text = eventCalendar(publication(thousand(() => '2026-10-01 to 2027-01-31')));
    expect(Buffer.byteLength(text)).toBeLessThan(256_000);
    expect(starts(text)?.length).toBeGreaterThan(350);
    expect(text).toContain('X-WR-CALDESC:Events up to 20 November 2026.');
  });

  test('a feed reaches 180 days ahead, and further with a run that goes on', () => {
    const text = eventCalendar(
      publication([
        entry('Near', ['2027-05-19']),
        entry('Far', ['2027-05-20']),
        entry('Exhibition', ['2027-05-01 to 2027-12-31']),
      ]),
    );
    expect(read(text).map(({ summary }) => summary)).toEqual(['Exhibition', 'Near']);
    expect(text).toContain('X-WR-CALDESC:Events up to 19 May 2027.');
  });
});
