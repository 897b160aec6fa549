import type { APIRoute } from 'astro';
import { getPublication } from '../queries/publication.ts';

/** Which pages robots may read: all of them. The service is not one. Source: RFC 9309; sitemaps.org for the last line. */
export const GET: APIRoute = async () => {
  const { museum } = await getPublication();
  const sitemap = new URL('/sitemap-index.xml', museum.url).href;
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
};
