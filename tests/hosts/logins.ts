import { expect, test } from 'playwright/test';
import { AUTHORIZATION, basic } from '../sample.ts';
import type { Host } from './contract.ts';
import { expectProblemIn } from './problem.ts';

/** How every host of the site bears a flood of failed logins. */
export function describeLogins(start: () => Promise<Host>): void {
  for (const [whose, origin] of [
    ['', {}],
    [' from a page of another site', { Origin: 'https://other.example' }],
  ] as const) {
    test(`failed logins${whose} are slowed down; who knows the password, and the pages, are not`, () =>
      expectSlowDown(start, origin));
  }
}

async function expectSlowDown(
  start: () => Promise<Host>,
  origin: Readonly<Record<string, string>>,
): Promise<void> {
  const host = await start();
  const ask = async (authorization?: string) =>
    fetch(`${host.url}/api/museum-hours`, {
      headers: {
        ...origin,
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
    });
  try {
    const refused = await Promise.all(Array.from({ length: 300 }, (_, n) => ask(basic(`a:${n}`))));
    const statuses = refused.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(200);
    const limited = refused.find(({ status }) => status === 429);
    expect(limited?.headers.get('Retry-After')).toBe('1');
    await expectProblemIn(limited as Response, 429);
    expect([...new Set(statuses)].toSorted()).toEqual([401, 429]);

    expect((await ask(AUTHORIZATION)).status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect((await fetch(`${host.url}/hours/`)).status).toBe(200);
  } finally {
    await host.close();
  }
}
