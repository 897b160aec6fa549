import { expect, test } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MADE_LOGIN, RELEASE, TODAY } from '../sample.ts';
import { redocly } from '../redocly.ts';
import { HOSTS, startHost, type HostName } from './hosts.ts';

const { user, password } = MADE_LOGIN;
const WORKFLOWS = join(RELEASE, 'site', 'arazzo.yaml');

for (const name of ['node', 'cloudflare'] as const satisfies HostName[]) {
  test(`${HOSTS[name]} does what the workflows say, step by step`, async () => {
    const { url, stop } = await startHost(name, { API_CREDENTIALS: `${user}:${password}` });
    const result = await redocly([
      'respect',
      WORKFLOWS,
      ...['--server', `museum=${url}/api`],
      ...['--input', `user=${user}`, '--input', `password=${password}`],
    ]);
    expect(result).toContain('Workflows: 3 passed, 3 total');
    expect(result).toContain('Steps: 8 passed, 8 total');
    await stop();
  });
}

test('every page of the hours begins on the same day, so that a walk holds across midnight', () => {
  const { workflows } = parse(readFileSync(WORKFLOWS, 'utf8'));
  const { steps } = workflows.find(
    ({ workflowId }: { workflowId: string }) => workflowId === 'readHours',
  );
  for (const { stepId, parameters } of steps) {
    expect(parameters, stepId).toContainEqual({ in: 'query', name: 'startDate', value: TODAY });
  }
});

test('a wrong password is told', async () => {
  const { url, stop } = await startHost('node');
  const run = redocly([
    'respect',
    WORKFLOWS,
    ...['--server', `museum=${url}/api`, '--input', `user=${user}`, '--input', 'password=wrong'],
  ]);
  await expect(run).rejects.toThrow('$statusCode == 200');
  await stop();
});
