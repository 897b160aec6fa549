import { API_PREFIX } from '../../api/app.ts';
import { MUSEUM_HOURS_PARAMETERS, SPECIAL_EVENTS_PARAMETERS } from '../../api/parameters.ts';
import { decodedPath } from './decoded-path.ts';
import { HEALTH_PATH } from './health.ts';

/** An operation by its path in the contract, or what else a host answers with. */
export type Operation =
  '/museum-hours' | '/special-events' | '/special-events/{eventId}' | 'page' | 'health';

/** What a request asks for, without what a client may not want to be written down. */
export interface Asked {
  /** As it came, without query. */
  readonly path: string;
  /** None for what the service does not have. */
  readonly operation: Operation | undefined;
  /** Which query parameters of the operation are given, by name. */
  readonly parameters: readonly string[];
}

const PARAMETERS: Readonly<Record<Operation, readonly string[]>> = {
  '/museum-hours': MUSEUM_HOURS_PARAMETERS,
  '/special-events': SPECIAL_EVENTS_PARAMETERS,
  '/special-events/{eventId}': [],
  page: [],
  health: [],
};
const SERVICE = new RegExp(`^${API_PREFIX}(?:/|$)`);
/** A question mark that was encoded by mistake: behind it is what its client thinks of as the query. */
const ENCODED_QUERY = /%3f.*/i;

/**
 * What the target of a request line asks for; `undefined` if it is no address of HTTP.
 * Source: RFC 9112, section 3.2.
 */
export function askedBy(target: string): Asked | undefined {
  const url = URL.parse(target.startsWith('/') ? `http://museum${target}` : target);
  if (!url?.protocol.startsWith('http')) return undefined;
  const { pathname, searchParams } = url;
  const operation = operationAt(pathname);
  return {
    path: pathname.replace(ENCODED_QUERY, ''),
    operation,
    parameters: operation ? PARAMETERS[operation].filter((name) => searchParams.has(name)) : [],
  };
}

/** Whether the service answers at a path, rather than the pages. */
export function isOfService(path: string): boolean {
  return SERVICE.test(path);
}

function operationAt(path: string): Operation | undefined {
  if (path === HEALTH_PATH) return 'health';
  if (!isOfService(path)) return 'page';
  const name = decodedPath(path).slice(API_PREFIX.length);
  if (name === '/museum-hours' || name === '/special-events') return name;
  return /^\/special-events\/[^/]+$/.test(name) ? '/special-events/{eventId}' : undefined;
}
