import type {
  DayOfWeek,
  Event,
  Museum as MuseumThing,
  Offer,
  OpeningHoursSpecification,
  Place,
  PostalAddress,
  Schedule as EventSchedule,
  WithContext,
} from 'schema-dts';
import { exceptionsIn } from '../domain/coming-exceptions.ts';
import { datesOf, type DateRule } from '../domain/date-rule.ts';
import { nextDate, type MuseumEvent } from '../domain/event.ts';
import { addDays, type LocalDate } from '../domain/local-date.ts';
import type { Museum } from '../domain/museum.ts';
import { dayAt, type Schedule, type Week } from '../domain/opening-hours.ts';
import type { Publication } from '../domain/publication.ts';
import type { TimeSpan } from '../domain/time-of-day.ts';
import { WEEKDAYS, type Weekday } from '../domain/weekday.ts';
import { isoInstant } from './instants.ts';
import { PATHS, eventPath } from './paths.ts';

const CONTEXT = 'https://schema.org';
const SCHEMA_DAYS: Readonly<Record<Weekday, DayOfWeek>> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

/**
 * The museum for machines that read pages: who and where it is, its weeks, and each exception that is published.
 *
 * A closed day of an exception is written 00:00 to 00:00, as schema.org has it; of a week it is left out.
 * Source: schema.org/Museum, schema.org/specialOpeningHoursSpecification.
 */
export function museumJsonLd(publication: Publication): WithContext<MuseumThing> {
  const { museum, schedule, today, through } = publication;
  const { telephone } = museum.contact;
  return {
    '@context': CONTEXT,
    '@type': 'Museum',
    '@id': new URL('/#museum', museum.url).href,
    name: museum.name,
    description: museum.description,
    url: new URL(PATHS.home, museum.url).href,
    address: postalAddress(museum),
    ...(telephone === undefined ? {} : { telephone }),
    openingHoursSpecification: weeksIn(schedule, today, through).flatMap(weekHours),
    specialOpeningHoursSpecification: exceptionsIn(schedule, today, through).map(
      ({ exception: { day, reason }, first, last }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        name: reason,
        validFrom: first,
        validThrough: last,
        opens: day.kind === 'open' ? day.opens : '00:00',
        closes: day.kind === 'open' ? day.closes : '00:00',
      }),
    ),
  };
}

/**
 * An event for machines that read pages: its next session, and schedules which together come to all its days. Places are
 * offered only for an event that takes place and is not over; those of one that is sold out are marked so.
 * Source: schema.org/Event, schema.org/eventSchedule, schema.org/Offer.
 */
export function eventJsonLd(publication: Publication, event: MuseumEvent): WithContext<Event> {
  const { museum, schedule, today, through } = publication;
  const date = nextDate(event, today) ?? event.dates.at(-1);
  const day = date && dayAt(schedule, date);
  const hours = day?.kind === 'open' ? { start: day.opens, end: day.closes } : undefined;
  const session = event.times[0] ?? hours;
  const url = new URL(eventPath(event.eventId), museum.url).href;
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    '@id': url,
    identifier: event.eventId,
    name: event.name,
    description: event.eventDescription,
    url,
    ...(date === undefined
      ? {}
      : {
          startDate: session ? isoInstant(date, session.start, museum.timeZone) : date,
          endDate: session ? isoInstant(date, session.end, museum.timeZone) : date,
        }),
    eventSchedule: event.rules.flatMap((rule) => schedulesOf(rule, event, museum, through)),
    eventStatus:
      event.status === 'cancelled'
        ? 'https://schema.org/EventCancelled'
        : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(event, museum),
    organizer: { '@type': 'Organization', name: museum.name, url: museum.url },
    isAccessibleForFree: event.price === 0,
    ...(event.status === 'cancelled' || nextDate(event, today) === undefined
      ? {}
      : { offers: offer(event, museum, url) }),
  };
}

