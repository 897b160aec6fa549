import type { APIRoute } from 'astro';
import { announcedDates } from '../../domain/event.ts';
import { getPublication, getTextsOf } from '../../queries/publication.ts';
import { searchLine } from '../../view/search-text.ts';

/** The words of all that is written about coming events, for the search field of the lists. */
export const GET: APIRoute = async () => {
  const { events, today } = await getPublication();
  const coming = events.filter((event) => announcedDates(event).some((date) => date >= today));
  const texts = await getTextsOf(coming);
  return new Response(
    texts.map(({ event, html, image }) => searchLine(event, html, image?.alt)).join('\n'),
  );
};
