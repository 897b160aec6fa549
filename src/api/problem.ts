import { z } from 'zod';
import type {} from 'zod-openapi'; // the types of meta()
import { parameterErrorSchema, type ParameterError } from './parameters.ts';

/** The status codes of problems, with their titles. Source: RFC 9110, section 15; RFC 6585. */
const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

/** Source: RFC 9457, section 3.1; `errors` as the decisions have it. */
export const problemSchema = z
  .looseObject({
    type: z
      .string()
      .meta({ description: 'about:blank: the status says what kind of problem it is.' }),
    title: z.string().meta({ description: 'The status in words.' }),
    status: z.int().min(100).max(599).meta({ description: 'The status of the answer.' }),
    detail: z.string().meta({ description: 'What went wrong, in a sentence for people.' }),
    errors: z.array(parameterErrorSchema).readonly().optional().meta({
      description: 'With a 400: every parameter that is to blame.',
    }),
  })
  .meta({ id: 'Problem', description: 'What went wrong (RFC 9457).' });

/** What more a problem may carry. */
interface ProblemOptions {
  /** Every parameter of the request that is to blame. */
  readonly errors?: readonly ParameterError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An answer that says what went wrong.
 *
 * @param detail a sentence for whoever reads the client's log
 * @see RFC 9457; `about:blank` means that the status says what kind of problem it is
 */
export function problem(
  status: keyof typeof TITLES,
  detail: string,
  { errors, headers }: ProblemOptions = {},
): Response {
  const title = TITLES[status];
  const body: z.output<typeof problemSchema> = {
    type: 'about:blank',
    title,
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
