import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { RELEASE } from '../sample.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'query' | 'path' | 'header';
    readonly required?: boolean;
    readonly schema: object;
  }[];
  readonly responses: Readonly<Record<string, object>>;
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
ajv.addSchema({ $id: 'https://saltmarket.example/openapi.json', ...description });

/** Tells whether a value is of one of its schemas. */
export function schemaValidator(name: string): ValidateFunction {
  return validator({ $ref: `#/components/schemas/${name}` });
}

/** Tells whether a value is what an operation answers with 200. */
export function answerValidator(path: string): ValidateFunction {
  const pointer = ['paths', path, 'get', 'responses', '200', 'content', 'application/json']
    .map((part) =>
      part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll(/[{}]/g, encodeURIComponent),
    )
    .join('/');
  return validator({ $ref: `#/${pointer}/schema` });
}

function validator({ $ref }: { readonly $ref: string }): ValidateFunction {
  return ajv.compile({ $ref: `https://saltmarket.example/openapi.json${$ref}` });
}