function offer({ price, status, bookingUrl }: MuseumEvent, museum: Museum, url: string): Offer {
  const isSoldOut = status === 'sold out';
  return {
    '@type': 'Offer',
    price,
    priceCurrency: museum.currency,
    availability: isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url: isSoldOut ? url : (bookingUrl ?? url),
  };
}

/** JSON that may stand in a `<script>`: no text in it can end that. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A week, and the days that it holds for. */
interface WeekInForce {
  readonly week: Week;
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The weeks in force from one day to another: each season's own, and the usual one before, between and after them. */
function weeksIn(schedule: Schedule, first: LocalDate, last: LocalDate): readonly WeekInForce[] {
  const seasons = schedule.seasons
    .filter((season) => season.last >= first && season.first <= last)
    .toSorted((a, b) => (a.first < b.first ? -1 : 1));
  const usual = schedule.usual;
  const before = seasons.map((season, index) => {
    const former = seasons[index - 1];
    return {
      week: usual,
      first: former ? addDays(former.last, 1) : first,
      last: addDays(season.first, -1),
    };
  });
  const latest = seasons.at(-1);
  const after = { week: usual, first: latest ? addDays(latest.last, 1) : first, last };
  return [...before, ...seasons, after]
    .filter((each) => each.first <= each.last)
    .toSorted((a, b) => (a.first < b.first ? -1 : 1));
}

/** One specification for all weekdays with the same hours. */
function weekHours({ week, first, last }: WeekInForce): OpeningHoursSpecification[] {
  const open = WEEKDAYS.flatMap((weekday) => {
    const day = week[weekday];
    return day.kind === 'open' ? [{ weekday, ...day }] : [];
  });
  return [...Map.groupBy(open, ({ opens, closes }) => `${opens}-${closes}`).values()].map(
    (alike): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: alike.map(({ weekday }) => SCHEMA_DAYS[weekday]),
      opens: alike[0]?.opens ?? '',
      closes: alike[0]?.closes ?? '',
      validFrom: first,
      validThrough: last,
    }),
  );
}

/**
 * A rule of an event's days, once for each of its sessions; the days that it is not held are excepted. A rule without
 * an end has none here either, and its exceptions are those up to `through`.
 */
function schedulesOf(
  rule: DateRule,
  event: MuseumEvent,
  { timeZone }: Museum,
  through: LocalDate,
): EventSchedule[] {
  const held = new Set(event.dates);
  const days = datesOf(rule.kind === 'weekly' ? { ...rule, except: [] } : rule, through);
  const [first] = days;
  if (first === undefined) return [];
  const isEndless = rule.kind === 'weekly' && rule.last === undefined;
  const exceptDate = days.filter((date) => !held.has(date));
  const sessions: readonly (TimeSpan | undefined)[] =
    event.times.length > 0 ? event.times : [undefined];
  return sessions.map((session) => ({
    '@type': 'Schedule',
    startDate: first,
    ...(isEndless ? {} : { endDate: days.at(-1) ?? first }),
    ...(rule.kind === 'weekly' ? { byDay: SCHEMA_DAYS[rule.weekday] } : {}),
    ...(rule.kind === 'day' ? {} : { repeatFrequency: rule.kind === 'weekly' ? 'P1W' : 'P1D' }),
    ...(exceptDate.length > 0 ? { exceptDate } : {}),
    ...(session ? { startTime: session.start, endTime: session.end } : {}),
    scheduleTimezone: timeZone,
  }));
}

function place({ location }: MuseumEvent, museum: Museum): Place {
  return {
    '@type': 'Place',
    name: `${location}, ${museum.name}`,
    address: postalAddress(museum),
  };
}

function postalAddress({ address }: Museum): PostalAddress {
  const { addressRegion, ...rest } = address;
  return {
    '@type': 'PostalAddress',
    ...rest,
    ...(addressRegion === undefined ? {} : { addressRegion }),
  };
}
