import type { APIRoute } from 'astro';
import { getPublication } from '../queries/publication.ts';
import { webManifest } from '../view/web-manifest.ts';

/** The site for devices that keep it among their programs. */
export const GET: APIRoute = async () => {
  const { museum } = await getPublication();
  return new Response(JSON.stringify(webManifest(museum)));
};
