import type { APIRoute } from 'astro';
import { formatReleaseRecord } from '../domain/release-record.ts';
import { getPublication } from '../queries/publication.ts';

/** How old the release is. A build knows only its day; publishing adds the time. */
export const GET: APIRoute = async () => {
  const { museum, today } = await getPublication();
  return new Response(formatReleaseRecord({ day: today, timeZone: museum.timeZone }));
};
