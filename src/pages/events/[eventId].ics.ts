import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { nextDate } from '../../domain/event.ts';
import { getPublication } from '../../queries/publication.ts';
import { eventCalendar } from '../../view/calendar-feed.ts';

export const getStaticPaths = (async () => {
  const publication = await getPublication();
  return publication.events
    .filter((event) => nextDate(event, publication.today) !== undefined)
    .map((event) => ({ params: { eventId: event.eventId }, props: { publication, event } }));
}) satisfies GetStaticPaths;

/** One event that is not over, to be put into a calendar. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(eventCalendar(props.publication, [props.event]));
