/** The days of the week in ISO 8601 order. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week, in English and lower case. */
export type Weekday = (typeof WEEKDAYS)[number];
