import { z } from 'zod';
import { createDocument, type ZodOpenApiResponseObject } from 'zod-openapi';
import type { Museum } from '../domain/museum.ts';
import { API_PREFIX } from './app.ts';
import { VERSIONS } from './changes.ts';
import { decisions, type StatusPrefixes } from './decisions.ts';
import type { Example, Examples } from './examples.ts';
import {
  HEADERS_OF_ALL,
  HEADERS_OF_SUCCESS,
  OPERATIONS,
  PROBLEMS,
  PROBLEMS_OF_ALL,
  type Operation,
  type ProblemKind,
} from './interface.ts';
import { problemSchema, type ProblemStatus } from './problem.ts';
import { RESPONSE_HEADERS, type ResponseHeader } from './response-headers.ts';

/** An OpenAPI description. Source: OpenAPI Specification 3.1.1. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

const CONDITION = asParameters({
  'If-None-Match': z.string().optional().meta({
    description: 'The ETag of an earlier answer. If nothing has changed since, the answer is 304.',
  }),
});

/** Description and example belong to the header, where programs look for them. */
const HEADERS = Object.fromEntries(
  Object.entries<z.ZodType>(RESPONSE_HEADERS).map(([name, schema]) => {
    const { header, description = '', example } = schema.meta() ?? {};
    const described = { header: { ...header, description, example } };
    return [name, schema.meta({ description: undefined, example: undefined, ...described })];
  }),
);

/**
 * The description of a museum's service, made from the schemas that the service itself reads and writes with.
 *
 * @param prefixes what descriptions of events begin with
 * @param examples answers of that service
 */
export function openApiDocument(
  museum: Museum,
  prefixes: StatusPrefixes,
  examples: Examples,
): OpenApiDocument {
  const { name, url, contact, license } = museum;
  // One object each, so that the document refers to one component.
  const problems = new Map(PROBLEMS.map((kind) => [kind.status, problemResponse(kind, examples)]));
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${name}: information service`,
        summary: 'Opening hours and special events.',
        description: descriptionOf(museum, prefixes),
        version: VERSIONS[0].version,
        contact: { name, url, email: contact.email },
        ...(license && { license }),
      },
      servers: [{ url: `${url}${API_PREFIX}` }],
      security: [{ basic: [] }],
      tags: [
        { name: 'Hours', description: 'When the museum is open.' },
        { name: 'Events', description: 'What is on, and when.' },
      ],
      paths: Object.fromEntries(
        OPERATIONS.map((operation) => [
          operation.path,
          { get: operationObject(operation, examples, problems) },
        ]),
      ),
      components: {
        securitySchemes: {
          basic: {
            type: 'http',
            scheme: 'basic',
            description:
              'The user name and password that the museum has handed out, in UTF-8, in every request (RFC 7617).',
          },
        },
      },
    },
    { override: withoutTheNeedless },
  );
}

function descriptionOf(museum: Museum, prefixes: StatusPrefixes): string {
  return [
    `The opening hours and special events of ${museum.name}, for programs.`,
    '',
    ...decisions(museum, prefixes).map(({ subject, text }) => `- **${subject}.** ${text}`),
  ].join('\n');
}

function operationObject(
  { id, tag, summary, description, parameters, parametersAreIn, ...operation }: Operation,
  examples: Examples,
  problems: ReadonlyMap<number, ZodOpenApiResponseObject>,
) {
  const headers = headersOf([...HEADERS_OF_SUCCESS, ...operation.headers]);
  const statuses: readonly ProblemStatus[] = [...PROBLEMS_OF_ALL, ...operation.problems];
  return {
    ...{ operationId: id, summary, description, tags: [tag] },
    requestParams: {
      [parametersAreIn]: asParameters(
        parametersAreIn === 'path' ? parameters : eachOptional(parameters),
      ),
      header: CONDITION,
    },
    responses: {
      200: {
        description: 'Success',
        headers,
        content: {
          'application/json': {
            schema: operation.answer,
            ...exampleObjects(examples[operation.example]),
          },
        },
      },
      304: {
        description: 'Nothing has changed since the answer whose ETag was sent in If-None-Match.',
        headers,
      },
      ...Object.fromEntries(statuses.map((status) => [status, problems.get(status)])),
    },
  };
}

function problemResponse(
  { title, description, headers, example }: ProblemKind,
  examples: Examples,
): ZodOpenApiResponseObject {
  return {
    id: title.replaceAll(' ', ''),
    description,
    headers: headersOf([...HEADERS_OF_ALL, ...headers]),
    content: {
      'application/problem+json': {
        schema: problemSchema,
        ...exampleObjects(example && examples[example]),
      },
    },
  };
}

function exampleObjects(example: Example | undefined) {
  if (!example) return {};
  const { method, target, body } = example;
  return { examples: { answer: { summary: `${method} ${target}`, value: body } } };
}

function headersOf(names: readonly ResponseHeader[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, HEADERS[name]])));
}

function eachOptional(shape: Readonly<Record<string, z.ZodType>>) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const { description } = schema;
      return [name, schema.optional().meta({ ...(description !== undefined && { description }) })];
    }),
  );
}

/** The description belongs to the parameter, where programs look for it. */
function asParameters(shape: Readonly<Record<string, z.ZodType>>) {
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => {
        const { description = '' } = schema;
        return [name, schema.meta({ description: undefined, param: { description } })];
      }),
    ),
  );
}

/**
 * A format makes a pattern superfluous; a pattern is not for numbers; readOnly is for what a client could send. Objects
 * are open: a client must not refuse a field that a later version adds.
 */
function withoutTheNeedless({ jsonSchema }: { readonly jsonSchema: object }): void {
  const { format, type } = jsonSchema as { readonly format?: string; readonly type?: string };
  if (format !== undefined || type === 'integer') Reflect.deleteProperty(jsonSchema, 'pattern');
  Reflect.deleteProperty(jsonSchema, 'readOnly');
  Reflect.deleteProperty(jsonSchema, 'additionalProperties');
}
