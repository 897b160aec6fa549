import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from 'htmlparser2';
import ICAL from 'ical.js';
import { expect, test } from 'playwright/test';
import { parseDataSet } from '../../src/api/data-set.ts';
import { getMuseumHours } from '../../src/api/operations.ts';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { AWKWARD, AWKWARD_RELEASE, EVENTS, RELEASE, TODAY } from '../sample.ts';

const read = (file: string, release = RELEASE) => readFileSync(join(release, 'site', file), 'utf8');
const museum = parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8'));

/** The entries of a calendar, as ical.js reads them. */
function entries(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

/** An instant on London's clock, `2026-11-20 19:45`. */
function inLondon(time: ICAL.Time): string {
  return time.toJSDate().toLocaleString('sv-SE', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}

test('the calendars are of the form of RFC 5545: lines of 75 octets, ended by CR and LF', () => {
  for (const file of ['events.ics', 'hours.ics', `events/${EVENTS.fridayShanties}.ics`]) {
    const text = read(file);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r?\n?$/);
    const wrong = text
      .split('\r\n')
      .filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'));
    expect(wrong).toEqual([]);
  }
});

/** Whether an entry is of a run of days, rather than of a session or a day. */
const isRun = (uid: string) => uid.includes('-run@');

test('events.ics has every day of each event on the next 180 days but exhibitions, and no other', () => {
  const all = entries(read('events.ics'));
  const exhibitions = new Set(
    all.filter(({ uid }) => isRun(uid)).map(({ uid }) => uid.slice(0, 36)),
  );
  const found = all
    .filter(({ uid }) => !isRun(uid))
    .map(({ uid, startDate }) => `${uid.slice(0, 36)} ${inLondon(startDate).slice(0, 10)}`);
  const expected = museum.events
    .filter(({ eventId }) => !exhibitions.has(eventId))
    .flatMap(({ eventId, dates }) =>
      dates
        .filter((date) => date >= TODAY && date <= '2027-05-19')
        .map((date) => `${eventId} ${date}`),
    );
  expect([...new Set(found)].toSorted()).toEqual(expected.toSorted());
  expect(read('events.ics').replaceAll('\r\n ', '')).toContain(
    '\r\nX-WR-CALDESC:Events up to 19 May 2027. Later ones are added day by day.\r\n',
  );
});

test('events.ics has one entry for each run of an exhibition, cut in two by a closure', () => {
  const runs = entries(read('events.ics')).filter(({ uid }) => isRun(uid));
  expect(
    runs.map(({ summary, startDate, endDate }) => `${startDate} ${endDate} ${summary}`).toSorted(),
  ).toEqual([
    '2025-09-06 2027-01-11 The White Road',
    '2026-07-04 2027-01-11 Low Water: Photographs from the Flats',
    '2026-10-17 2027-01-11 Keepers of the Light',
    '2026-12-27 2027-01-04 Twelve Lanterns Trail',
    '2027-01-13 2027-01-16 Cancelled: Keepers of the Light',
    '2027-01-13 2027-01-16 Cancelled: The White Road',
    '2027-01-16 2027-06-28 Cube, Flake, Flower',
    '2027-01-16 2027-09-06 Keepers of the Light',
    '2027-01-16 2027-11-08 The White Road',
  ]);
  const closed = runs.find(({ summary }) => summary === 'Cancelled: Keepers of the Light');
  expect(closed?.description).toMatch(/^Cancelled: The galleries are rehung for the new year\n/);
  expect(closed?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(closed?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('no feed has 256 kB or more', () => {
  for (const file of ['events.ics', 'hours.ics']) {
    expect(Buffer.byteLength(read(file))).toBeLessThan(256_000);
  }
});

test('a session has its own times on the museum’s clock, in winter and in summer', () => {
  const shanties = entries(read('events.ics')).filter(
    ({ summary }) => summary === 'Friday Shanties',
  );
  const on = (date: string) =>
    shanties
      .filter(({ startDate }) => inLondon(startDate).startsWith(date))
      .map(({ startDate, endDate }) => [inLondon(startDate), inLondon(endDate)]);
  expect(on('2026-11-20')).toEqual([['2026-11-20 18:45', '2026-11-20 19:45']]);
  expect(on('2027-04-02')).toEqual([['2027-04-02 18:45', '2027-04-02 19:45']]);
});

test('an entry says what the event’s page says', () => {
  const [first] = entries(read(`events/${EVENTS.fridayShanties}.ics`));
  const event = museum.events.find(({ eventId }) => eventId === EVENTS.fridayShanties);
  expect(first?.summary).toBe('Friday Shanties');
  expect(first?.description).toBe(event?.eventDescription);
  expect(first?.location).toMatch(`${event?.location}, The Saltmarket Museum, `);
  expect(first?.component.getFirstPropertyValue('url')).toMatch(
    new RegExp(`/events/${EVENTS.fridayShanties}/$`),
  );
});

test('a cancelled event stays in the calendar, cancelled, in a higher sequence (edge case 29)', () => {
  const talk = entries(read('events.ics')).find(({ summary }) => summary.includes('Herring'));
  expect(talk?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(talk?.summary).toBe('Cancelled: Herring Summers');
  expect(talk?.description).toMatch(/^Cancelled\. A talk /);
  // Others of that day have 41554.
  expect(talk?.sequence).toBe(41555);
});

test('no two entries share a UID, and a UID is of the event, its day and its session', () => {
  const uids = entries(read('events.ics')).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  const { host } = new URL(siteOrigin());
  expect(uids).toContain(`${EVENTS.fridayShanties}-2026-11-20-1845@${host}`);
});

test('hours.ics has the hours that the service has, and every closed day as a whole one', () => {
  const all = entries(read('hours.ics'));
  const open = all
    .filter(({ startDate }) => !startDate.isDate)
    .map(({ startDate, endDate }) => `${inLondon(startDate)} ${inLondon(endDate).slice(11)}`);
  const query = { startDate: parseLocalDate(TODAY), page: 1, limit: 1000 };
  const expected = getMuseumHours(museum, query).entries.map(
    ({ date, timeOpen, timeClose }) => `${date} ${timeOpen} ${timeClose}`,
  );
  expect(open).toEqual(expected);
  // 20 November 2026 and 400 days more.
  expect(all).toHaveLength(401);

  const christmas = all.find(({ uid }) => uid.startsWith('hours-2026-12-25@'));
  expect(christmas?.startDate.toString()).toBe('2026-12-25');
  expect(christmas?.endDate.toString()).toBe('2026-12-26');
  expect(christmas?.summary).toBe('The Saltmarket Museum closed');
  expect(christmas?.description).toBe('Christmas Day');
  expect(christmas?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('each event has a calendar file with its next day, or its last if it is over', () => {
  for (const { eventId, dates } of museum.events) {
    const day = dates.find((date) => date >= TODAY) ?? dates.at(-1);
    const days = entries(read(`events/${eventId}.ics`)).map(({ startDate }) =>
      inLondon(startDate).slice(0, 10),
    );
    expect(new Set(days), eventId).toEqual(new Set([day]));
  }
  expect(entries(read(`events/${EVENTS.past}.ics`)).map(({ uid }) => uid.slice(37, 52))).toEqual([
    '2026-10-31-1100',
    '2026-10-31-1330',
  ]);
});

test('texts that are awkward come through as they are (edge cases 33 and 35)', () => {
  const [entry] = entries(read(`events/${AWKWARD.eventId}.ics`, AWKWARD_RELEASE));
  expect(entry?.summary).toBe(AWKWARD.name);
  const feed = parseFeed(read('events.xml', AWKWARD_RELEASE));
  expect(feed?.items.map(({ title }) => title)).toContain(AWKWARD.name);
});

test('events.xml is RSS with each coming event once, by its next day', () => {
  const feed = parseFeed(read('events.xml'));
  expect(feed).toMatchObject({ type: 'rss', title: 'Events at The Saltmarket Museum' });
  const coming = museum.events.filter(({ dates }) => dates.some((date) => date >= TODAY));
  expect(feed?.items).toHaveLength(coming.length);
  expect(feed?.items[0]).toMatchObject({
    title: 'Friday Shanties',
    link: `${siteOrigin()}/events/${EVENTS.fridayShanties}/`,
  });
  expect(feed?.items[0]?.description).toMatch(/^Friday, 20 November 2026\. /);
});

test('every page names the feeds', () => {
  const page = read('index.html');
  for (const [type, href] of [
    ['application/rss+xml', '/events.xml'],
    ['text/calendar', '/events.ics'],
    ['text/calendar', '/hours.ics'],
  ]) {
    expect(page).toContain(`<link rel="alternate" type="${type}" href="${href}"`);
  }
});

function siteOrigin(): string {
  const [, origin = ''] = /<loc>(https?:\/\/[^/]+)/.exec(read('sitemap-index.xml')) ?? [];
  return origin;
}
