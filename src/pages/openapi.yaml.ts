import type { APIRoute } from 'astro';
import { stringify } from 'yaml';
import { describeService } from '../api/describe-service.ts';
import { getPublication } from '../queries/publication.ts';
import { descriptionForClients, statusPrefixes } from '../view/event-words.ts';

/** The description of the service, for people; what YAML 1.1 reads as times or days is quoted. */
export const GET: APIRoute = async () => {
  const publication = await getPublication();
  const { document } = await describeService(
    publication,
    descriptionForClients(publication.museum),
    statusPrefixes(publication.museum),
  );
  return new Response(stringify(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' }));
};
