declare const timeOfDay: unique symbol;

/** A time on the museum's clock, `HH:MM`, 24 hours, `00:00` to `23:59`. Compares and sorts as plain text. */
export type TimeOfDay = string & { readonly [timeOfDay]: true };

/** A stretch of one day, `start < end`. */
export interface TimeSpan {
  readonly start: TimeOfDay;
  readonly end: TimeOfDay;
}

/**
 * Reads a time of day.
 *
 * @param text `HH:MM`, e.g. `09:30`
 * @throws {SyntaxError} if `text` is not of that form
 */
export function parseTimeOfDay(text: string): TimeOfDay {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) {
    throw new SyntaxError(
      `“${text}” is not a time. Write hours and minutes on the 24-hour clock, such as 09:30 or 17:00`,
    );
  }
  return text as TimeOfDay;
}

/**
 * Reads a stretch of one day.
 *
 * @param text `HH:MM-HH:MM`, e.g. `10:00-17:00`
 * @throws {SyntaxError} if `text` is not of that form
 * @throws {RangeError} if it does not end later on the same day
 */
export function parseTimeSpan(text: string): TimeSpan {
  const parts = text.split(/ *[-–] */);
  if (parts.length !== 2) {
    throw new SyntaxError(`“${text}” is not a time span. Write two times, such as 10:00-17:00`);
  }
  const [start, end] = parts.map(endOfDay) as [TimeOfDay, TimeOfDay];
  if (start >= end) {
    throw new RangeError(
      `“${text}” ends at ${end}, not after ${start}. Write the earlier time first; a time after midnight cannot be published, so end at 23:59 at the latest`,
    );
  }
  return { start, end };
}

/** A time of day, with the reason why `24:00` is none. */
function endOfDay(text: string): TimeOfDay {
  if (text === '24:00') {
    throw new RangeError('24:00 belongs to the next day. Write 23:59 at the latest');
  }
  return parseTimeOfDay(text);
}
