import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { RELEASE } from '../sample.ts';

interface Reference {
  readonly $ref: string;
}

interface Header {
  readonly required?: boolean;
  readonly schema: object;
}

interface Content {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** A request in words, such as `GET /museum-hours`, and what is answered to it. */
interface Example {
  readonly summary: string;
  readonly value: unknown;
}

interface Response {
  readonly headers: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'query' | 'path' | 'header';
    readonly required?: boolean;
    readonly schema: object;
  }[];
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

/** What the built sample says of its service. */
interface Description {
  readonly openapi: string;
  readonly info: { readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: object;
  };
}

/** The description of the service in the built sample. */
export const description: Description = JSON.parse(
  readFileSync(join(RELEASE, 'site', 'openapi.json'), 'utf8'),
);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

/** Tells whether a value is of one of its schemas. */
export function schemaValidator(name: string): ValidateFunction {
  return validator({ $ref: `#/components/schemas/${name}` });
}

/** The examples of an operation, each with its status and whether it is of its schema. */
export function examplesOf(path: string) {
  return Object.entries(description.paths[path]?.get.responses ?? {}).flatMap(
    ([status, response]) =>
      Object.values(resolved(response).content ?? {}).flatMap(({ schema, examples = {} }) =>
        Object.values(examples).map((example) => ({
          ...example,
          status: Number(status),
          isOfSchema: validator(schema)(example.value),
        })),
      ),
  );
}

/** An answer as it came; one to HEAD has no body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: string;
}

/** Says what of an operation's answer is not as described; `undefined` if all is. */
export function answerChecker(path: string): (answer: Answer) => string | undefined {
  const known = new Map(
    Object.entries(description.paths[path]?.get.responses ?? {}).map(([status, response]) => [
      Number(status),
      responseChecker(resolved(response)),
    ]),
  );
  return (answer) => {
    const check = known.get(answer.status);
    return check ? check(answer) : `the status ${answer.status} is not named`;
  };
}

function responseChecker({ headers, content }: Response): (answer: Answer) => string | undefined {
  const fields = Object.entries(headers).map(([name, value]) => {
    const { required = false, schema } = resolved(value);
    return { name, required, isValid: validator(schema) };
  });
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content ?? {});
  const isBody = validator(schema);
  return (answer) => {
    for (const { name, required, isValid } of fields) {
      const value = answer.headers.get(name);
      if (required && value === null) return `the header ${name} is missing`;
      if (value !== null && !isValid(value)) return `the header ${name} is ${value}`;
    }
    const { body } = answer;
    if (type === '') return body ? 'there is a body' : undefined;
    if (answer.headers.get('Content-Type') !== `${type}; charset=utf-8`) return `it is no ${type}`;
    return body === undefined || isBody(JSON.parse(body))
      ? undefined
      : ajv.errorsText(isBody.errors);
  };
}

/** What a reference leads to; what is none, as it is. */
function resolved<T extends object>(value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const names = value.$ref.slice('#/'.length).split('/');
  return names.reduce<unknown>(
    (place, name) => (place as Readonly<Record<string, unknown>>)[name],
    description,
  ) as T;
}

function validator(schema: object): ValidateFunction {
  return ajv.compile({ ...schema, components: description.components });
}
