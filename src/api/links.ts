import { DEVELOPERS_PATH, eventCalendarPath, eventPath } from '../domain/addresses.ts';
import { pageLinks, type PageRequest } from '../domain/page-of.ts';
import { SERVICE_DESCRIPTION } from './service-description.ts';

/** A way from an answer to another resource. Source: RFC 8288, section 3. */
export interface Link {
  /** An absolute path, with its query. */
  readonly target: string;
  readonly relation: string;
  /** A media type without parameters: some clients take every semicolon and comma for a separator. */
  readonly type?: string;
}

/** Links of every answer. Source: RFC 8631, sections 4.1 and 4.2. */
const SERVICE_LINKS: readonly Link[] = [
  { target: SERVICE_DESCRIPTION.json, relation: 'service-desc', type: 'application/json' },
  { target: DEVELOPERS_PATH, relation: 'service-doc', type: 'text/html' },
];

/** The pages that can be reached from a page of a list, every parameter spelled out. */
export function listLinks(path: string, query: PageRequest, total: number): readonly Link[] {
  return Object.entries(pageLinks(total, query)).map(([relation, page]) => {
    const parameters = Object.entries({ ...query, page }).map(([name, value]) => [
      name,
      String(value),
    ]);
    return { target: `${path}?${new URLSearchParams(parameters)}`, relation };
  });
}

/** An event as visitors read it, and as calendars do. */
export function eventLinks(eventId: string): readonly Link[] {
  return [
    { target: eventPath(eventId), relation: 'alternate', type: 'text/html' },
    { target: eventCalendarPath(eventId), relation: 'alternate', type: 'text/calendar' },
  ];
}

/** The value of `Link`: an answer's own links, then those to what describes the service. */
export function linkHeader(links: readonly Link[]): string {
  return [...links, ...SERVICE_LINKS]
    .map(({ target, relation, type }) => {
      const hint = type === undefined ? '' : `; type="${type}"`;
      return `<${target}>; rel="${relation}"${hint}`;
    })
    .join(', ');
}
