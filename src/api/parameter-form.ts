import type { z } from 'zod';
import { createSchema } from 'zod-openapi';

/** What the text of a parameter looks like, for people, such as `whole number, 1 to 30; default 10`. */
export function parameterForm(parameter: z.ZodType): string {
  const { schema } = createSchema(parameter, { io: 'input' });
  const {
    format,
    minimum,
    maximum,
    default: value,
  } = schema as {
    readonly [keyword: string]: string | number | undefined;
  };
  if (format === 'date') return 'date, YYYY-MM-DD';
  if (format === 'uuid') return 'UUID';
  const bounds = maximum === undefined ? ` from ${minimum}` : `, ${minimum} to ${maximum}`;
  return `whole number${bounds}; default ${value}`;
}
