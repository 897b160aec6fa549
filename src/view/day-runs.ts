import { daysBetween, eachDay, type LocalDate } from '../domain/local-date.ts';
import { isOpenOn, nextOpenDate, type Schedule } from '../domain/opening-hours.ts';

const WEEK = 7;

/**
 * An event's days in little room, counted from a first one: `0-2 5 9-30/7` for the open days from that day itself to
 * the second after it, the fifth, open or not, and each seventh from the ninth to the thirtieth. Days before the first
 * are left out.
 *
 * @param dates ascending
 */
export function dayRuns(dates: readonly LocalDate[], first: LocalDate, schedule: Schedule): string {
  const coming = dates.filter((date) => date >= first);
  return runsOf(
    coming,
    first,
    (a, b) => isOpenOn(schedule, a) && nextOpenDate(schedule, a, b) === b,
  );
}

/** The days from `first` to `last` on which the museum is closed, written likewise, but every day of a run is one. */
export function closedRuns(first: LocalDate, last: LocalDate, schedule: Schedule): string {
  const closed = eachDay(first, last).filter((date) => !isOpenOn(schedule, date));
  return runsOf(closed, first, (a, b) => daysBetween(a, b) === 1);
}

/** Days joined where one follows the other, or where they are weeks apart at least three times. */
function runsOf(
  dates: readonly LocalDate[],
  first: LocalDate,
  follows: (a: LocalDate, b: LocalDate) => boolean,
): string {
  const runs: string[] = [];
  for (let index = 0; index < dates.length;) {
    const joined = reach(dates, index, follows);
    const weekly = reach(dates, index, (a, b) => daysBetween(a, b) === WEEK);
    const isWeekly = weekly > joined && weekly > 2;
    const length = isWeekly ? weekly : joined;
    const [from, to] = [dates[index], dates[index + length - 1]].map((date) =>
      daysBetween(first, date as LocalDate),
    );
    runs.push(from === to ? `${from}` : `${from}-${to}${isWeekly ? `/${WEEK}` : ''}`);
    index += length;
  }
  return runs.join(' ');
}

/** How many days from `start` on follow each other. */
function reach(
  dates: readonly LocalDate[],
  start: number,
  follows: (a: LocalDate, b: LocalDate) => boolean,
): number {
  const end = dates.findIndex((date, index) => {
    const next = dates[index + 1];
    return index >= start && (next === undefined || !follows(date, next));
  });
  return end - start + 1;
}
