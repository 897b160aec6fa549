import { announcedDates, type MuseumEvent } from '../domain/event.ts';
import { daysBetween, type LocalDate } from '../domain/local-date.ts';
import { closureAt, dayAt, regularDayAt, type Schedule } from '../domain/opening-hours.ts';
import { daysAfter } from './weekend.ts';

/** The steps of runs, each with the fewest days that are shorter as a run. */
const LEAST = new Map([
  [1, 2],
  [7, 3],
]);

/** The days of an event in as little room as they take. */
export interface EventRuns {
  /** Held and cancelled days. */
  readonly announced: string;
  /** The cancelled ones, by reason. */
  readonly cancelled: readonly (readonly [runs: string, reason: string])[];
}

/**
 * An event's days from `first` on as runs, counted from that day: `0-2 5 9-30/7` is every day from the first to the
 * third, the sixth, and each seventh day from the tenth to the 31st. A run leaves out days on which the museum is
 * regularly closed; a day by itself does not.
 */
export function eventRuns(
  event: Pick<MuseumEvent, 'dates' | 'cancelledDates'>,
  first: LocalDate,
  schedule: Schedule,
): EventRuns {
  const isCounted = (day: number) => !isRegularlyClosed(schedule, daysAfter(first, day));
  const runs = (dates: readonly LocalDate[]) =>
    runsOf(
      dates.filter((date) => date >= first).map((date) => daysBetween(first, date)),
      isCounted,
    );
  return {
    announced: runs(announcedDates(event)),
    cancelled: [...Map.groupBy(event.cancelledDates, ({ reason }) => reason)]
      .map(([reason, days]) => [runs(days.map(({ date }) => date)), reason] as const)
      .filter(([written]) => written !== ''),
  };
}

/** The days from `first` to `last` on which the museum is regularly closed, as runs that leave no day out. */
export function closedRuns(first: LocalDate, last: LocalDate, schedule: Schedule): string {
  return runsWhere(first, last, (date) => isRegularlyClosed(schedule, date));
}

/** The days from `first` to `last` on which a dated exception closes the museum, written likewise. */
export function closureRuns(first: LocalDate, last: LocalDate, schedule: Schedule): string {
  return runsWhere(first, last, (date) => closureAt(schedule, date) !== undefined);
}

function runsWhere(first: LocalDate, last: LocalDate, isIn: (date: LocalDate) => boolean): string {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => day);
  return runsOf(
    days.filter((day) => isIn(daysAfter(first, day))),
    () => true,
  );
}

/** What is known of a schedule's days: most are asked for once for every event. */
const known = new WeakMap<Schedule, Map<LocalDate, boolean>>();

/** Whether the museum is closed on a day, and would be without dated closures. */
function isRegularlyClosed(schedule: Schedule, date: LocalDate): boolean {
  const days = known.get(schedule) ?? new Map<LocalDate, boolean>();
  known.set(schedule, days);
  const isClosed =
    days.get(date) ??
    (closureAt(schedule, date) ? regularDayAt(schedule, date) : dayAt(schedule, date)).kind ===
      'closed';
  days.set(date, isClosed);
  return isClosed;
}

/** Days as runs: each day that is left begins the longest run it can. */
function runsOf(days: readonly number[], isCounted: (day: number) => boolean): string {
  const left = new Set(days);
  const last = days.at(-1) ?? 0;
  const runs: string[] = [];
  for (const first of left) {
    let longest = { step: 1, run: [first] };
    for (const [step, least] of LEAST) {
      const run = runFrom(first, step, last, left, isCounted);
      if (run.length >= least && run.length > longest.run.length) longest = { step, run };
    }
    const { step, run } = longest;
    for (const day of run) left.delete(day);
    const end = run.at(-1);
    runs.push(end === first ? `${first}` : `${first}-${end}${step > 1 ? `/${step}` : ''}`);
  }
  return runs.join(' ');
}

/** The days at each `step` from `first` on that are left, as far as no day that counts is missing. */
function runFrom(
  first: number,
  step: number,
  last: number,
  left: ReadonlySet<number>,
  isCounted: (day: number) => boolean,
): number[] {
  const run = [first];
  if (!isCounted(first)) return run;
  for (let day = first + step; day <= last; day += step) {
    if (!isCounted(day)) continue;
    if (!left.has(day)) break;
    run.push(day);
  }
  return run;
}
