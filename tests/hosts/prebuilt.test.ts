import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { createService } from '../../src/api/app.ts';
import { parseDataSet } from '../../src/api/data-set.ts';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { ORIGIN, RELEASE } from '../sample.ts';

const museum = () => parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8'));
const prebuilt = (file: string) => readFileSync(join(RELEASE, 'api', file), 'utf8');

/** What the live service answers on a day. */
async function live(path: string, today: string): Promise<string> {
  const service = createService({
    museum: museum(),
    guard: async () => true,
    loginLimit: () => undefined,
    today: () => parseLocalDate(today),
    report(error) {
      throw error;
    },
  });
  return (await service.request(`/api${path}`, {}, ORIGIN)).text();
}

test('the build emits the default pages for today and each of the 60 days after it', () => {
  const days = readdirSync(join(RELEASE, 'api', 'by-date')).toSorted();
  expect(days).toHaveLength(61);
  expect(days[0]).toBe('2026-11-20');
  expect(days.at(-1)).toBe('2027-01-19');
});

test('prebuilt default pages are byte for byte what the service answers on their day', async () => {
  for (const operation of ['museum-hours', 'special-events']) {
    expect(prebuilt(`${operation}.json`)).toBe(await live(`/${operation}`, '2026-11-20'));
    for (const day of readdirSync(join(RELEASE, 'api', 'by-date'))) {
      expect(prebuilt(`by-date/${day}/${operation}.json`)).toBe(await live(`/${operation}`, day));
    }
  }
});

test('prebuilt events are byte for byte what the service answers, one file an event', async () => {
  const files = readdirSync(join(RELEASE, 'api', 'special-events'));
  expect(files).toHaveLength(28);
  for (const file of files) {
    const path = `/special-events/${file.replace('.json', '')}`;
    expect(prebuilt(`special-events/${file}`)).toBe(await live(path, '2026-11-20'));
  }
});

test('nothing that the guard protects lies in the folder that is public', () => {
  const files = readdirSync(join(RELEASE, 'site'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.json') || file.startsWith('api'))).toEqual([
    // What describes the service is for everyone.
    'openapi.json',
  ]);
});
