import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument, parseFeed } from 'htmlparser2';
import ICAL from 'ical.js';
import { expect, test } from 'playwright/test';
import { parseDataSet } from '../../src/api/data-set.ts';
import { getMuseumHours } from '../../src/api/operations.ts';
import { daysToChoose, entriesOnDay, fileText } from '../../src/browser/chosen-day.ts';
import { daysOf } from '../../src/browser/listed-events.ts';
import { addDays, eachDay, parseLocalDate, type LocalDate } from '../../src/domain/local-date.ts';
import type { AddToCalendarData } from '../../src/view/add-to-calendar.ts';
import { entryText } from '../../src/view/calendar-text.ts';
import { RELEASE, TODAY } from '../sample.ts';

const today = parseLocalDate(TODAY);
const last = addDays(today, 400);
/** The last day that the calendar of events covers. */
const covered = addDays(today, 180);
const read = (file: string) => readFileSync(join(RELEASE, 'site', file), 'utf8');
const museum = parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8'));
const days = eachDay(today, last);

type Dom = ReturnType<typeof parseDocument>;
type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const page = (path: string): Dom => parseDocument(read(join(path, 'index.html')));
const all = (dom: Dom | Tag, test: (tag: Tag) => boolean): Tag[] =>
  DomUtils.findAll(test, 'children' in dom ? dom.children : []);
const attribute = (tag: Tag | undefined, name: string) => tag?.attribs[name] ?? '';
const machineWords = (dom: Dom) =>
  JSON.parse(
    DomUtils.textContent(all(dom, ({ attribs }) => attribs['type'] === 'application/ld+json')),
  );

/** The entries of a calendar: whose they are, on which days of London, from when to when, and whether they are cancelled. */
function calendar(file: string) {
  const component = new ICAL.Component(ICAL.parse(read(file)));
  const local = (time: ICAL.Time) =>
    time.isDate
      ? time.toString()
      : time.toJSDate().toLocaleString('sv-SE', {
          timeZone: 'Europe/London',
          dateStyle: 'short',
          timeStyle: 'short',
        });
  return component.getAllSubcomponents('vevent').map((entry) => {
    const { uid, startDate, endDate } = new ICAL.Event(entry);
    const [start, end] = [local(startDate), local(endDate)];
    const date = parseLocalDate(start.slice(0, 10));
    // The end of whole days is the day after.
    const last = startDate.isDate ? addDays(parseLocalDate(end), -1) : date;
    return {
      uid,
      date,
      last,
      span: `${start.slice(11)} to ${end.slice(11)}`,
      isCancelled: entry.getFirstPropertyValue('status') === 'CANCELLED',
    };
  });
}

/** The days on which the museum is open. */
const open = new Set<string>(
  getMuseumHours(museum, { startDate: today, page: 1, limit: 1000 }).entries.map(
    ({ date }) => date,
  ),
);

/** The days of a calendar's entry; of several, those on which the museum is open, as the entry says. */
function daysOfEntry({ date, last }: Pick<ReturnType<typeof calendar>[number], 'date' | 'last'>) {
  const all = eachDay(date, last);
  return all.length === 1 ? all : all.filter((each) => open.has(each));
}

/** The cells of the calendar by their day. */
const cells = new Map(
  [...new Set(days.map((date) => date.slice(0, 7)))].flatMap((month) =>
    all(page(`hours/${month}`), ({ attribs }) => 'data-day' in attribs).map(
      (cell) => [attribute(cell, 'data-day'), cell] as const,
    ),
  ),
);

interface Specification {
  readonly validFrom: string;
  readonly validThrough: string;
  readonly opens: string;
  readonly closes: string;
  readonly dayOfWeek?: readonly string[];
}

