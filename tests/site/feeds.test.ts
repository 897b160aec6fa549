import { readFileSync, readdirSync } from 'node:fs';
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

test('events.ics has every coming day of every event that the service has, and no other', () => {
  const found = entries(read('events.ics')).map(
    ({ uid, startDate }) => `${uid.slice(0, 36)} ${inLondon(startDate).slice(0, 10)}`,
  );
  const expected = museum.events.flatMap(({ eventId, dates }) =>
    dates.filter((date) => date >= TODAY).map((date) => `${eventId} ${date}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(expected.toSorted());
});

test('a session has its own times on the museum’s clock, in winter and in summer', () => {
  const shanties = entries(read(`events/${EVENTS.fridayShanties}.ics`));
  const on = (date: string) =>
    shanties
      .filter(({ startDate }) => inLondon(startDate).startsWith(date))
      .map(({ startDate, endDate }) => [inLondon(startDate), inLondon(endDate)]);
  expect(on('2026-11-20')).toEqual([['2026-11-20 18:45', '2026-11-20 19:45']]);
  expect(on('2027-07-02')).toEqual([['2027-07-02 18:45', '2027-07-02 19:45']]);
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
  const all = entries(read('events.ics'));
  const cancelled = all.filter(
    ({ component }) => component.getFirstPropertyValue('status') === 'CANCELLED',
  );
  expect(cancelled.map(({ summary, sequence }) => [summary, sequence])).toEqual([
    ['Herring Summers', 1],
  ]);
  expect(cancelled[0]?.description).toMatch(/^Cancelled\. /);
});

test('no two entries share a UID, and a UID is of the event, its day and its session', () => {
  const uids = entries(read('events.ics')).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids).toContain(`${EVENTS.fridayShanties}-2026-11-20-0@${new URL(siteOrigin()).host}`);
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

test('there is a calendar file for each event that is not over, and none for the others', () => {
  const files = readdirSync(join(RELEASE, 'site', 'events')).filter((file) =>
    file.endsWith('.ics'),
  );
  const coming = museum.events.filter(({ dates }) => dates.some((date) => date >= TODAY));
  expect(files.toSorted()).toEqual(coming.map(({ eventId }) => `${eventId}.ics`).toSorted());
  expect(files).not.toContain(`${EVENTS.past}.ics`);
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
