import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getEventsWithoutImage, getPublication } from '../../queries/publication.ts';
import { posterOf } from '../../view/poster.ts';

export const getStaticPaths = (async () => {
  const publication = await getPublication();
  return (await getEventsWithoutImage(publication.events)).map((event) => ({
    params: { eventId: event.eventId },
    props: { publication, event },
  }));
}) satisfies GetStaticPaths;

/** The poster of an event that has no image. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(posterOf(props.publication, props.event));
