import { datesOf, type DateRule } from './date-rule.ts';
import type { CancelledDate, MuseumEvent } from './event.ts';
import type { LocalDate } from './local-date.ts';
import { closureAt, exceptionAt, isOpenOn, regularDayAt, type Schedule } from './opening-hours.ts';

/** The days of an event, sorted by what the museum's hours say of them. */
export interface HeldDates {
  /** The days that the event is held on, with `closed`; ascending, without repeats. */
  readonly dates: readonly LocalDate[];
  /** Days on which a dated exception closes the museum, ascending. Not held. */
  readonly cancelled: readonly CancelledDate[];
  /** Days of a weekly repetition that the usual week or a season closes. Not held. */
  readonly leftOut: readonly LocalDate[];
  /** Days written singly that the usual week, a season or a yearly exception closes. Nearly always a mistake. */
  readonly closed: readonly LocalDate[];
}

/**
 * The days that an event's rules come to.
 *
 * A span or a weekly repetition means the open days in it: an exhibition is not on while the doors are shut. A dated
 * exception that closes a day overrides the event, however its day was written.
 *
 * @param evenWhenClosed whether the event is meant to be held on closed days too
 * @param through where a repetition without end is cut off
 */
export function heldDates(
  rules: readonly DateRule[],
  { evenWhenClosed }: Pick<MuseumEvent, 'evenWhenClosed'>,
  schedule: Schedule,
  through: LocalDate,
): HeldDates {
  const held = new Set<LocalDate>();
  const cancelled = new Map<LocalDate, CancelledDate>();
  const leftOut = new Set<LocalDate>();
  const closed = new Set<LocalDate>();
  for (const rule of rules) {
    for (const date of datesOf(rule, through)) {
      if (evenWhenClosed || isOpenOn(schedule, date)) {
        held.add(date);
        continue;
      }
      const closure = closureAt(schedule, date);
      if (closure) {
        const isMeant = rule.kind === 'day' || regularDayAt(schedule, date).kind === 'open';
        if (isMeant) cancelled.set(date, { date, reason: closure.reason });
      } else if (rule.kind === 'day') closed.add(date);
      else if (rule.kind === 'weekly' && !exceptionAt(schedule, date)) leftOut.add(date);
    }
  }
  return {
    dates: [...held.union(closed)].toSorted(),
    cancelled: [...cancelled.values()].toSorted(byDate),
    leftOut: [...leftOut.difference(closed)].toSorted(),
    closed: [...closed].toSorted(),
  };
}

/**
 * An event with its days as they are published on a day.
 *
 * A day that a closure takes away is cancelled. If no other day is to come, so is the whole event, which then keeps the
 * cancelled days in `dates`. An event that staff cancelled keeps all its days, whatever the hours say.
 *
 * @param held from {@link heldDates}
 * @returns an event without days if there is none to publish
 */
export function publishedEvent(
  event: Omit<MuseumEvent, 'dates' | 'cancelledDates'>,
  { dates, cancelled }: Pick<HeldDates, 'dates' | 'cancelled'>,
  today: LocalDate,
): MuseumEvent {
  const isToCome = (date: LocalDate) => date >= today;
  const cancelledDays = cancelled.map(({ date }) => date);
  const datesWith = (days: readonly LocalDate[]) => [...new Set([...dates, ...days])].toSorted();
  if (event.status === 'cancelled') {
    return { ...event, dates: datesWith(cancelledDays), cancelledDates: [] };
  }
  const lost = dates.length === 0 ? cancelledDays : cancelledDays.filter(isToCome);
  if (lost.length === 0 || dates.some(isToCome)) {
    return { ...event, dates, cancelledDates: cancelled };
  }
  return { ...event, status: 'cancelled', dates: datesWith(lost), cancelledDates: cancelled };
}

function byDate(a: { readonly date: LocalDate }, b: { readonly date: LocalDate }): number {
  return a.date < b.date ? -1 : 1;
}
