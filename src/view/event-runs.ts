import type { DateRule } from '../domain/date-rule.ts';
import { announcedDates, type MuseumEvent } from '../domain/event.ts';
import type { LocalDate } from '../domain/local-date.ts';
import { isOngoing } from './calendar.ts';
import type { DaySpan } from './weekend.ts';

/** Days that an exhibition runs on without a break, apart from the days on which the museum is usually closed. */
export interface EventRun extends DaySpan {
  /** Why it is cancelled on these days, if it is. */
  readonly reason?: string | undefined;
}

/**
 * The runs of an event that goes on over days during opening hours; none for other events. A closure cuts a run in two,
 * with a cancelled run between them.
 */
export function runsOf(event: MuseumEvent): readonly EventRun[] {
  if (!isOngoing(event)) return [];
  const spans = event.rules.filter((rule) => rule.kind === 'span');
  const reasons = new Map(event.cancelledDates.map(({ date, reason }) => [date, reason]));
  return announcedDates(event)
    .filter((date) => spans.some((span) => includes(span, date)))
    .reduce<readonly EventRun[]>((runs, date) => {
      const latest = runs.at(-1);
      const reason = reasons.get(date);
      const goesOn =
        latest?.reason === reason &&
        spans.some((span) => latest && includes(span, latest.last) && includes(span, date));
      return latest && goesOn
        ? [...runs.slice(0, -1), { ...latest, last: date }]
        : [...runs, { first: date, last: date, reason }];
    }, []);
}

function includes({ first, last }: Extract<DateRule, { kind: 'span' }>, date: LocalDate): boolean {
  return first <= date && date <= last;
}