test('page, JSON, JSON-LD and calendar say the same hours on each of 400 days (edge case 41)', () => {
  const service = new Map(
    getMuseumHours(museum, { startDate: today, page: 1, limit: 1000 }).entries.map((entry) => [
      entry.date as string,
      `${entry.timeOpen} to ${entry.timeClose}`,
    ]),
  );
  const { openingHoursSpecification, specialOpeningHoursSpecification } = machineWords(
    page('hours'),
  );
  const weekday = (date: string) =>
    new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const holds = ({ validFrom, validThrough, dayOfWeek }: Specification, date: string) =>
    validFrom <= date &&
    date <= validThrough &&
    (!dayOfWeek || dayOfWeek.some((name) => name.endsWith(`/${weekday(date)}`)));
  const feed = new Map(calendar('hours.ics').map(({ date, span }) => [date, span]));

  expect(days).toHaveLength(401);
  for (const date of days) {
    const said: Specification | undefined = [
      ...specialOpeningHoursSpecification,
      ...openingHoursSpecification,
    ].find((each: Specification) => holds(each, date));
    const cell = cells.get(date);
    const expected = service.get(date) ?? 'Closed';
    const others = {
      page: DomUtils.textContent(
        cell ? (all(cell, ({ name }) => name === 'p')[0] ?? []) : [],
      ).trim(),
      machines: said && said.opens !== said.closes ? `${said.opens} to ${said.closes}` : 'Closed',
      calendar: feed.get(date) === ' to ' ? 'Closed' : feed.get(date),
    };
    expect(others, date).toEqual({ page: expected, machines: expected, calendar: expected });
  }
});

interface EventSchedule {
  readonly startDate: LocalDate;
  /** Goes on without end if absent. */
  readonly endDate?: LocalDate;
  readonly repeatFrequency?: 'P1D' | 'P1W';
  readonly exceptDate?: readonly string[];
}

/** The days that a schedule comes to, as schema.org defines it; one without end up to the last published day. */
function scheduled({ startDate, endDate = last, repeatFrequency, exceptDate = [] }: EventSchedule) {
  const step = repeatFrequency === 'P1W' ? 7 : 1;
  return eachDay(startDate, endDate).filter(
    (date, index) => index % step === 0 && !exceptDate.includes(date),
  );
}

/** Exhibitions and the like, which the calendar names once a month. */
const ONGOING: ReadonlySet<string> = new Set([
  'Cube, Flake, Flower',
  'Half a Hull',
  'Keepers of the Light',
  'Low Water: Photographs from the Flats',
  'The White Road',
  'Twelve Lanterns Trail',
]);

test('page, list, JSON, JSON-LD, calendars and feed say the same days of every event (edge case 41)', () => {
  const list = page('events');
  const articles = new Map(
    all(list, ({ name }) => name === 'article').map((article) => [
      attribute(all(article, ({ name }) => name === 'a')[0], 'href'),
      article,
    ]),
  );
  const data = JSON.parse(
    attribute(
      all(list, ({ attribs }) => 'data-event-list' in attribs)[0],
      'data-event-list',
    ).replaceAll('&quot;', '"'),
  );
  const closed = new Set(daysOf(data.closed));
  const entries = calendar('events.ics');
  const items = parseFeed(read('events.xml'))?.items ?? [];
  const linked = Map.groupBy(
    [...cells].flatMap(([date, cell]) =>
      all(cell, ({ name }) => name === 'a').map((link) => ({
        date,
        href: attribute(link, 'href'),
      })),
    ),
    ({ href }) => href,
  );
  const inRange = (dates: Iterable<string>) =>
    [...new Set(dates)].filter((date) => today <= date && date <= last).toSorted();

  expect(museum.events).toHaveLength(28);
  for (const { eventId, name, dates, eventDescription } of museum.events) {
    const path = `/events/${eventId}/`;
    const expected = inRange(dates);
    const own = page(path);
    const { eventSchedule } = machineWords(own);
    expect(inRange(eventSchedule.flatMap(scheduled)), `${name} for machines`).toEqual(expected);

    // Days that are struck through are not held.
    const isStruck = (row: Tag) => all(row, ({ name: tag }) => tag === 's').length > 0;
    const written = all(own, ({ name: tag, attribs }) => tag === 'li' && !attribs['data-slot'])
      .filter((row) => !isStruck(row))
      .map((row) =>
        all(row, ({ name: tag }) => tag === 'time').map((time) => attribute(time, 'datetime')),
      )
      .filter(({ length }) => length > 0)
      .flatMap(([first = '', end = first]) => eachDay(parseLocalDate(first), parseLocalDate(end)));
    if (dates.length > 1) expect(inRange(written), `${name} on its page`).toEqual(expected);

    const subscribed = Map.groupBy(
      entries.filter(({ uid }) => uid.startsWith(eventId)),
      ({ isCancelled }) => isCancelled === eventDescription.startsWith('Cancelled. '),
    );
    const held = subscribed.get(true) ?? [];
    const reach = [covered, ...held.map((entry) => entry.last)].toSorted().at(-1) ?? covered;
    expect(inRange(held.flatMap(daysOfEntry)), `${name} in calendars`).toEqual(
      expected.filter((date) => date <= reach),
    );
    const cancelled = new Set<string>((subscribed.get(false) ?? []).flatMap(daysOfEntry));
    expect(
      expected.filter((date) => cancelled.has(date)),
      `${name}, cancelled`,
    ).toEqual([]);

    const article = articles.get(path);
    expect(article !== undefined, `${name} in the list`).toBe(dates.some((date) => date >= today));
    if (!article) continue;
    const off: [string, string][] = JSON.parse(
      attribute(article, 'data-off').replaceAll('&quot;', '"') || '[]',
    );
    const notHeld = new Set(off.flatMap(([runs]) => daysOf(runs, closed)));
    const listed = daysOf(attribute(article, 'data-runs'), closed)
      .filter((day) => !notHeld.has(day))
      .map((day) => addDays(today, day));
    expect(inRange(listed), `${name} in the list`).toEqual(expected);

    const next = dates.find((date) => date >= today) ?? '';
    const item = items.find(({ title }) => title === name);
    const spoken = new Date(next).toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(item?.description, `${name} in the feed`).toContain(`${spoken}. `);

    const inCalendar = inRange((linked.get(path) ?? []).map(({ date }) => date));
    const isOngoing = inCalendar.length === 0 && expected.length > 0;
    if (!isOngoing) expect(inCalendar, `${name} in the calendar`).toEqual(expected);
    expect(isOngoing, name).toBe(ONGOING.has(name));
  }
});

