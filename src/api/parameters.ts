import { z } from 'zod';
import type {} from 'zod-openapi'; // the types of meta()
import { LAST_DATE, addDays, parseLocalDate, type LocalDate } from '../domain/local-date.ts';
import type { PageRequest } from '../domain/page-of.ts';

/** What is wrong with one parameter of a request. */
export const parameterErrorSchema = z
  .strictObject({
    parameter: z.string().meta({ description: 'The name of the parameter.' }),
    detail: z.string().meta({ description: 'What was sent, and what would be valid.' }),
  })
  .readonly();

/** What is wrong with one parameter of a request. */
export type ParameterError = z.output<typeof parameterErrorSchema>;

/** A request that cannot be answered. Its message gives the reason for every invalid parameter. */
export class InvalidParameters extends Error {
  override readonly name = 'InvalidParameters';
  readonly errors: readonly ParameterError[];

  constructor(errors: readonly ParameterError[]) {
    super(reasonsOf(errors));
    this.errors = errors;
  }
}

/** What `GET /museum-hours` is asked for, defaults filled in. */
export interface MuseumHoursQuery extends PageRequest {
  readonly startDate: LocalDate;
}

/** What `GET /special-events` is asked for, defaults filled in. */
export interface SpecialEventsQuery extends MuseumHoursQuery {
  readonly endDate: LocalDate;
}

/** Source: contract, limits. */
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 30;
const DEFAULT_RANGE_DAYS = 7;
/** How much of what was given is said back. */
const MAX_QUOTE = 40;

const date = z.iso
  .date({
    error: ({ input }) =>
      `${quote(input)} is not a calendar date written YYYY-MM-DD, such as 2027-02-28`,
  })
  .transform(parseLocalDate)
  .meta({ override: { type: 'string', format: 'date' } });

const pageNumber = wholeNumber('of 1 or more', Infinity).transform((number) =>
  Math.min(number, Number.MAX_SAFE_INTEGER),
);
const limit = wholeNumber(`from 1 to ${MAX_LIMIT}`, MAX_LIMIT);

const eventId = z
  .guid({
    error: ({ input }) =>
      `${quote(input)} is not a UUID, 32 hexadecimal digits in groups of 8-4-4-4-12`,
  })
  .toLowerCase();

/** The parameters of `GET /museum-hours`, each as it is written in a query. */
export const museumHoursParameters = {
  startDate: date.meta({
    description: 'The first day of the list. The default is today at the museum.',
  }),
  page: pageNumber.meta({
    description: 'The page to return, counted from 1.',
    override: { type: 'integer', minimum: 1, default: 1 },
  }),
  limit: limit.meta({
    description: 'The number of entries on a page.',
    override: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
  }),
};

/** The parameters of `GET /special-events`, each as it is written in a query. */
export const specialEventsParameters = {
  startDate: museumHoursParameters.startDate,
  endDate: date.meta({
    description: `The last day of the list, included; not before startDate. The default is ${DEFAULT_RANGE_DAYS} days after startDate.`,
  }),
  page: museumHoursParameters.page,
  limit: museumHoursParameters.limit,
};

/** The names of those of `GET /museum-hours`. */
export const MUSEUM_HOURS_PARAMETERS: readonly string[] = Object.keys(museumHoursParameters);
/** The names of those of `GET /special-events`. */
export const SPECIAL_EVENTS_PARAMETERS: readonly string[] = Object.keys(specialEventsParameters);

/** The path parameter of `GET /special-events/{eventId}`. */
export const specialEventParameters = {
  eventId: eventId.meta({
    description: 'The event to return. Upper and lower case are the same.',
    override: { type: 'string', format: 'uuid' },
  }),
};

/**
 * Reads the query of `GET /museum-hours`.
 *
 * @param today the default of `startDate`
 * @throws {InvalidParameters}
 */
export function readMuseumHoursQuery(query: URLSearchParams, today: LocalDate): MuseumHoursQuery {
  const { values, errors } = readEach(query, museumHoursParameters);
  if (errors.length > 0) throw new InvalidParameters(errors);
  const { startDate = today, page = 1, limit: perPage = DEFAULT_LIMIT } = values;
  return { startDate, page, limit: perPage };
}

/**
 * Reads the query of `GET /special-events`.
 *
 * @param today the default of `startDate`; seven days after that is the default of `endDate`
 * @throws {InvalidParameters}
 */
export function readSpecialEventsQuery(
  query: URLSearchParams,
  today: LocalDate,
): SpecialEventsQuery {
  const { values, errors } = readEach(query, specialEventsParameters);
  const isRefused = (name: string) => errors.some(({ parameter }) => parameter === name);
  const { startDate = today, page = 1, limit: perPage = DEFAULT_LIMIT } = values;
  const { endDate = weekAfter(startDate) } = values;
  if (endDate < startDate && !isRefused('startDate')) {
    const order = `endDate ${endDate} is before startDate ${startDate}${values.startDate ? '' : ', which is today by default'}`;
    errors.push({ parameter: 'startDate', detail: order }, { parameter: 'endDate', detail: order });
  }
  if (errors.length > 0) throw new InvalidParameters(errors);
  return { startDate, endDate, page, limit: perPage };
}

/**
 * Reads the path parameter of `GET /special-events/{eventId}`.
 *
 * @returns a UUID in lower case
 * @throws {InvalidParameters}
 */
export function readEventId(text: string): string {
  const result = eventId.safeParse(text);
  if (result.success) return result.data;
  throw new InvalidParameters([{ parameter: 'eventId', detail: messageOf(result.error) }]);
}

/** Reads each named parameter by itself, so that one mistake hides no other. Parameters not named are ignored. */
function readEach<Shape extends Record<string, z.ZodType>>(query: URLSearchParams, shape: Shape) {
  const values: { [Name in keyof Shape]?: z.output<Shape[Name]> } = {};
  const errors: ParameterError[] = [];
  for (const [parameter, schema] of Object.entries(shape)) {
    const given = query.getAll(parameter);
    const result = schema.safeParse(given[0]);
    if (given.length > 1) {
      errors.push({ parameter, detail: `given ${given.length} times, but allowed only once` });
    } else if (given.length === 1 && result.success) {
      values[parameter as keyof Shape] = result.data as z.output<Shape[keyof Shape]>;
    } else if (given.length === 1 && result.error) {
      errors.push({ parameter, detail: messageOf(result.error) });
    }
  }
  return { values, errors };
}

function wholeNumber(range: string, maximum: number) {
  return z
    .string()
    .refine((digits) => /^[1-9][0-9]*$/.test(digits) && Number(digits) <= maximum, {
      error: ({ input }) =>
        `${quote(input)} is not a whole number ${range}, written in digits without sign or leading zero`,
    })
    .transform(Number);
}

function weekAfter(startDate: LocalDate): LocalDate {
  const lastStart = addDays(LAST_DATE, -DEFAULT_RANGE_DAYS);
  return startDate < lastStart ? addDays(startDate, DEFAULT_RANGE_DAYS) : LAST_DATE;
}

/** A sentence for each reason, after the names of the parameters that share it. */
function reasonsOf(errors: readonly ParameterError[]): string {
  return [...Map.groupBy(errors, ({ detail }) => detail)]
    .map(([detail, alike]) => `${alike.map(({ parameter }) => parameter).join(', ')}: ${detail}.`)
    .join(' ');
}

function messageOf(error: z.ZodError): string {
  return error.issues[0]?.message ?? '';
}

function quote(input: unknown): string {
  const text = String(input);
  return `"${text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text}"`;
}
