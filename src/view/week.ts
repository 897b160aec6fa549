import type { Day, Week } from '../domain/opening-hours.ts';
import type { Weekday } from '../domain/weekday.ts';

/** Following weekdays with the same hours. */
export interface WeekLine {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly day: Day;
}

/**
 * A week with equal neighbouring days joined, e.g. Tuesday to Thursday.
 *
 * @param weekdays all seven, in the order to read them
 */
export function weekLines(week: Week, weekdays: readonly Weekday[]): WeekLine[] {
  return weekdays.reduce<WeekLine[]>((lines, weekday) => {
    const day = week[weekday];
    const line = lines.at(-1);
    return line && areEqual(line.day, day)
      ? [...lines.slice(0, -1), { ...line, last: weekday }]
      : [...lines, { first: weekday, last: weekday, day }];
  }, []);
}

function areEqual(a: Day, b: Day): boolean {
  if (a.kind === 'closed' || b.kind === 'closed') return a.kind === b.kind;
  return a.opens === b.opens && a.closes === b.closes && a.lastAdmission === b.lastAdmission;
}
