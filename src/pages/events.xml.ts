import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { eventsIn } from '../domain/event.ts';
import { LAST_DATE } from '../domain/local-date.ts';
import { getPublication } from '../queries/publication.ts';
import { feedItems } from '../view/event-feed.ts';
import { FEEDS } from '../view/paths.ts';
import { wordsFor } from '../view/words/words.ts';

/** The coming events by date, for feed readers. */
export const GET: APIRoute = async () => {
  const { museum, events, today } = await getPublication();
  return rss({
    title: wordsFor(museum.language).feeds.events(museum.name),
    description: museum.description,
    site: museum.url,
    items: feedItems(museum, eventsIn(events, today, LAST_DATE)),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${museum.language}</language>`,
      `<atom:link href="${new URL(FEEDS.events, museum.url)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  });
};
