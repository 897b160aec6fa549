import type { APIRoute } from 'astro';
import { stringify } from 'yaml';
import { arazzoDocument } from '../api/arazzo.ts';
import { describeService } from '../api/describe-service.ts';
import { getPublication } from '../queries/publication.ts';
import { descriptionForClients, statusPrefixes } from '../view/event-words.ts';

/** What clients do with the service, step by step. */
export const GET: APIRoute = async () => {
  const publication = await getPublication();
  const { museum, today } = publication;
  const { examples } = await describeService(
    publication,
    descriptionForClients(museum),
    statusPrefixes(museum),
  );
  const document = arazzoDocument(museum.name, 'openapi.yaml', today, examples);
  return new Response(stringify(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' }));
};
