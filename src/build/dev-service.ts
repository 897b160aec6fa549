import { getRequestListener } from '@hono/node-server';
import type { Connect } from 'vite';
import { API_PREFIX, createService } from '../api/app.ts';
import { museumClock } from '../api/clock.ts';
import { createGuard } from '../api/credentials.ts';
import { parseOrigins } from '../api/cross-origin.ts';
import { createLoginLimit } from '../api/login-limit.ts';
import { dataSetOf } from '../api/data-set.ts';
import { problem } from '../api/problem.ts';
import { museumDay } from '../domain/local-date.ts';
import { publicationOf } from '../domain/publication.ts';
import { descriptionForClients } from '../view/event-words.ts';
import { ContentError, readContentFolder } from './content-folder.ts';

/**
 * The service over the content folder as it is at each request, for the server that staff preview with.
 *
 * @param digests of the credentials that are let in
 */
export function devService(
  digests: readonly string[],
  report: (error: Error) => void,
): Connect.NextHandleFunction {
  const guard = createGuard(digests);
  const now = () => new Date();
  const loginLimit = createLoginLimit(now);
  const corsOrigins = parseOrigins(process.env['API_CORS_ORIGINS'] ?? '');
  const listener = getRequestListener(
    async (request) => {
      const { content } = readContentFolder(process.env);
      const { museum, schedule } = content;
      const pinned = process.env['MUSEUM_TODAY'];
      const events = content.events.map(({ keys }) => keys);
      const today = museumDay(now(), museum.timeZone, pinned);
      const publication = publicationOf({ museum, schedule, events }, today);
      const service = createService({
        museum: dataSetOf(publication, descriptionForClients(museum)),
        guard,
        loginLimit,
        corsOrigins,
        today: museumClock(museum, now, pinned),
        report,
      });
      const requestId = crypto.randomUUID();
      return service.fetch(request, { clientAddress: 'this machine', requestId });
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        problem(500, error instanceof ContentError ? error.message : 'The service failed.'),
    },
  );
  return (request, response, next) => {
    const isService = new RegExp(`^${API_PREFIX}(?:[/?]|$)`).test(request.url ?? '');
    if (isService) void listener(request, response);
    else next();
  };
}