test('a day that a page adds to a calendar is the same there as for subscribers (edge case 41)', () => {
  const feed = read('events.ics');
  const chosen = museum.events.flatMap(({ eventId, name, dates }) => {
    const [details] = all(
      page(`/events/${eventId}/`),
      ({ attribs }) => 'data-add-to-calendar' in attribs,
    );
    if (!details) return [];
    const data: AddToCalendarData = JSON.parse(
      attribute(details, 'data-add-to-calendar').replaceAll('&quot;', '"'),
    );
    const coming = daysToChoose(data, today);
    expect(coming, name).toEqual(dates.filter((date) => date >= today));
    const next = fileText(data, entriesOnDay(data, coming[0] as LocalDate));
    expect(read(`events/${eventId}.ics`), name).toBe(next);
    return coming
      .filter((date) => date <= covered)
      .flatMap((date) => entriesOnDay(data, date))
      .map((entry) => ({ isOngoing: ONGOING.has(name), text: entryText(entry) }));
  });
  const sessions = chosen.filter(({ isOngoing }) => !isOngoing);
  expect(sessions.length).toBeGreaterThan(300);
  expect(sessions.filter(({ text }) => !feed.includes(text))).toEqual([]);
  // Of an exhibition, subscribers get the run. A day of it is not an entry that they have already.
  const uids = new Set(feed.match(/^UID:.*/gm));
  const visits = chosen.filter(({ isOngoing }) => isOngoing);
  expect(visits.filter(({ text }) => uids.has(/^UID:.*/m.exec(text)?.[0] ?? ''))).toEqual([]);
});

test('a chosen day of an exhibition has the museum’s hours of that day (edge case 17)', () => {
  const eventId = museum.events.find(({ name }) => name === 'The White Road')?.eventId;
  const [details] = all(
    page(`/events/${eventId}/`),
    ({ attribs }) => 'data-add-to-calendar' in attribs,
  );
  const data: AddToCalendarData = JSON.parse(
    attribute(details, 'data-add-to-calendar').replaceAll('&quot;', '"'),
  );
  const hours = getMuseumHours(museum, { startDate: today, page: 1, limit: 1000 }).entries;
  const inLondon = (instant: Date) =>
    instant.toLocaleString('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    });
  expect(hours).toHaveLength(339);
  for (const { date, timeOpen, timeClose } of hours) {
    expect(
      entriesOnDay(data, date).map(
        ({ time }) => time.kind === 'session' && [inLondon(time.start), inLondon(time.end)],
      ),
    ).toEqual([[`${date} ${timeOpen}`, `${date} ${timeClose}`]]);
  }
});
