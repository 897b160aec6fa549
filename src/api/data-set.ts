import { z } from 'zod';
import type { Day, Schedule } from '../domain/opening-hours.ts';
import type { MonthDay } from '../domain/month-day.ts';
import { isTimeZone } from '../domain/time-zone.ts';
import type { MuseumEvent } from '../domain/event.ts';
import type { Publication } from '../domain/publication.ts';
import { dateSchema, specialEventSchema, timeSchema } from './entries.ts';

const monthDay = z
  .string()
  .regex(/^\d{2}-\d{2}$/)
  .transform((text) => text as MonthDay);

const day: z.ZodType<Day> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    opens: timeSchema,
    closes: timeSchema,
    lastAdmission: timeSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('closed') }),
]);

const week = z.strictObject({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

const schedule: z.ZodType<Schedule> = z.strictObject({
  usual: week,
  seasons: z.array(z.strictObject({ name: z.string(), first: dateSchema, last: dateSchema, week })),
  exceptions: z.array(
    z.strictObject({
      dates: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('span'), first: dateSchema, last: dateSchema }),
        z.strictObject({ kind: z.literal('yearly'), monthDay }),
        z.strictObject({ kind: z.literal('until further notice'), first: dateSchema }),
      ]),
      day,
      reason: z.string(),
    }),
  ),
});

const dataSetSchema = z.strictObject({
  /** Of this form; a host refuses any other. */
  version: z.literal(1),
  /** IANA name. */
  timeZone: z.string().refine(isTimeZone),
  schedule,
  /** The last day whose hours are published; repetitions without an end are listed up to it. */
  hoursThrough: dateSchema,
  events: z.array(specialEventSchema).readonly(),
});

/** All that the service answers from: one release's data. The form of `dist/museum.json`. */
export type DataSet = Readonly<z.output<typeof dataSetSchema>>;

/**
 * The data set of a publication.
 *
 * @param describe the text that clients read of an event; it must say what the contract has no field for
 */
export function dataSetOf(
  { museum, schedule, through, events }: Publication,
  describe: (event: MuseumEvent) => string,
): DataSet {
  return {
    version: 1,
    timeZone: museum.timeZone,
    schedule,
    hoursThrough: through,
    events: events.map((event) => ({
      eventId: event.eventId,
      name: event.name,
      location: event.location,
      eventDescription: describe(event),
      dates: event.dates,
      price: event.price,
    })),
  };
}

/**
 * Reads a data set.
 *
 * @param json the text of `museum.json`
 * @throws {SyntaxError} if it is not JSON
 * @throws {TypeError} if it is not of the form; the message names each place
 */
export function parseDataSet(json: string): DataSet {
  const result = dataSetSchema.safeParse(JSON.parse(json));
  if (result.success) return result.data;
  throw new TypeError(z.prettifyError(result.error));
}
