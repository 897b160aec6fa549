import { z } from 'zod';
import { operatingHoursSchema, specialEventSchema } from './entries.ts';
import type { Examples } from './examples.ts';
import {
  museumHoursParameters,
  specialEventParameters,
  specialEventsParameters,
} from './parameters.ts';
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
  /** What its answers carry beside the headers of every success. */
  readonly headers: readonly ResponseHeader[];
  /** The statuses of problems that it alone has. */
  readonly problems: readonly ProblemStatus[];
  readonly example: keyof Examples;
}

/** A problem that the service answers with. */
export interface ProblemKind {
  /** The title without its spaces. */
  readonly id: string;
  readonly description: string;
  /** What it carries beside the headers of every answer. */
  readonly headers: readonly ResponseHeader[];
  readonly example?: keyof Examples;
}

/** The status of a problem that clients may meet. */
export type ProblemStatus = keyof typeof PROBLEMS;

const LIST_HEADERS: readonly ResponseHeader[] = ['Link', 'X-Total-Count', 'Ignored-Parameters'];

/** Headers of every answer. */
export const HEADERS_OF_ALL: readonly ResponseHeader[] = ['Cache-Control', 'X-Request-Id'];

/** Headers of every answer that is no problem. */
export const HEADERS_OF_SUCCESS: readonly ResponseHeader[] = [...HEADERS_OF_ALL, 'ETag', 'Vary'];

/** The operations. Source: contract, endpoints. */
export const OPERATIONS: readonly Operation[] = [
  {
    id: 'listMuseumHours',
    path: '/museum-hours',
    tag: 'Hours',
    summary: 'Get upcoming museum operating hours',
    description: 'One entry for each open day, in order. Closed days have none.',
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
    description: 'The events with at least one date from startDate to endDate, in order.',
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
    description: 'One event by its id.',
    parameters: specialEventParameters,
    parametersAreIn: 'path',
    answer: specialEventSchema,
    headers: [],
    problems: [404],
    example: 'specialEvent',
  },
];

/** The problems by their status. */
export const PROBLEMS = {
  400: {
    id: 'BadRequest',
    description: 'A parameter is not as it must be; errors names each that is to blame.',
    headers: ['Ignored-Parameters'],
    example: 'badRequest',
  },
  401: {
    id: 'Unauthorized',
    description: 'No or wrong credentials.',
    headers: ['WWW-Authenticate'],
    example: 'unauthorized',
  },
  404: {
    id: 'NotFound',
    description: 'No such event is published.',
    headers: [],
    example: 'notFound',
  },
  405: {
    id: 'MethodNotAllowed',
    description: 'The method is neither GET nor HEAD.',
    headers: ['Allow'],
    example: 'methodNotAllowed',
  },
  429: {
    id: 'TooManyRequests',
    description:
      'Too many logins have failed from this address. Who knows the password is never held up.',
    headers: ['Retry-After'],
    example: 'tooManyRequests',
  },
  500: {
    id: 'InternalServerError',
    description: 'The service failed; the request may be right.',
    headers: [],
  },
  503: {
    id: 'ServiceUnavailable',
    description: 'The service cannot answer just now.',
    headers: ['Retry-After'],
  },
} as const satisfies Record<number, ProblemKind>;

/** The statuses that every operation may answer with. */
export const PROBLEMS_OF_ALL: readonly ProblemStatus[] = [400, 401, 405, 429, 500, 503];
