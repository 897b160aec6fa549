import { z } from 'zod';
import { parseLocalDate, type LocalDate } from '../domain/local-date.ts';
import type { TimeOfDay } from '../domain/time-of-day.ts';

/** One open day. Source: contract, operating-hours entry. */
export interface OperatingHours {
  readonly date: LocalDate;
  readonly timeOpen: TimeOfDay;
  readonly timeClose: TimeOfDay;
}

/** Source: contract, special event. */
export const specialEventSchema = z.strictObject({
  eventId: z.guid(),
  name: z.string(),
  location: z.string(),
  eventDescription: z.string(),
  dates: z.array(z.iso.date().transform(parseLocalDate)).min(1).readonly(),
  price: z.number().nonnegative(),
});

/** A special event as clients read it. */
export type SpecialEvent = Readonly<z.output<typeof specialEventSchema>>;
