import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { stringify } from 'yaml';
import { redocly } from '../redocly.ts';
import { AUTHORIZATION, RELEASE } from '../sample.ts';
import { startHost } from './hosts.ts';

const succeeds = [{ condition: '$statusCode == 200' }];
const authorized = [{ in: 'header', name: 'Authorization', value: AUTHORIZATION }];

/**
 * The reading steps of the workflows that Redocly publishes for its museum, which name operations by id and by path.
 *
 * @see https://github.com/Redocly/museum-openapi-example
 */
const WORKFLOWS = {
  arazzo: '1.0.1',
  info: { title: 'What a client of the public museum document does', version: '1.0.0' },
  sourceDescriptions: [
    { name: 'museum-api', url: join(RELEASE, 'site', 'openapi.yaml'), type: 'openapi' },
  ],
  workflows: [
    {
      workflowId: 'get-museum-hours',
      parameters: authorized,
      steps: [
        {
          stepId: 'get-museum-hours',
          operationId: 'museum-api.getMuseumHours',
          successCriteria: succeeds,
          outputs: { schedule: '$response.body' },
        },
      ],
    },
    {
      workflowId: 'read-events',
      parameters: authorized,
      steps: [
        {
          stepId: 'list-events-by-path',
          operationPath: '{$sourceDescriptions.museum-api.url}#/paths/~1special-events/get',
          successCriteria: succeeds,
        },
        {
          stepId: 'list-events',
          operationId: 'museum-api.listSpecialEvents',
          successCriteria: succeeds,
          outputs: { eventId: '$response.body#/0/eventId' },
        },
        {
          stepId: 'get-event-by-path',
          operationPath:
            '{$sourceDescriptions.museum-api.url}#/paths/~1special-events~1{eventId}/get',
          parameters: [
            { in: 'path', name: 'eventId', value: '$steps.list-events.outputs.eventId' },
          ],
          successCriteria: [{ context: '$statusCode', condition: '^200$', type: 'regex' }],
        },
        {
          stepId: 'get-event',
          operationId: 'museum-api.getSpecialEvent',
          parameters: [
            { in: 'path', name: 'eventId', value: '$steps.list-events.outputs.eventId' },
          ],
          successCriteria: [
            ...succeeds,
            {
              context: '$response.body',
              condition: "$[?@.name == 'Friday Shanties']",
              type: 'jsonpath',
            },
          ],
        },
      ],
    },
  ],
};

test('the public museum document’s workflows run here, as far as they only read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-workflows-'));
  const file = join(folder, 'museum-api.arazzo.yaml');
  writeFileSync(file, stringify(WORKFLOWS));
  const { url, stop } = await startHost('node');
  try {
    const result = await redocly(['respect', file, '--server', `museum-api=${url}/api`]);
    expect(result).toContain('Workflows: 2 passed, 2 total');
    expect(result).toContain('Steps: 5 passed, 5 total');
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
