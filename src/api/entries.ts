import { z } from 'zod';
import { parseLocalDate } from '../domain/local-date.ts';
import { parseTimeOfDay } from '../domain/time-of-day.ts';

/** A day, `YYYY-MM-DD`. */
export const dateSchema = z.iso.date().transform(parseLocalDate);

/** A time, `HH:MM`. */
export const timeSchema = z.iso.time({ precision: -1 }).transform(parseTimeOfDay);

/** Source: contract, operating-hours entry. */
export const operatingHoursSchema = z.strictObject({
  date: dateSchema,
  timeOpen: timeSchema,
  timeClose: timeSchema,
});

/** One open day. */
export type OperatingHours = Readonly<z.output<typeof operatingHoursSchema>>;

/** Source: contract, special event. */
export const specialEventSchema = z.strictObject({
  eventId: z.guid(),
  name: z.string(),
  location: z.string(),
  eventDescription: z.string(),
  dates: z.array(dateSchema).min(1).readonly(),
  price: z.number().nonnegative(),
});

/** A special event as clients read it. */
export type SpecialEvent = Readonly<z.output<typeof specialEventSchema>>;
