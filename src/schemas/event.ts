import { z } from 'zod';
import { parseDateRule } from '../domain/date-rule.ts';
import { EVENT_STATUSES, parseEventId } from '../domain/event.ts';
import { parseTimeSpan, type TimeSpan } from '../domain/time-of-day.ts';
import { parsed, text, webAddress } from './parsed.ts';

const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');

/**
 * The keys of `content/events/*.md`. Unknown keys are errors.
 *
 * @param pictureFile how the path of a picture is read
 */
export function eventSchemaWith<File extends z.ZodType>(pictureFile: File) {
  return z.strictObject({
    /** A UUID, which never changes: addresses and clients rely on it. */
    eventId: parsed(parseEventId),
    name: text,
    /** One of the locations in museum.yaml. */
    location: text,
    /** A sentence or two for lists and for the service. */
    eventDescription: text,
    /** Days, spans and weekly repetitions. */
    dates: z.array(parsed(parseDateRule)).min(1),
    /** In the museum's currency; 0 is free. */
    price: parsed(parsePrice),
    /** The sessions of each day; left out if the event goes on during opening hours. */
    times: z.array(parsed(parseTimeSpan)).default([]).transform(byStart),
    /** One of the categories in museum.yaml. */
    category: text,
    bookingUrl: webAddress.optional(),
    image: z
      .strictObject({
        /** A path from the event's file, such as images/hoist.jpg. */
        file: pictureFile,
        /** What the picture shows, for who does not see it. */
        alt: text,
      })
      .optional(),
    status: z.enum(EVENT_STATUSES).default('scheduled'),
    /** `true` keeps the event from being published. */
    draft: yesOrNo.default(false),
    /** `true` if the event is meant to be held while the museum is closed. */
    evenWhenClosed: yesOrNo.default(false),
  });
}

/** An event's keys, with the picture as a path. */
export const eventSchema = eventSchemaWith(text);

/** An event as its file says it, days not yet worked out. */
export type EventKeys = z.output<typeof eventSchema>;

function parsePrice(written: string): number {
  if (!/^\d+(\.\d+)?$/.test(written) || Number(written) > 1e6) {
    throw new SyntaxError(
      `“${written}” is not a price. Write a plain number such as 12 or 12.50, and 0 if it is free`,
    );
  }
  return Number(written);
}

function byStart(times: TimeSpan[]): readonly TimeSpan[] {
  return times.toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
