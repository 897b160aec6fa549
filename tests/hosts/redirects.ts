import { expect, test } from 'playwright/test';
import { SITE_HEADERS } from '../../src/api/security-headers.ts';
import type { Host } from './contract.ts';
import { requestBytes, sendBytes } from './wire.ts';

/** Where a host redirects in a way of its own, each with its reason where the host is named. */
export interface RedirectDifferences {
  /** The status of the redirect to an address with a slash at its end. */
  readonly redirectStatus?: number;
}

const FOLDERS = [
  'events',
  'hours',
  'hours/2026-12',
  'developers',
  'robots.txt/',
  'hours/index.html',
];
/** What a browser could take for the name of another site, if it stood at the beginning of an address. */
const BEGINNINGS = [
  ...[
    '/',
    '//',
    '///',
    '/./',
    '/.//',
    '/../',
    '/%2e%2e//',
    '/\\',
    '/\\/',
    '/%5c',
    '/%5C%5c',
    '/%2f',
  ],
  ...['/%2F%2f', '//evil.example/..%2f', '//evil.example/../', '//evil.example/%2e%2e/'],
  ...['//evil.example/%2e%2e%2f', '//evil.example/..;/', '/%2fevil.example/..%2f'],
  ...['/%2f%2fevil.example/..%2f..%2f', '/.//evil.example/..%2f', '/.//evil.example/%2e%2e/'],
  ...['/%5cevil.example/..%2f', '/%5cevil.example/..%5c', '/\\evil.example/../'],
  ...['/\\evil.example/..%2f', '/\\\\evil.example/../', '/%09/evil.example/..%2f', '/%09//'],
  ...['/%0a/evil.example/..%2f', '/%0d%0a/', '/@evil.example/..%2f', '/;@evil.example/..%2f'],
  ...['/%2500/', '/%252f/', '/events/..//evil.example/..%2f', '/events%2f..%2f%2f'],
  ...['http://evil.example/', 'http://evil.example//', 'http://evil.example/.//evil.example/../'],
];
const ENDINGS = [
  '',
  '/',
  '/.',
  '/..',
  '%2f',
  '?to=//evil.example',
  '%3fto=//evil.example',
  '%',
  '#//',
];

/** Where every host leads visitors: to an address with a slash at its end, and never to another site. */
export function describeRedirects(
  start: () => Promise<Host>,
  { redirectStatus = 301 }: RedirectDifferences = {},
): void {
  test.describe('redirects', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const ask = async (target: string) => {
      const bytes = requestBytes(target, [], { host: new URL(host.url).host });
      const [answer] = await sendBytes(host.url, bytes);
      return answer;
    };
    const locationOf = async (target: string) => {
      const answer = await ask(target);
      return [answer?.status, answer?.headers.get('Location') ?? null] as const;
    };

    test('lead to the address with a slash, query and all', async () => {
      expect(await locationOf('/hours')).toEqual([redirectStatus, '/hours/']);
      expect(await locationOf('/hours/2026-12')).toEqual([redirectStatus, '/hours/2026-12/']);
      expect(await locationOf('/hours?a=1&b=//x')).toEqual([redirectStatus, '/hours/?a=1&b=//x']);
      const headers = Object.fromEntries((await ask('/hours'))?.headers ?? []);
      for (const [name, value] of Object.entries(SITE_HEADERS)) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
    });

    test('lead to no other site, however the address is written', async () => {
      const { origin } = new URL(host.url);
      const targets = BEGINNINGS.flatMap((beginning) =>
        FOLDERS.flatMap((folder) => ENDINGS.map((ending) => beginning + folder + ending)),
      );
      expect(targets.length).toBeGreaterThan(2000);
      let redirects = 0;
      for (let first = 0; first < targets.length; first += 32) {
        const batch = targets.slice(first, first + 32);
        for (const [index, [, location]] of (await Promise.all(batch.map(locationOf))).entries()) {
          if (location === null) continue;
          redirects += 1;
          const what = `${batch[index]} to ${location}`;
          expect(location, what).toMatch(/^\/(?![/\\])/);
          expect(location, what).not.toMatch(/[\\\s]/);
          expect(new URL(location, host.url).origin, what).toBe(origin);
        }
      }
      expect(redirects).toBeGreaterThan(0);
    });
  });
}
