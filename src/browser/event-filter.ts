import type { LocalDate } from '../domain/local-date.ts';
import { weekendFrom, type DaySpan } from '../view/weekend.ts';

/** What a list can be narrowed to: the parameters of a page's address. */
export const KEYS = ['when', 'from', 'to', 'category', 'place', 'price', 'q'] as const;

/** Which events are wanted; what is absent narrows nothing. */
export type Wanted = Readonly<Partial<Record<(typeof KEYS)[number], string>>>;

/** Days from one to another, counted from a first day: each that is `step` later, else each that is open. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly step?: number | undefined;
}

/** What is known of an event in the list. */
export interface ListedEvent {
  readonly runs: readonly Run[];
  readonly category: string;
  readonly place: string;
  readonly price: string;
  /** All that is written of it, as {@link searchable} makes it. */
  readonly text: string;
}

const FAR = '9999-12-31' as LocalDate;

/** Reads days written as `0-2 5 9-30/7`; none if nothing is written. */
export function parseRuns(text: string): Run[] {
  return [...text.matchAll(/(\d+)(?:-(\d+))?(?:\/(\d+))?/g)].map(([, from, to = from, step]) => ({
    from: Number(from),
    to: Number(to),
    step: step === undefined ? undefined : Number(step),
  }));
}

/** Every day of some runs, open or not. */
export function daysOf(runs: readonly Run[]): ReadonlySet<number> {
  const days = new Set<number>();
  for (const { from, to, step = 1 } of runs) {
    for (let day = from; day <= to; day += step) days.add(day);
  }
  return days;
}

/** What the parameters of an address ask for. Others, and empty ones, are left out. */
export function parseWanted(query: string): Wanted {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = parameters.get(key)?.trim();
      return value ? [[key, value]] : [];
    }),
  );
}

/** The same as the query of an address, in one order; empty if nothing is asked for. */
export function queryOf(wanted: Wanted): string {
  const parameters = new URLSearchParams(
    KEYS.flatMap((key) => (wanted[key] ? [[key, wanted[key]]] : [])),
  );
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** The days that are wanted, none of them before today. */
export function daysWanted(
  { when, from, to }: Wanted,
  today: LocalDate,
  weekend: readonly number[],
): DaySpan {
  if (when === 'today') return { first: today, last: today };
  if (when === 'weekend') return weekendFrom(today, weekend);
  const first = when ? `${when}-01` : (from ?? '');
  return {
    first: first > today ? (first as LocalDate) : today,
    last: (when ? `${when}-31` : (to ?? FAR)) as LocalDate,
  };
}

/** The first of an event's days from `first` to `last`, all counted from the same day. */
export function firstDayIn(
  runs: readonly Run[],
  first: number,
  last: number,
  closed: ReadonlySet<number>,
): number | undefined {
  for (const { from, to, step } of runs) {
    let day = first <= from ? from : first + (step ? (((from - first) % step) + step) % step : 0);
    while (!step && from < to && day <= to && closed.has(day)) day += 1;
    if (day <= to) return day <= last ? day : undefined;
  }
  return undefined;
}

/** Whether an event is of the kind, place and price that are wanted, and all words searched for begin one of its. */
export function isWanted(event: ListedEvent, { category, place, price, q }: Wanted): boolean {
  return (
    (category === undefined || event.category === category) &&
    (place === undefined || event.place === place) &&
    (price === undefined || event.price === price) &&
    (q === undefined ||
      searchable(q)
        .split(' ')
        .every((word) => event.text.includes(` ${word}`)))
  );
}

/** A text as it is searched: small letters without accents, one space before each word. */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
