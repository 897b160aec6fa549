import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { expect, type Page } from 'playwright/test';
import { RELEASE } from '../sample.ts';
import { shiftsOn, watchShifts } from './shifts.ts';
import { sitemapPaths, test } from './site.ts';

test.describe.configure({ mode: 'parallel' });

const paths = [...sitemapPaths(), '/nowhere/'];
/** Addresses that were asked for once and are there. */
const found = new Set<string>();
const fileOf = (path: string) =>
  join(RELEASE, 'site', path === '/nowhere/' ? '404.html' : `${path}index.html`);

const KILOBYTE = 1024;
/** What a first visit may weigh on the wire, pictures and font apart, and what of it scripts may. */
const PAGE_LIMIT = 14 * KILOBYTE;
const SCRIPT_LIMIT = 5 * KILOBYTE;
const FONT_LIMIT = 30 * KILOBYTE;
/** What axe looks at. In the dark only the colours are others. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test('the sitemap names home, hours and months, lists and events, developers, and no 404', () => {
  const kinds = Map.groupBy(sitemapPaths(), (path) => path.replace(/[^/]+\/$/, '*'));
  expect(Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]))).toEqual({
    '/': 1,
    // hours, events, developers
    '/*': 3,
    // November 2026 to December 2027
    '/hours/*': 14,
    // 28 events; today, weekend, free
    '/events/*': 31,
    '/events/category/*': 9,
    '/events/place/*': 7,
    // November 2026 to March 2028, when the longest exhibition ends
    '/events/month/*': 17,
  });
});

test('the sitemap claims no day of a change, which a build cannot know', () => {
  for (const file of ['sitemap-0.xml', 'sitemap-index.xml']) {
    expect(readFileSync(join(RELEASE, 'site', file), 'utf8')).not.toContain('lastmod');
  }
});

for (const path of paths) {
  test(`${path} is light, still, quiet, and for everyone`, async ({ page, site }) => {
    const weights = weigh(page);
    await watchShifts(page);
    await page.goto(site + path, { waitUntil: 'networkidle' });

    const { html, stylesheet, script, font, others } = await weights();
    expect(html + stylesheet + script).toBeLessThanOrEqual(PAGE_LIMIT);
    expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT);
    expect(font).toBeLessThanOrEqual(FONT_LIMIT);
    expect(others).toEqual([]);

    await page.emulateMedia({ colorScheme: 'light' });
    expect(await faults(new AxeBuilder({ page }).withTags(STANDARDS))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
    expect(await shiftsOn(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} is valid HTML without inline script or style`, async () => {
    const html = readFileSync(fileOf(path), 'utf8');
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // role="list" gives back what Safari takes from lists without bullets.
        'no-redundant-role': 'off',
      },
    });
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    ).toEqual([]);
    // What machines read is no script, though it stands in such an element.
    const inline = /<script(?! type="application\/ld\+json"| type="module" src=)|<style|style="/;
    expect(inline.exec(html)?.[0]).toBeUndefined();
  });

  test(`${path} leads nowhere that does not exist`, async ({ page, site }) => {
    const html = readFileSync(fileOf(path), 'utf8');
    const links = [...html.matchAll(/<(?:a|link|img|script)\b[^>]*? (?:href|src)="([^"]*)"/g)].map(
      ([, link = '']) => link.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(15);
    const own = new Set(links.filter((link) => link.startsWith('/')));
    for (const link of own.difference(found)) {
      const response = await page.request.get(site + link);
      expect(response.status(), link).toBe(200);
      found.add(link);
    }
    for (const link of links.filter((each) => each.startsWith('#'))) {
      expect(html, link).toContain(` id="${link.slice(1)}"`);
    }
  });
}

/** What axe holds against a page, a line each. */
async function faults(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Counts the bytes of each kind of file as they come over the wire. */
function weigh(page: Page) {
  const sizes: Promise<readonly [string, string, number]>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize }) => [
          request.resourceType(),
          new URL(request.url()).pathname,
          responseBodySize,
        ]),
    );
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (kind: string) =>
      all.filter(([type]) => type === kind).reduce((total, [, , size]) => total + size, 0);
    return {
      html: sum('document'),
      stylesheet: sum('stylesheet'),
      script: sum('script'),
      font: sum('font'),
      others: all
        .filter(([type]) => !/^(document|stylesheet|script|font|image|manifest|other)$/.test(type))
        .map(([, path]) => path),
    };
  };
}
