import type { MuseumEvent } from '../domain/event.ts';

/** The words of all events' texts, for the search field: a line for each event. */
export const SEARCH_INDEX = '/events/search.txt';

/** A text as it is searched: lower case without accents, one space between words. */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * An event's line in the index: its eventId and the words of its texts, each once. A word that begins another is left
 * out: whoever searches for it finds the other.
 *
 * @param text the long text, in HTML
 * @param alt what its image shows
 */
export function searchLine(
  { eventId, name, eventDescription, category, location }: MuseumEvent,
  text: string,
  alt = '',
): string {
  const plain = text.replace(/<[^>]*>|&#?\w+;/g, ' ');
  const words = searchable([name, eventDescription, category, location, alt, plain].join(' '));
  const distinct = [...new Set(words.split(' '))].toSorted();
  return [
    eventId,
    ...distinct.filter((word, index) => !distinct[index + 1]?.startsWith(word)),
  ].join(' ');
}

/** The words of events by eventId, as {@link searchLine} writes them. */
export function parseSearchIndex(index: string): ReadonlyMap<string, string> {
  return new Map(
    index.split('\n').map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space)];
    }),
  );
}
