import { z } from 'zod';
import type {} from 'zod-openapi'; // the types of meta()
import { parseLocalDate } from '../domain/local-date.ts';
import { parseTimeOfDay } from '../domain/time-of-day.ts';

/** A day, `YYYY-MM-DD`. */
export const dateSchema = z.iso
  .date()
  .transform(parseLocalDate)
  .meta({ override: { type: 'string', format: 'date' } });

/** A time, `HH:MM`. */
export const timeSchema = z.iso
  .time({ precision: -1 })
  .transform(parseTimeOfDay)
  .meta({ override: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } });

/** A UUID of any version. Source: RFC 9562, section 4. */
export const uuidSchema = z.guid().meta({ override: { type: 'string', format: 'uuid' } });

/** Source: contract, operating-hours entry. */
export const operatingHoursSchema = z
  .strictObject({
    date: dateSchema.meta({ description: 'A day on which the museum is open.' }),
    timeOpen: timeSchema.meta({ description: 'When the museum opens, local time.' }),
    timeClose: timeSchema.meta({
      description: 'When the museum closes, local time; later than timeOpen on the same day.',
    }),
  })
  .meta({ id: 'OperatingHours', description: 'The opening hours of one day.' });

/** One open day. */
export type OperatingHours = Readonly<z.output<typeof operatingHoursSchema>>;

/** Source: contract, special event. */
export const specialEventSchema = z
  .strictObject({
    eventId: uuidSchema.meta({ description: 'The identifier of the event; it never changes.' }),
    name: z.string().meta({ description: 'The name of the event.' }),
    location: z.string().meta({ description: 'Where in the museum it is held.' }),
    eventDescription: z.string().meta({
      description: 'What it is about. The text says first if the event is cancelled or sold out.',
    }),
    dates: z.array(dateSchema).min(1).readonly().meta({
      description:
        'The days on which it is held, past ones too, in order and without repeats. A repetition without an end is listed up to Published-Through. Days on which a closure takes the event off are left out; a cancelled event keeps its days.',
    }),
    price: z.number().nonnegative().meta({
      description: 'The price in the museum’s currency; 0 is free.',
    }),
  })
  .meta({ id: 'SpecialEvent', description: 'A special event.' });

/** A special event as clients read it. */
export type SpecialEvent = Readonly<z.output<typeof specialEventSchema>>;
