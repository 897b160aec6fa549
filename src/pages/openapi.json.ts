import type { APIRoute } from 'astro';
import { describeService } from '../api/describe-service.ts';
import { getPublication } from '../queries/publication.ts';
import { descriptionForClients, statusPrefixes } from '../view/event-words.ts';

/** The description of the service, for programs. */
export const GET: APIRoute = async () => {
  const publication = await getPublication();
  const { document } = await describeService(
    publication,
    descriptionForClients(publication.museum),
    statusPrefixes(publication.museum),
  );
  return new Response(`${JSON.stringify(document, null, 2)}\n`);
};
