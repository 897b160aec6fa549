import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { getEventsWithoutImage, getPublication } from '../../queries/publication.ts';
import { FLAT_PNG } from '../../view/picture.ts';
import { posterOf } from '../../view/poster.ts';

export const getStaticPaths = (async () => {
  const publication = await getPublication();
  return (await getEventsWithoutImage(publication.events)).map((event) => ({
    params: { eventId: event.eventId },
    props: { publication, event },
  }));
}) satisfies GetStaticPaths;

/** The poster of an event that has no image, for programs that take no SVG. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const svg = posterOf(props.publication, props.event);
  return new Response(new Uint8Array(await sharp(Buffer.from(svg)).png(FLAT_PNG).toBuffer()));
};
