import { basename, join } from 'node:path';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { createService } from '../../api/app.ts';
import { museumClock } from '../../api/clock.ts';
import { createGuard } from '../../api/credentials.ts';
import { createLoginLimit } from '../../api/login-limit.ts';
import { isOfService } from './asked.ts';
import { clientAddress } from './client-address.ts';
import { ENCODERS } from './encoders.ts';
import { HEALTH_PATH, createHealth } from './health.ts';
import { followRelease, isWhole, readDataSet } from './release.ts';
import { requestIdOf } from './request-id.ts';
import { createSite } from './site.ts';
import { namesOneHost, unreadableRequest } from './unreadable.ts';

/** What a Node host is made from. */
export interface HostOptions {
  /** A build, `site/` and `museum.json`; or a link to one, which may change. */
  readonly release: string;
  /** Digests of the credentials that are let in; at least one. */
  readonly digests: readonly string[];
  /** The origins whose pages may read the service's answers. */
  readonly corsOrigins: readonly string[];
  readonly now: () => Date;
  /** The museum's day, if it is pinned. */
  readonly pinnedDay?: string | undefined;
  /** Told of every failure that is not the client's. */
  readonly report: (error: Error) => void;
}

/** Answers a request; the second argument is Node's own view of it. */
export type NodeFetch = (
  request: Request,
  node: HttpBindings | Http2Bindings,
) => Response | Promise<Response>;

/** A host that can be asked. */
export interface NodeHost {
  readonly fetch: NodeFetch;
  /** The name of the newest release's own folder. */
  release(): string;
}

/**
 * Pages and service, always of the newest release. Each answer is of one release.
 *
 * @throws {Error} if the release cannot be read or does not fit, or there is no credential
 */
export function createHost(options: HostOptions): NodeHost {
  const { release, digests, corsOrigins, now, pinnedDay, report } = options;
  const guard = createGuard(digests);
  const loginLimit = createLoginLimit(now);
  const current = followRelease(
    release,
    (folder) => {
      const museum = readDataSet(folder);
      const today = museumClock(museum, now, pinnedDay);
      const name = basename(folder);
      return {
        name,
        service: createService({
          ...{ museum, guard, loginLimit, corsOrigins, today, report },
          encoders: ENCODERS,
        }),
        site: createSite(join(folder, 'site')),
        health: createHealth(() => ({ isUp: isWhole(folder), release: name, today: today() })),
      };
    },
    report,
  );
  return {
    fetch(request, node) {
      if (!namesOneHost(node.incoming)) return unreadableRequest();
      const { service, site, health } = current();
      const requestId = requestIdOf(node.incoming);
      const { pathname } = new URL(request.url);
      if (pathname === HEALTH_PATH) return health.fetch(request, { requestId });
      return isOfService(pathname)
        ? service.fetch(request, { clientAddress: clientAddress(node.incoming), requestId })
        : site.fetch(request, { requestId });
    },
    release: () => current().name,
  };
}
