import { announcedDates, nextDate, type MuseumEvent } from '../domain/event.ts';
import type { LocalDate } from '../domain/local-date.ts';
import { dateText } from './dates.ts';
import { heldRuns, notHeldText, reasonOf, type HeldRun } from './held-runs.ts';
import { wordsFor } from './words/words.ts';

/** What a visitor must know first about an event. */
export interface EventNotice {
  readonly kind: 'cancelled' | 'over' | 'sold out' | 'not held';
  readonly title: string;
  /** The reasons, or the next day. */
  readonly lines: readonly string[];
}

type Days = Pick<MuseumEvent, 'dates' | 'status' | 'cancelledDates'>;

/** That an event is cancelled, over or sold out, or that its next announced day is not held. None if all is as planned. */
export function eventNotices(event: Days, today: LocalDate, language: string): EventNotice[] {
  const words = wordsFor(language).events;
  const runs = comingRuns(event, today);
  if (event.status === 'cancelled') {
    const lines = [...new Set(runs.flatMap((run) => reasonOf(run) ?? []))];
    return [{ kind: 'cancelled', title: words.status.cancelled, lines }];
  }
  const next = nextDate(event, today);
  if (next === undefined) return [{ kind: 'over', title: words.over, lines: [] }];

  const notices: EventNotice[] = [];
  if (event.status === 'sold out') {
    notices.push({ kind: 'sold out', title: words.status['sold out'], lines: [] });
  }
  const [title, ...others] = runs
    .slice(0, firstHeld(runs))
    .map((run) => notHeldText(run, language));
  if (title !== undefined) {
    const lines = [...others, words.nextDate(dateText(next, 'full', language))];
    notices.push({ kind: 'not held', title, lines });
  }
  return notices;
}

/** The cancelled days after an event's next one, a sentence for each run. A cancelled event has none. */
export function laterCancellations(event: Days, today: LocalDate, language: string): string[] {
  if (event.status === 'cancelled') return [];
  const runs = comingRuns(event, today);
  return runs
    .slice(firstHeld(runs))
    .filter(({ kind }) => kind === 'cancelled')
    .map((run) => notHeldText(run, language));
}

function comingRuns(event: Days, today: LocalDate): readonly HeldRun[] {
  return heldRuns(
    event,
    announcedDates(event).filter((date) => date >= today),
  );
}

/** How many runs come before the first that is held; all if none is. */
function firstHeld(runs: readonly HeldRun[]): number {
  const index = runs.findIndex(({ kind }) => kind === 'held');
  return index < 0 ? runs.length : index;
}
