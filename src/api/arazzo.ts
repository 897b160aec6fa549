import type { LocalDate } from '../domain/local-date.ts';
import { VERSIONS } from './changes.ts';
import type { Examples } from './examples.ts';
import { OPERATIONS } from './interface.ts';

/** Who calls. Arazzo itself has no words for it yet; Redocly's `x-security` has. */
const LOGIN = [
  { schemeName: 'basic', values: { username: '$inputs.user', password: '$inputs.password' } },
];

const INPUTS = {
  type: 'object',
  required: ['user', 'password'],
  properties: {
    user: { type: 'string', description: 'The user name that the museum has handed out.' },
    password: {
      type: 'string',
      format: 'password',
      description: 'The password that goes with it.',
    },
  },
};

const query = (name: string, value: string | number) => ({ in: 'query', name, value });

const succeeds = (status: number, ...conditions: readonly object[]) => [
  { condition: `$statusCode == ${status}` },
  ...conditions,
];

const has = (pointer: string) => ({ condition: `$response.body#/${pointer} != null` });

/**
 * What clients do with the service, step by step, for programs that run it. Source: Arazzo Specification 1.0.1.
 *
 * @param description the address of the OpenAPI description, relative to this one
 * @param today the day from which the hours are read: every page of one list has to begin on the same day
 * @param examples answers of the service, with a date and an event that exist
 */
export function arazzoDocument(
  museum: string,
  description: string,
  today: LocalDate,
  { specialEvents }: Examples,
) {
  const [hours, events, event] = OPERATIONS.map(({ id }) => id);
  const pageOfHours = [query('startDate', today), query('limit', 30)];
  return {
    arazzo: '1.0.1',
    info: {
      title: `${museum}: working with the information service`,
      summary: 'Reading hours page by page, finding an event, and learning from errors.',
      version: VERSIONS[0].version,
    },
    sourceDescriptions: [{ name: 'museum', url: description, type: 'openapi' }],
    workflows: [
      {
        workflowId: 'readHours',
        summary: 'Read the hours page by page, and ask only for what has changed.',
        inputs: INPUTS,
        steps: [
          {
            stepId: 'firstPage',
            operationId: hours,
            'x-security': LOGIN,
            parameters: pageOfHours,
            successCriteria: succeeds(200, has('0/timeOpen')),
            outputs: { tag: '$response.header.ETag', total: '$response.header.X-Total-Count' },
          },
          {
            stepId: 'secondPage',
            operationId: hours,
            'x-security': LOGIN,
            parameters: [...pageOfHours, query('page', 2)],
            successCriteria: succeeds(200, {
              condition: '$response.header.X-Total-Count == $steps.firstPage.outputs.total',
            }),
          },
          {
            stepId: 'firstPageAgain',
            operationId: hours,
            'x-security': LOGIN,
            parameters: [
              ...pageOfHours,
              { in: 'header', name: 'If-None-Match', value: '$steps.firstPage.outputs.tag' },
            ],
            successCriteria: succeeds(304),
          },
        ],
        outputs: { openDays: '$steps.firstPage.outputs.total' },
      },
      ...(Array.isArray(specialEvents.body) && specialEvents.body.length > 0
        ? [
            {
              workflowId: 'findEvent',
              summary: 'Find an event in a list, and read it by its id.',
              inputs: INPUTS,
              steps: [
                {
                  stepId: 'list',
                  operationId: events,
                  'x-security': LOGIN,
                  parameters: parametersOf(specialEvents.target),
                  successCriteria: succeeds(200, has('0/eventId')),
                  outputs: { eventId: '$response.body#/0/eventId' },
                },
                {
                  stepId: 'one',
                  operationId: event,
                  'x-security': LOGIN,
                  parameters: [
                    { in: 'path', name: 'eventId', value: '$steps.list.outputs.eventId' },
                  ],
                  successCriteria: succeeds(200, has('dates/0')),
                  outputs: { name: '$response.body#/name' },
                },
              ],
              outputs: { name: '$steps.one.outputs.name' },
            },
          ]
        : []),
      {
        workflowId: 'learnFromErrors',
        summary: 'Make mistakes on purpose: each error says what would be valid.',
        inputs: INPUTS,
        steps: [
          {
            stepId: 'noPassword',
            operationId: hours,
            successCriteria: succeeds(401, has('detail')),
          },
          {
            stepId: 'endBeforeStart',
            operationId: events,
            'x-security': LOGIN,
            parameters: [query('startDate', '2027-03-02'), query('endDate', '2027-03-01')],
            successCriteria: succeeds(400, has('errors/0/parameter')),
          },
          {
            stepId: 'unknownEvent',
            operationId: event,
            'x-security': LOGIN,
            parameters: [
              { in: 'path', name: 'eventId', value: '00000000-0000-4000-8000-000000000000' },
            ],
            successCriteria: succeeds(404, has('detail')),
          },
        ],
      },
    ],
  };
}

function parametersOf(target: string) {
  const [, text = ''] = target.split('?');
  return [...new URLSearchParams(text)].map(([name, value]) =>
    query(name, /^\d+$/.test(value) ? Number(value) : value),
  );
}
