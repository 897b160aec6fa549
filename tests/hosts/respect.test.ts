import { expect, test } from 'playwright/test';
import { join } from 'node:path';
import { MADE_LOGIN, RELEASE } from '../sample.ts';
import { redocly } from '../redocly.ts';
import { HOSTS, startHost, type HostName } from './hosts.ts';

const { user, password } = MADE_LOGIN;

for (const name of ['node', 'cloudflare'] as const satisfies HostName[]) {
  test(`${HOSTS[name]} does what the workflows say, step by step`, async () => {
    const { url, stop } = await startHost(name, { API_CREDENTIALS: `${user}:${password}` });
    const result = await redocly([
      'respect',
      join(RELEASE, 'site', 'arazzo.yaml'),
      ...['--server', `museum=${url}/api`],
      ...['--input', `user=${user}`, '--input', `password=${password}`],
    ]);
    expect(result).toContain('Workflows: 3 passed, 3 total');
    expect(result).toContain('Steps: 8 passed, 8 total');
    await stop();
  });
}

test('a wrong password is told', async () => {
  const { url, stop } = await startHost('node');
  const run = redocly([
    'respect',
    join(RELEASE, 'site', 'arazzo.yaml'),
    ...['--server', `museum=${url}/api`, '--input', `user=${user}`, '--input', 'password=wrong'],
  ]);
  await expect(run).rejects.toThrow('$statusCode == 200');
  await stop();
});
