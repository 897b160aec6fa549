import { cancellationOn, isHeldOn, type MuseumEvent } from '../domain/event.ts';
import { daysBetween, type LocalDate } from '../domain/local-date.ts';
import { dateRangeText, dateText, listText } from './dates.ts';
import { wordsFor } from './words/words.ts';

/** Announced days of an event with none between them that differs: all held, or all cancelled for the same reason. */
export type HeldRun =
  | { readonly kind: 'held'; readonly dates: readonly LocalDate[] }
  | {
      readonly kind: 'cancelled';
      readonly dates: readonly LocalDate[];
      /** Absent if staff cancelled the event, whose text then says why. */
      readonly reason?: string | undefined;
    };

/** More days than this are said by their first and last. */
const MOST_LISTED = 3;

/**
 * Some of an event's announced days in runs.
 *
 * @param dates ascending
 */
export function heldRuns(
  event: Pick<MuseumEvent, 'status' | 'cancelledDates'>,
  dates: readonly LocalDate[],
): readonly HeldRun[] {
  return dates.reduce<readonly HeldRun[]>((runs, date) => {
    const run: HeldRun = isHeldOn(event, date)
      ? { kind: 'held', dates: [date] }
      : { kind: 'cancelled', dates: [date], reason: cancellationOn(event, date)?.reason };
    const latest = runs.at(-1);
    return latest?.kind === run.kind && reasonOf(latest) === reasonOf(run)
      ? [...runs.slice(0, -1), { ...latest, dates: [...latest.dates, date] }]
      : [...runs, run];
  }, []);
}

/** Why the days of a run are cancelled, if they are and it is known. */
export function reasonOf(run: HeldRun): string | undefined {
  return run.kind === 'cancelled' ? run.reason : undefined;
}

/** That the days of a run are cancelled, and why: “Not held on Friday, 27 November 2026: Flood in the cellar”. */
export function notHeldText(run: HeldRun, language: string): string {
  const text = wordsFor(language).events.notHeldOn(daysText(run.dates, language));
  const reason = reasonOf(run);
  return reason ? `${text}: ${reason}` : text;
}

function daysText(dates: readonly LocalDate[], language: string): string {
  const [first, last] = [dates[0] as LocalDate, dates.at(-1) as LocalDate];
  if (dates.length === 1) return dateText(first, 'full', language);
  const areConsecutive = daysBetween(first, last) === dates.length - 1;
  return areConsecutive || dates.length > MOST_LISTED
    ? dateRangeText(first, last, 'date', language)
    : listText(
        dates.map((date) => dateText(date, 'date', language)),
        language,
      );
}
