import { z } from 'zod';
import type {} from 'zod-openapi'; // the types of meta()
import { DEVELOPERS_PATH } from '../domain/addresses.ts';
import { parameterErrorSchema, type ParameterError } from './parameters.ts';

/** The titles of problems by their status codes. Source: RFC 9110, section 15; RFC 6585. */
const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

/** The status code of a problem that clients may meet. */
export type ProblemStatus = keyof typeof TITLES;

/** The title of a problem, such as `Not Found`. */
export function problemTitle(status: ProblemStatus): string {
  return TITLES[status];
}

/** The id of a problem's section on the page for developers, such as `not-found`. */
export function problemSection(status: ProblemStatus): string {
  return TITLES[status].toLowerCase().replaceAll(' ', '-');
}

/** Source: RFC 9457, section 3.1; `errors` as the decisions have it. */
export const problemSchema = z
  .looseObject({
    type: z.string().meta({
      description:
        'The address of the section that explains this kind of problem, relative to the service’s own.',
      format: 'uri-reference',
    }),
    title: z.string().meta({ description: 'The status in words.' }),
    status: z.int().min(100).max(599).meta({ description: 'The status of the answer.' }),
    detail: z.string().meta({
      description:
        'What went wrong and why, for people. With a 400: the reason for each invalid parameter.',
    }),
    errors: z.array(parameterErrorSchema).readonly().optional().meta({
      description: 'With a 400: every invalid parameter.',
    }),
  })
  .meta({ id: 'Problem', description: 'What went wrong (RFC 9457).' });

/** What more a problem may carry. */
interface ProblemOptions {
  /** Every invalid parameter of the request. */
  readonly errors?: readonly ParameterError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a method that is neither GET nor HEAD. */
export function methodNotAllowed(method: string): Response {
  return problem(405, `${method} is not allowed here; GET and HEAD are.`, {
    headers: { Allow: 'GET, HEAD' },
  });
}

/**
 * An answer that says what went wrong.
 *
 * @param detail a sentence for whoever reads the client's log
 * @see RFC 9457, section 3.1.1 on a `type` that is relative: it has its full path
 */
export function problem(
  status: ProblemStatus,
  detail: string,
  { errors, headers }: ProblemOptions = {},
): Response {
  const body: z.output<typeof problemSchema> = {
    type: `${DEVELOPERS_PATH}#${problemSection(status)}`,
    title: problemTitle(status),
    status,
    detail,
    errors,
  };
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
