import type { DateRule } from './date-rule.ts';
import type { MuseumEvent } from './event.ts';
import { heldDates, publishedEvent } from './held-dates.ts';
import { addDays, type LocalDate } from './local-date.ts';
import type { Museum } from './museum.ts';
import type { Schedule } from './opening-hours.ts';

/** An event as staff wrote it, its days not yet worked out. */
export interface EventEntry extends Omit<MuseumEvent, 'dates' | 'cancelledDates' | 'rules'> {
  readonly dates: readonly DateRule[];
  /** Whether it is held back. */
  readonly draft: boolean;
}

/** All that the museum says to the world on one day: what pages and service are made from. */
export interface Publication {
  readonly museum: Museum;
  readonly schedule: Schedule;
  /** The day it is made for. */
  readonly today: LocalDate;
  /** The last day whose hours are published, and to which repetitions without end are followed. */
  readonly through: LocalDate;
  /** Without drafts and without those that have no published day. */
  readonly events: readonly MuseumEvent[];
}

/** What is published of some content on a day. */
export function publicationOf(
  content: {
    readonly museum: Museum;
    readonly schedule: Schedule;
    readonly events: readonly EventEntry[];
  },
  today: LocalDate,
): Publication {
  const { museum, schedule } = content;
  const through = addDays(today, museum.publishedDaysAhead);
  const events = content.events
    .filter(({ draft }) => !draft)
    .map(({ dates: rules, draft: _, ...event }) =>
      publishedEvent({ ...event, rules }, heldDates(rules, event, schedule, through), today),
    )
    .filter(({ dates }) => dates.length > 0);
  return { museum, schedule, today, through, events };
}
