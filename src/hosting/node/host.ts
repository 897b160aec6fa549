import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { API_PREFIX, createService } from '../../api/app.ts';
import { museumClock } from '../../api/clock.ts';
import { createGuard } from '../../api/credentials.ts';
import { parseDataSet, type DataSet } from '../../api/data-set.ts';
import { problem } from '../../api/problem.ts';
import { SECURITY_HEADERS } from '../../api/security-headers.ts';
import { createSite } from './site.ts';

/** What a Node host is made from. */
export interface HostOptions {
  /** A build: `site/` and `museum.json`. */
  readonly release: string;
  /** Digests of the credentials that are let in; at least one. */
  readonly digests: readonly string[];
  readonly now: () => Date;
  /** The museum's day, if it is pinned. */
  readonly pinnedDay?: string | undefined;
  /** Told of every failure that is not the client's. */
  readonly report: (error: Error) => void;
}

/**
 * Pages and service of one release, in one application.
 *
 * @throws {Error} if the release cannot be read or does not fit, or there is no credential
 */
export function createHost({ release, digests, now, pinnedDay, report }: HostOptions): Hono {
  const museum = readDataSet(join(release, 'museum.json'));
  const guard = createGuard(digests);
  const today = museumClock(museum, now, pinnedDay);
  const service = createService({ museum, guard, today, report });
  const site = createSite(join(release, 'site'));

  const host = new Hono();
  host.all(`${API_PREFIX}/*`, ({ req }) => service.fetch(req.raw));
  host.all('*', ({ req }) => site.fetch(req.raw));
  return host;
}

/** The answer to a request whose target or host name no `Request` can hold. */
export function unreadableRequest(): Response {
  return problem(400, 'The address of this request cannot be read.', { headers: SECURITY_HEADERS });
}

function readDataSet(file: string): DataSet {
  try {
    return parseDataSet(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `The data set ${file} cannot be used. Run npm run build.\n${(error as Error).message}`,
      { cause: error },
    );
  }
}
