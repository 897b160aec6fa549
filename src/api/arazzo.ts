import { CHANGES } from './changes.ts';
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
 * What clients do with the service, step by step, for programs that try it. Source: Arazzo Specification 1.0.1.
 *
 * @param description where the OpenAPI description lies, seen from this one
 * @param examples answers of the service; they name days and an event that there are
 */
export function arazzoDocument(
  museum: string,
  description: string,
  { specialEvents, specialEvent }: Examples,
) {
  const [hours, events, event] = OPERATIONS.map(({ id }) => id);
  return {
    arazzo: '1.0.1',
    info: {
      title: `${museum}: working with the information service`,
      summary: 'Reading hours page by page, finding an event, and learning from a wrong call.',
      version: CHANGES[0].version,
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
            parameters: [query('limit', 30)],
            successCriteria: succeeds(200, has('0/timeOpen')),
            outputs: { tag: '$response.header.ETag', total: '$response.header.X-Total-Count' },
          },
          {
            stepId: 'secondPage',
            operationId: hours,
            'x-security': LOGIN,
            parameters: [query('limit', 30), query('page', 2)],
            successCriteria: succeeds(200, {
              condition: '$response.header.X-Total-Count == $steps.firstPage.outputs.total',
            }),
          },
          {
            stepId: 'firstPageAgain',
            operationId: hours,
            'x-security': LOGIN,
            parameters: [
              query('limit', 30),
              { in: 'header', name: 'If-None-Match', value: '$steps.firstPage.outputs.tag' },
            ],
            successCriteria: succeeds(304),
          },
        ],
        outputs: { openDays: '$steps.firstPage.outputs.total' },
      },
      ...(specialEvent
        ? [
            {
              workflowId: 'findEvent',
              summary: 'Find an event among those of some days, and read it by its id.',
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
        summary: 'Meet the errors that a client can meet, each of which says what would be right.',
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
