import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import type { LocalDate } from '../domain/local-date.ts';
import type { PageRequest } from '../domain/page-of.ts';
import { withContentCoding, type Encoders } from './content-coding.ts';
import type { Guard } from './credentials.ts';
import { CROSS_ORIGIN_HEADERS, withCrossOrigin } from './cross-origin.ts';
import type { DataSet } from './data-set.ts';
import { ignoredParameters, structuredField } from './ignored-parameters.ts';
import { eventLinks, linkHeader, listLinks } from './links.ts';
import type { LoginLimit } from './login-limit.ts';
import { withIfMatch } from './if-match.ts';
import {
  bodyOf,
  getMuseumHours,
  getSpecialEvent,
  listSpecialEvents,
  type ListPage,
} from './operations.ts';
import {
  InvalidParameters,
  MUSEUM_HOURS_PARAMETERS,
  SPECIAL_EVENTS_PARAMETERS,
  readEventId,
  readMuseumHoursQuery,
  readSpecialEventsQuery,
} from './parameters.ts';
import { methodNotAllowed, problem } from './problem.ts';
import { withRequestId, type IdentifiedRequest } from './request-id.ts';
import { SERVICE_HEADERS, withSecurityHeaders } from './security-headers.ts';

/** What a service is made from. */
export interface ServiceOptions {
  /** What is published. A new release is a new service. */
  readonly museum: DataSet;
  /** Decides on a request's credentials. */
  readonly guard: Guard;
  /** Decides whether a client has failed to log in too often. */
  readonly loginLimit: LoginLimit;
  /** The origins whose pages may read the answers, as browsers name them; none by default. */
  readonly corsOrigins?: readonly string[];
  /** What the host compresses answers with; without it they are sent as they are. */
  readonly encoders?: Encoders;
  /** The calendar day at the museum when asked; called anew for each request, for midnight comes. */
  readonly today: () => LocalDate;
  /** Told of every failure that is not the client's. */
  readonly report: (error: Error) => void;
}

/** What a host knows of a request beyond the request itself; the second argument of the service's `fetch`. */
export interface RequestOrigin extends IdentifiedRequest {
  readonly clientAddress: string;
}

/** The service as one application; its `fetch` takes a request and where it comes from. */
export type Service = Hono<{ Bindings: RequestOrigin }>;

/** The prefix of every operation, and of what the guard guards. */
export const API_PREFIX = '/api';

/** What an address may have in characters. Source: RFC 9110, section 4.1, which asks for 8000 at least. */
const MAX_ADDRESS = 8192;

const CHALLENGE = 'Basic realm="Museum Information Service", charset="UTF-8"';

/**
 * The museum information service over one release's data.
 *
 * Whatever lies under {@link API_PREFIX} is challenged before it is looked up, so that a stranger cannot tell what
 * exists. Paths outside it are not found.
 *
 * @see the service's contract and its decisions
 */
export function createService({
  museum,
  guard,
  loginLimit,
  corsOrigins = [],
  encoders,
  today,
  report,
}: ServiceOptions): Service {
  const service: Service = new Hono<{ Bindings: RequestOrigin }>().basePath(API_PREFIX);

  service.use(withSecurityHeaders(SERVICE_HEADERS), withRequestId);
  if (corsOrigins.length > 0) service.use(withCrossOrigin(corsOrigins));
  service.use(async ({ req, env }, next) => {
    const authorization = req.header('Authorization');
    if (await guard(authorization)) return next();
    const wait = authorization === undefined ? undefined : loginLimit(env.clientAddress);
    if (wait !== undefined) {
      return problem(429, 'Too many logins have failed from this address. Check the password.', {
        headers: { 'Retry-After': String(wait) },
      });
    }
    return problem(401, 'Send the user name and password of this service with the Basic scheme.', {
      headers: { 'WWW-Authenticate': CHALLENGE },
    });
  });
  service.use(async ({ req }, next) =>
    req.url.length > MAX_ADDRESS
      ? problem(414, 'The address of this request is too long.')
      : next(),
  );
  service.get('/museum-hours', namesIgnored(MUSEUM_HOURS_PARAMETERS));
  service.get('/special-events', namesIgnored(SPECIAL_EVENTS_PARAMETERS));
  service.get('/special-events/:eventId', namesIgnored([]));
  service.use(withIfMatch);
  service.use(
    etag({
      retainedHeaders: [
        ...RETAINED_304_HEADERS,
        ...CROSS_ORIGIN_HEADERS,
        ...['Link', 'Published-Through', 'X-Total-Count'],
      ],
    }),
  );
  // Before the tag is made, so that each encoding has its own.
  if (encoders) service.use(withContentCoding(encoders));

  const operations: Readonly<Record<string, (context: Context) => Response>> = {
    '/museum-hours': ({ req }) => {
      const query = readMuseumHoursQuery(queryOf(req.url), today());
      return listAnswer(museum, req.path, query, getMuseumHours(museum, query));
    },
    '/special-events': ({ req }) => {
      const query = readSpecialEventsQuery(queryOf(req.url), today());
      return listAnswer(museum, req.path, query, listSpecialEvents(museum, query));
    },
    '/special-events/:eventId': ({ req }) => {
      const eventId = readEventId(req.param('eventId') ?? '');
      const event = getSpecialEvent(museum, eventId);
      return event
        ? answer(event, { Link: linkHeader(eventLinks(eventId)) })
        : problem(404, `No event ${eventId} is published.`);
    },
  };
  for (const [path, operation] of Object.entries(operations)) {
    service.get(path, operation);
    service.all(path, ({ req }) => methodNotAllowed(req.method));
  }

  service.all('*', ({ req }) => problem(404, `There is nothing at ${req.path}.`));
  service.onError((error) => {
    if (error instanceof InvalidParameters) {
      return problem(400, error.message, { errors: error.errors });
    }
    report(error);
    return problem(500, 'The service failed. The request may be valid; try again later.');
  });
  return service;
}

/** Names the parameters that are ignored. */
function namesIgnored(known: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const ignored = ignoredParameters(queryOf(context.req.url).keys(), known);
    if (ignored.length > 0) context.header('Ignored-Parameters', structuredField(ignored));
  };
}

function queryOf(url: string): URLSearchParams {
  return new URL(url).searchParams;
}

function answer(value: object, headers: Readonly<Record<string, string>>): Response {
  const body = new TextEncoder().encode(bodyOf(value));
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.byteLength),
      'Cache-Control': 'private, no-cache',
      ...headers,
    },
  });
}

function listAnswer(
  { hoursThrough }: DataSet,
  path: string,
  query: PageRequest,
  { entries, total }: ListPage<object>,
) {
  return answer(entries, {
    Link: linkHeader(listLinks(path, query, total)),
    'Published-Through': hoursThrough,
    'X-Total-Count': String(total),
  });
}
