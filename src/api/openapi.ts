import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import type { Museum } from '../domain/museum.ts';
import { API_PREFIX } from './app.ts';
import { CHANGES } from './changes.ts';
import { decisions } from './decisions.ts';
import { operatingHoursSchema, specialEventSchema } from './entries.ts';
import type { Example, Examples } from './examples.ts';
import {
  museumHoursParameters,
  specialEventParameters,
  specialEventsParameters,
} from './parameters.ts';
import { problemSchema } from './problem.ts';
import { RESPONSE_HEADERS, type ResponseHeader } from './response-headers.ts';

/** An OpenAPI description. Source: OpenAPI Specification 3.1.1. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

const ON_EVERY: readonly ResponseHeader[] = ['Cache-Control', 'X-Request-Id'];
const ON_SUCCESS: readonly ResponseHeader[] = [...ON_EVERY, 'ETag'];
const ON_LIST: readonly ResponseHeader[] = [
  ...ON_SUCCESS,
  'Link',
  'X-Total-Count',
  'Ignored-Parameters',
];

const { eventId } = specialEventParameters;

const CONDITION = optional({
  'If-None-Match': z.string().meta({
    description: 'The ETag of an answer that the client has. If it still holds, 304 is answered.',
  }),
});

/**
 * The description of a museum's service, made from the schemas that the service itself reads and writes with.
 *
 * @param examples answers of that service
 */
export function openApiDocument(museum: Museum, examples: Examples): OpenApiDocument {
  const { name, url, contact, license } = museum;
  const problems = problemResponses(examples);
  const list = {
    400: problems[400],
    ...{ 401: problems[401], 405: problems[405], 429: problems[429] },
    ...{ 500: problems[500], 503: problems[503] },
  };
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${name}: information service`,
        summary: 'Opening hours and special events.',
        description: descriptionOf(museum),
        version: CHANGES[0].version,
        contact: { name, url, email: contact.email },
        ...(license && { license }),
      },
      servers: [{ url: `${url}${API_PREFIX}` }],
      security: [{ basic: [] }],
      tags: [
        { name: 'Hours', description: 'When the museum is open.' },
        { name: 'Events', description: 'What is on besides.' },
      ],
      paths: {
        '/museum-hours': {
          get: {
            operationId: 'listMuseumHours',
            summary: 'Get upcoming museum operating hours',
            description: 'One entry for each open day, in order. Closed days have none.',
            tags: ['Hours'],
            requestParams: { query: optional(museumHoursParameters), header: CONDITION },
            responses: {
              200: success(z.array(operatingHoursSchema), ON_LIST, examples.museumHours),
              304: notModified(ON_LIST),
              ...list,
            },
          },
        },
        '/special-events': {
          get: {
            operationId: 'listSpecialEvents',
            summary: 'Return a list of upcoming special events at the museum',
            description: 'The events with at least one date from startDate to endDate, in order.',
            tags: ['Events'],
            requestParams: { query: optional(specialEventsParameters), header: CONDITION },
            responses: {
              200: success(z.array(specialEventSchema), ON_LIST, examples.specialEvents),
              304: notModified(ON_LIST),
              ...list,
            },
          },
        },
        '/special-events/{eventId}': {
          get: {
            operationId: 'getSpecialEvent',
            summary: 'Get details about a special event',
            tags: ['Events'],
            requestParams: {
              path: z.object({
                eventId: asParameter(eventId, eventId.description),
              }),
              header: CONDITION,
            },
            responses: {
              200: success(specialEventSchema, ON_SUCCESS, examples.specialEvent),
              304: notModified(ON_SUCCESS),
              404: problems[404],
              ...list,
            },
          },
        },
      } satisfies Record<string, { get: ZodOpenApiOperationObject }>,
      components: {
        securitySchemes: {
          basic: {
            type: 'http',
            scheme: 'basic',
            description:
              'A user name and a password that the museum makes (RFC 7617), in UTF-8, in every request.',
          },
        },
      },
    },
    { override: withoutSecondForm },
  );
}

function descriptionOf(museum: Museum): string {
  return [
    `The opening hours and special events of ${museum.name}, for programs.`,
    ...decisions(museum).map(({ subject, text }) => `- **${subject}.** ${text}`),
  ].join('\n');
}

function success(
  schema: z.ZodType,
  headers: readonly ResponseHeader[],
  example: Example | undefined,
): ZodOpenApiResponseObject {
  return {
    description: 'Success',
    headers: headersOf(headers),
    content: { 'application/json': { schema, ...examplesOf(example) } },
  };
}

function notModified(headers: readonly ResponseHeader[]): ZodOpenApiResponseObject {
  return {
    description: 'Nothing has changed since the answer whose ETag was sent in If-None-Match.',
    headers: headersOf(headers),
  };
}

/** Every problem that the service answers with, by its status. */
function problemResponses(examples: Examples) {
  const response = (
    id: string,
    description: string,
    example?: Example,
    headers: readonly ResponseHeader[] = [],
  ): ZodOpenApiResponseObject => ({
    id,
    description,
    headers: headersOf([...ON_EVERY, ...headers]),
    content: { 'application/problem+json': { schema: problemSchema, ...examplesOf(example) } },
  });
  return {
    400: response(
      'BadRequest',
      'A parameter is not as it must be; `errors` names each that is to blame.',
      examples.badRequest,
      ['Ignored-Parameters'],
    ),
    401: response('Unauthorized', 'No or wrong credentials.', examples.unauthorized, [
      'WWW-Authenticate',
    ]),
    404: response('NotFound', 'No such event is published.', examples.notFound),
    405: response(
      'MethodNotAllowed',
      'The method is neither GET nor HEAD.',
      examples.methodNotAllowed,
      ['Allow'],
    ),
    429: response(
      'TooManyRequests',
      'Too many logins have failed from this address. Who knows the password is never held up.',
      examples.tooManyRequests,
      ['Retry-After'],
    ),
    500: response('InternalServerError', 'The service failed; the request may be right.'),
    503: response('ServiceUnavailable', 'The service cannot answer just now.', undefined, [
      'Retry-After',
    ]),
  } as const;
}

function examplesOf(example: Example | undefined) {
  if (!example) return {};
  const { method, target, body } = example;
  return { examples: { answer: { summary: `${method} ${target}`, value: body } } };
}

function headersOf(names: readonly ResponseHeader[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, RESPONSE_HEADERS[name]])));
}

function optional<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => [
        name,
        asParameter(schema.optional(), schema.description),
      ]),
    ),
  );
}

/** The description belongs to the parameter, where programs look for it. */
function asParameter(schema: z.ZodType, description = ''): z.ZodType {
  return schema.meta({ description: undefined, param: { description } });
}

/** A format says it all; and a pattern is not for numbers. */
function withoutSecondForm({ jsonSchema }: { readonly jsonSchema: object }): void {
  const { format, type } = jsonSchema as { readonly format?: string; readonly type?: string };
  if (format !== undefined || type === 'integer') Reflect.deleteProperty(jsonSchema, 'pattern');
}
