import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getPublication } from '../../queries/publication.ts';
import { eventDayCalendar } from '../../view/event-calendar.ts';

export const getStaticPaths = (async () => {
  const publication = await getPublication();
  return publication.events.map((event) => ({
    params: { eventId: event.eventId },
    props: { publication, event },
  }));
}) satisfies GetStaticPaths;

/** An event on its next day, or its last if it is over, to be added to a calendar. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(eventDayCalendar(props.publication, props.event));
