import type { MuseumEvent } from '../domain/event.ts';
import type { Publication } from '../domain/publication.ts';
import { dataSetOf } from './data-set.ts';
import type { StatusPrefixes } from './decisions.ts';
import { examplesOf, type Examples } from './examples.ts';
import { openApiDocument, type OpenApiDocument } from './openapi.ts';

/** What the service is, for those who write clients. */
export interface ServiceDescription {
  readonly document: OpenApiDocument;
  /** The answers in it, whole. */
  readonly examples: Examples;
}

/**
 * Describes the service of a publication.
 *
 * @param describe the text that clients read of an event, as for the data set
 * @param prefixes what that text begins with
 */
export async function describeService(
  publication: Publication,
  describe: (event: MuseumEvent) => string,
  prefixes: StatusPrefixes,
): Promise<ServiceDescription> {
  const examples = await examplesOf(dataSetOf(publication, describe), publication.today);
  return { document: openApiDocument(publication.museum, prefixes, examples), examples };
}
