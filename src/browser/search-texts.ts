import { parseSearchIndex, SEARCH_INDEX } from '../view/search-text.ts';

/** The words of all events' texts, once they have been fetched. */
export const searchTexts = {
  state: 'unused' as 'unused' | 'loading' | 'ready' | 'failed',
  /** By eventId, a space before each word. */
  words: new Map() as ReadonlyMap<string, string>,
};

/** Fetches the words unless they are there or on their way. Tries again after a failure. */
export async function fetchSearchTexts(): Promise<void> {
  if (searchTexts.state === 'loading' || searchTexts.state === 'ready') return;
  searchTexts.state = 'loading';
  try {
    const response = await fetch(SEARCH_INDEX);
    if (!response.ok) throw new Error(response.statusText);
    searchTexts.words = parseSearchIndex(await response.text());
    searchTexts.state = 'ready';
  } catch {
    searchTexts.state = 'failed';
  }
}
