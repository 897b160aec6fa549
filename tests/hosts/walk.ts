import got from 'got';
import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS } from '../sample.ts';
import type { Host } from './contract.ts';

/** What a client gets that follows `Link` by itself and knows nothing of pages. */
export function describeWalk(start: () => Promise<Host>): void {
  test.describe('a client that follows Link', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const all = <Entry>(path: string) =>
      got.paginate.all<Entry>(`${host.url}/api${path}`, {
        headers: { Authorization: AUTHORIZATION },
        responseType: 'json',
        retry: { limit: 0 },
      });

    test('gets every open day once, in order, to the last that is published', async () => {
      const days = await all<{ date: string }>('/museum-hours?startDate=2027-09-01&limit=7');
      const dates = days.map(({ date }) => date);
      // 115 days without 16 Mondays, and without 4 on which the hoist is inspected.
      expect(dates).toHaveLength(95);
      expect([...new Set(dates)].toSorted()).toEqual(dates);
      expect([dates.at(0), dates.at(-1)]).toEqual(['2027-09-01', '2027-12-24']);
    });

    test('finds what every answer links to', async () => {
      for (const path of ['/museum-hours', `/special-events/${EVENTS.fridayShanties}`]) {
        const { headers } = await host.fetch(`${host.url}/api${path}`, {
          headers: { Authorization: AUTHORIZATION },
        });
        const links = [
          ...(headers.get('Link') ?? '').matchAll(/<([^>]+)>; rel="([\w-]+)"; type="([^"]+)"/g),
        ];
        expect(links.map(([, , relation]) => relation)).toEqual([
          ...(path === '/museum-hours' ? [] : ['alternate', 'alternate']),
          ...['service-desc', 'service-doc'],
        ]);
        for (const [, target, , type = ''] of links) {
          const found = await host.fetch(new URL(target ?? '', host.url));
          expect(found.status, target).toBe(200);
          expect(found.headers.get('Content-Type'), target).toContain(type);
        }
      }
    });

    test('gets every event of a range once, in the order of one long page', async () => {
      const range = '/special-events?startDate=2026-11-20&endDate=2026-12-06';
      const events = await all<object>(`${range}&limit=4`);
      expect(events).toHaveLength(18);
      const page = await host.fetch(`${host.url}/api${range}&limit=30`, {
        headers: { Authorization: AUTHORIZATION },
      });
      expect(events).toEqual(await page.json());
    });
  });
}
