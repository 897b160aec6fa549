import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createService } from '../../src/api/app.ts';
import { museumClock } from '../../src/api/clock.ts';
import { createGuard } from '../../src/api/credentials.ts';
import { parseDataSet } from '../../src/api/data-set.ts';
import { DIGEST, ORIGIN, RELEASE, TODAY } from '../sample.ts';
import { describeContract } from './contract.ts';

describeContract('the service without a host', async () => {
  const museum = parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8'));
  const service = createService({
    museum,
    guard: createGuard([DIGEST]),
    loginLimit: () => undefined,
    today: museumClock(museum, () => new Date(0), TODAY),
    report(error) {
      throw error;
    },
  });
  return {
    url: 'http://museum.test',
    fetch: async (input, init) =>
      service.fetch(new Request(input, init), { ...ORIGIN, requestId: crypto.randomUUID() }),
    close: async () => {},
  };
});
