import { z } from 'zod';
import { operatingHoursSchema, specialEventSchema } from './entries.ts';
import type { Examples } from './examples.ts';
import {
  museumHoursParameters,
  specialEventParameters,
  specialEventsParameters,
} from './parameters.ts';
import { problemSection, problemTitle, type ProblemStatus } from './problem.ts';
import type { ResponseHeader } from './response-headers.ts';

/** One operation of the service. */
export interface Operation {
  readonly id: string;
  /** Below the base address, as OpenAPI writes it. */
  readonly path: string;
  readonly tag: 'Hours' | 'Events';
  readonly summary: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, z.ZodType>>;
  readonly parametersAreIn: 'query' | 'path';
  readonly answer: z.ZodType;
  /** What its answers carry in addition to the headers of every success. */
  readonly headers: readonly ResponseHeader[];
  /** The statuses of problems that it alone has. */
  readonly problems: readonly ProblemStatus[];
  readonly example: keyof Examples;
}

/** What is to be said of a kind of problem. */
interface ProblemNotes {
  readonly description: string;
  /** What it carries in addition to the headers of every answer. */
  readonly headers: readonly ResponseHeader[];
  readonly example?: keyof Examples;
}

/** A kind of problem that clients may meet. */
export interface ProblemKind extends ProblemNotes {
  readonly status: ProblemStatus;
  readonly title: string;
  /** The id of its section on the page for developers. */
  readonly section: string;
}

const LIST_HEADERS: readonly ResponseHeader[] = ['X-Total-Count', 'Published-Through'];

/** Headers of every answer. */
export const HEADERS_OF_ALL: readonly ResponseHeader[] = ['Cache-Control', 'X-Request-Id'];

/** Headers of every answer that is not a problem. */
export const HEADERS_OF_SUCCESS: readonly ResponseHeader[] = [
  ...HEADERS_OF_ALL,
  ...(['ETag', 'Ignored-Parameters', 'Link', 'Vary'] as const),
];

/** The operations. Source: contract, endpoints. */
export const OPERATIONS: readonly Operation[] = [
  {
    id: 'getMuseumHours',
    path: '/museum-hours',
    tag: 'Hours',
    summary: 'Get upcoming museum operating hours',
    description:
      'One entry for each open day from startDate to the last published day (Published-Through), in order. A closed day has no entry.',
    parameters: museumHoursParameters,
    parametersAreIn: 'query',
    answer: z.array(operatingHoursSchema),
    headers: LIST_HEADERS,
    problems: [],
    example: 'museumHours',
  },
  {
    id: 'listSpecialEvents',
    path: '/special-events',
    tag: 'Events',
    summary: 'Return a list of upcoming special events at the museum',
    description:
      'Each event with at least one date from startDate to endDate, both included, in the order of the first such date.',
    parameters: specialEventsParameters,
    parametersAreIn: 'query',
    answer: z.array(specialEventSchema),
    headers: LIST_HEADERS,
    problems: [],
    example: 'specialEvents',
  },
  {
    id: 'getSpecialEvent',
    path: '/special-events/{eventId}',
    tag: 'Events',
    summary: 'Get details about a special event',
    description: 'Past events are found, too.',
    parameters: specialEventParameters,
    parametersAreIn: 'path',
    answer: specialEventSchema,
    headers: [],
    problems: [404],
    example: 'specialEvent',
  },
];

const PROBLEM_NOTES: Readonly<Record<ProblemStatus, ProblemNotes>> = {
  400: {
    description:
      'A parameter is not valid: detail gives the reason, errors lists every such parameter. Without errors, the request itself is not valid HTTP.',
    headers: ['Ignored-Parameters'],
    example: 'badRequest',
  },
  401: {
    description: 'The user name and password are missing or wrong.',
    headers: ['WWW-Authenticate'],
    example: 'unauthorized',
  },
  403: {
    description: 'The request came over plain http. Use https.',
    headers: [],
  },
  404: {
    description: 'No event with this identifier is published.',
    headers: ['Ignored-Parameters'],
    example: 'notFound',
  },
  405: {
    description: 'The method is neither GET nor HEAD.',
    headers: ['Allow'],
    example: 'methodNotAllowed',
  },
  408: {
    description: 'The request took too long to arrive.',
    headers: [],
  },
  412: {
    description: 'The condition in If-Match does not hold.',
    headers: [],
  },
  413: {
    description: 'The body of the request is too large. No operation takes a body.',
    headers: [],
  },
  414: {
    description: 'The address of the request is too long.',
    headers: [],
  },
  429: {
    description:
      'Too many logins have failed from this address. Valid credentials are never rate-limited.',
    headers: ['Retry-After'],
    example: 'tooManyRequests',
  },
  431: {
    description: 'The headers of the request are too large.',
    headers: [],
  },
  500: {
    description: 'The service failed. The request may be valid.',
    headers: [],
  },
  503: {
    description: 'The service cannot answer at the moment. The request may be valid.',
    headers: ['Retry-After'],
  },
};

/** All kinds of problems, by status. */
export const PROBLEMS: readonly ProblemKind[] = Object.entries(PROBLEM_NOTES).map(
  ([code, notes]) => {
    const status = Number(code) as ProblemStatus;
    return { status, title: problemTitle(status), section: problemSection(status), ...notes };
  },
);

/** The statuses that every operation may answer with. */
export const PROBLEMS_OF_ALL: readonly ProblemStatus[] = [
  400, 401, 403, 405, 408, 412, 413, 414, 429, 431, 500, 503,
];
