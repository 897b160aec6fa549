import { z } from 'zod';
import type {} from 'zod-openapi'; // the types of meta()
import { MAX_NAMES, MAX_NAME_LENGTH } from './ignored-parameters.ts';

const text = z.string();

/** nginx and Caddy answer a list without a query from a file while Node is down; they know nothing about its data. */
const MISSING_FROM_FILES =
  'missing only while the service is down and a file stands in for the first page.';

/** The response headers that clients can rely on. Pages of other origins that may read an answer may read these, too. */
export const RESPONSE_HEADERS = {
  Allow: text.meta({
    description: 'The allowed methods. Source: RFC 9110, section 10.2.1.',
    example: 'GET, HEAD',
    header: { id: 'Allow' },
  }),
  'Cache-Control': text.meta({
    description:
      'Only the client itself may keep the answer, and has to ask each time whether it still holds. Source: RFC 9111, section 5.2.2.',
    example: 'private, no-cache',
    header: { id: 'Cache-Control' },
  }),
  ETag: text.meta({
    description:
      'Identifies this version of the answer. Send it back in If-None-Match. Source: RFC 9110, section 8.8.3.',
    example: '"b1946ac92492d2347c6235b4d2611184"',
    header: { id: 'ETag' },
  }),
  'Ignored-Parameters': text.optional().meta({
    description: `The query parameters that were ignored: a list of strings. A near miss comes with the right name (use). The list holds at most ${MAX_NAMES} names, each of at most ${MAX_NAME_LENGTH} characters in printable ASCII; others are left out. Present only if there are any, and missing while the service is down and a file stands in for an event. Source: RFC 9651, section 3.1.`,
    example: '"start_date";use="startDate", "offset"',
    header: { id: 'Ignored-Parameters' },
  }),
  Link: text.meta({
    description: `Related addresses. A list links to its first, prev, next and last page, prev and next only if there is one; these four are ${MISSING_FROM_FILES} An event links to its page and its calendar file (alternate). Each answer links to the OpenAPI description (service-desc) and to the page for developers (service-doc). Source: RFC 8288, section 3; RFC 8631, section 4.`,
    example:
      '</api/museum-hours?startDate=2026-11-20&page=1&limit=10>; rel="first", </api/museum-hours?startDate=2026-11-20&page=2&limit=10>; rel="next", </openapi.json>; rel="service-desc"; type="application/json"',
    header: { id: 'Link' },
  }),
  'Published-Through': text.optional().meta({
    description: `The last day whose hours are published. Repeating events without an end are listed up to that day too. An empty list beyond it does not mean that the museum is closed. It is ${MISSING_FROM_FILES}`,
    example: '2027-12-25',
    header: { id: 'Published-Through' },
    override: { type: 'string', format: 'date' },
  }),
  'Retry-After': text.meta({
    description:
      'The number of seconds to wait before the next try. Source: RFC 9110, section 10.2.3.',
    example: '1',
    header: { id: 'Retry-After' },
  }),
  Vary: text.optional().meta({
    description:
      'The request headers that the answer depends on: Accept-Encoding, and Origin if pages of other sites may read it. Source: RFC 9110, section 12.5.5.',
    example: 'Accept-Encoding',
    header: { id: 'Vary' },
  }),
  'WWW-Authenticate': text.meta({
    description: 'The scheme to log in with. Source: RFC 7617, section 2.',
    example: 'Basic realm="Museum Information Service", charset="UTF-8"',
    header: { id: 'WWW-Authenticate' },
  }),
  'X-Request-Id': text.meta({
    description:
      'Identifies the request in the server’s log. Quote it when you ask the museum for help.',
    example: '7b0e0b0c-2f0e-4c0e-9d3b-0d9a1f1c2b3a',
    header: { id: 'X-Request-Id' },
  }),
  'X-Total-Count': text.optional().meta({
    description: `The number of entries on all pages of the list. It is ${MISSING_FROM_FILES}`,
    example: '15',
    header: { id: 'X-Total-Count' },
    override: { type: 'string', pattern: '^[0-9]+$' },
  }),
} as const;

/** The name of one of those headers. */
export type ResponseHeader = keyof typeof RESPONSE_HEADERS;
