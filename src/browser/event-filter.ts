import { searchable } from '../view/search-text.ts';

/** What a list can be narrowed to: the parameters of a page's address. */
export const KEYS = ['when', 'from', 'to', 'category', 'place', 'price', 'q'] as const;

/** Which events are wanted; what is absent narrows nothing. */
export type Wanted = Readonly<Partial<Record<(typeof KEYS)[number], string>>>;

/** What the filters compare. */
export interface FilterableEvent {
  readonly category: string;
  readonly place: string;
  /** As visitors read it. */
  readonly price: string;
  /** All its words as {@link searchable} makes them, a space before each. */
  readonly text: string;
}

/** What the parameters of an address ask for. Others, empty ones and days that do not exist are left out. */
export function parseWanted(query: string): Wanted {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = parameters.get(key)?.trim();
      const isDay = key === 'from' || key === 'to';
      return value && !(isDay && !isDate(value)) ? [[key, value]] : [];
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

/** Whether an event matches kind, place and price, and each search word is a prefix of one of its words. */
export function isWanted(event: FilterableEvent, { category, place, price, q }: Wanted): boolean {
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

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
