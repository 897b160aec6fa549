import { z } from 'zod';
import { parseDateSpan, parseExceptionDates } from '../domain/date-rule.ts';
import { parseDay, type Exception, type Schedule, type Season } from '../domain/opening-hours.ts';
import { parsed, text } from './parsed.ts';

const day = parsed(parseDay);

/** `content/hours/usual-week.yaml`. All seven days; leaving one out is an error, not "closed". */
export const weekSchema = z.strictObject({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

/** `content/hours/seasons.yaml`: parts of the year with a week of their own. */
export const seasonsSchema = z.array(
  z
    .strictObject({ name: text, dates: parsed(parseDateSpan), week: weekSchema })
    .transform(({ name, dates, week }): Season => ({ name, ...dates, week })),
);

/** `content/hours/exceptions.yaml`: days that differ from the week they lie in. */
export const exceptionsSchema = z.array(
  z
    .strictObject({
      dates: parsed(parseExceptionDates),
      hours: day,
      /** What visitors read. */
      reason: text,
    })
    .transform(({ dates, hours, reason }): Exception => ({ dates, day: hours, reason })),
);

/** `content/hours/` → {@link Schedule}, file by file. */
export const scheduleSchema = z.strictObject({
  usual: weekSchema,
  seasons: seasonsSchema,
  exceptions: exceptionsSchema,
}) satisfies z.ZodType<Schedule>;
