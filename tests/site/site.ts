import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from 'playwright/test';
import { startHost } from '../hosts/hosts.ts';
import { AWKWARD_RELEASE, RELEASE, TODAY } from '../sample.ts';

interface Fixtures {
  /** The instant that the browser's clock shows, unless a test runs a clock of its own. */
  now: string;
  /** Sets that clock: to the day of the build, so that pages are tried with a cell, a list and hours for today. */
  clock: undefined;
  /** Fails the test if a page says anything on the console, or asks another origin for anything. */
  quiet: undefined;
}

interface WorkerFixtures {
  /** The built site on the real Node host: its address. */
  site: string;
  /** The same with the awkward event and the closure. */
  awkwardSite: string;
}

/** A test with the built site running. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const host = await startHost('node');
      await use(host.url);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  awkwardSite: [
    async ({}, use) => {
      const host = await startHost('node', {}, ['--release', AWKWARD_RELEASE]);
      await use(host.url);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  now: [`${TODAY}T14:05:00Z`, { option: true }],
  clock: [
    async ({ page, now }, use) => {
      await page.clock.setFixedTime(now);
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      listen(page, heard);
      await use(undefined);
      if (heard.length > 0) throw new Error(`The page was not quiet:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],
});

/** The paths of all pages in the sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(join(RELEASE, 'site', 'sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    const isNotFound =
      message.text().includes('404') && message.location().url.endsWith('/nowhere/');
    if (!isNotFound) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    if (
      new URL(request.url()).origin !== new URL(page.url(), request.url()).origin &&
      page.url() !== 'about:blank'
    ) {
      heard.push(`asked ${request.url()}`);
    }
  });
}
