import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parseDataSet } from '../../src/api/data-set.ts';
import { addDays, parseLocalDate, weekdayOf, type LocalDate } from '../../src/domain/local-date.ts';
import { dayAt } from '../../src/domain/opening-hours.ts';
import { AWKWARD, AWKWARD_RELEASE, EVENTS, RELEASE, TODAY } from '../sample.ts';

const museum = parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8'));

/** What a page says to machines. */
function jsonLd(path: string, release = RELEASE) {
  const html = readFileSync(join(release, 'site', path, 'index.html'), 'utf8');
  const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

interface EventSchedule {
  readonly startDate: LocalDate;
  /** Goes on without end if absent. */
  readonly endDate?: LocalDate;
  readonly repeatFrequency?: 'P1D' | 'P1W';
  readonly exceptDate?: readonly string[];
}

/** The days that a schedule comes to, as schema.org defines it; one without end up to the last published day. */
function daysOf({
  startDate,
  endDate = museum.hoursThrough,
  repeatFrequency,
  exceptDate = [],
}: EventSchedule): string[] {
  const days: string[] = [];
  const step = repeatFrequency === 'P1W' ? 7 : 1;
  for (let date = startDate; date <= endDate; date = addDays(date, step)) days.push(date);
  return days.filter((date) => !exceptDate.includes(date));
}

test('the schedules of every event come to the days that the service gives', () => {
  for (const { eventId, dates, name, price, eventDescription } of museum.events) {
    const event = jsonLd(`events/${eventId}`);
    expect(event).toMatchObject({ '@type': 'Event', identifier: eventId, name });
    const isOffered =
      !eventDescription.startsWith('Cancelled. ') && dates.some((date) => date >= TODAY);
    expect(event.offers?.price, name).toBe(isOffered ? price : undefined);
    expect(event.offers?.priceCurrency, name).toBe(isOffered ? 'GBP' : undefined);
    const days = new Set((event.eventSchedule as EventSchedule[]).flatMap(daysOf));
    expect([...days].toSorted(), name).toEqual(dates);
  }
});

test('an event that repeats without end names none, one with an end its last day', () => {
  const scheduleOf = (name: string) =>
    jsonLd(`events/${museum.events.find((event) => event.name === name)?.eventId}`).eventSchedule;
  // “every Wednesday from 2026-09-09”; the service lists it up to the last published day.
  expect(scheduleOf('Barnacles')).toMatchObject([{ startDate: '2026-09-09' }]);
  for (const schedule of scheduleOf('Barnacles')) expect(schedule).not.toHaveProperty('endDate');
  expect(scheduleOf('Low Water: Photographs from the Flats')).toMatchObject([
    { endDate: '2027-01-10' },
  ]);
});

test('an event says its next session with the offset of that day, summer or winter', () => {
  expect(jsonLd(`events/${EVENTS.fridayShanties}`)).toMatchObject({
    startDate: '2026-11-20T18:45:00Z',
    endDate: '2026-11-20T19:45:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    isAccessibleForFree: true,
    location: { '@type': 'Place', name: 'Great Salt Store, The Saltmarket Museum' },
  });
  const summer = museum.events
    .filter(({ dates }) => (dates.find((date) => date >= TODAY) ?? '').slice(5, 7) === '07')
    .map(({ eventId }) => jsonLd(`events/${eventId}`).startDate as string);
  for (const start of summer) expect(start).toMatch(/\+01:00$/);
});

test('an event says what is cancelled and what is sold out', () => {
  const byName = (name: string) =>
    jsonLd(`events/${museum.events.find((event) => event.name === name)?.eventId}`);
  expect(byName('Herring Summers').eventStatus).toBe('https://schema.org/EventCancelled');
  expect(byName('Lantern-Making Evening').offers.availability).toBe('https://schema.org/SoldOut');
});

test('the museum’s hours come to those of the service on each of 400 days', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = jsonLd('hours');
  const holds = ({ validFrom, validThrough }: Record<string, string>, date: string) =>
    (validFrom ?? '') <= date && date <= (validThrough ?? '');
  for (let n = 0; n <= 400; n += 1) {
    const date = addDays(parseLocalDate(TODAY), n);
    const day = dayAt(museum.schedule, date);
    const special = specialOpeningHoursSpecification.find((each: Record<string, string>) =>
      holds(each, date),
    );
    const usual = openingHoursSpecification.find(
      (each: Record<string, string> & { dayOfWeek: string[] }) =>
        holds(each, date) &&
        each.dayOfWeek.some((name) => name.toLowerCase().endsWith(`/${weekdayOf(date)}`)),
    );
    const said = special ?? usual ?? { opens: '00:00', closes: '00:00' };
    const expected =
      day.kind === 'open'
        ? { opens: day.opens, closes: day.closes }
        : { opens: '00:00', closes: '00:00' };
    expect({ opens: said.opens, closes: said.closes }, date).toEqual(expected);
  }
});

test('the museum says who and where it is', () => {
  expect(jsonLd('')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Museum',
    name: 'The Saltmarket Museum',
    address: { '@type': 'PostalAddress', postalCode: 'EN7 2QY', addressCountry: 'GB' },
  });
  const { specialOpeningHoursSpecification } = jsonLd('');
  expect(specialOpeningHoursSpecification[0]).toMatchObject({
    name: 'Early closing for the staff assembly',
    validFrom: '2026-12-03',
    validThrough: '2026-12-03',
    opens: '10:00',
    closes: '14:00',
  });
});

test('a name that would end the script does not (edge case 34)', () => {
  expect(jsonLd(`events/${AWKWARD.eventId}`, AWKWARD_RELEASE).name).toBe(AWKWARD.name);
});
