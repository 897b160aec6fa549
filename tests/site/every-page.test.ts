import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { expect } from 'playwright/test';
import { RELEASE } from '../sample.ts';
import { sitemapPaths, test } from './site.ts';

test.describe.configure({ mode: 'parallel' });

const paths = [...sitemapPaths(), '/nowhere/'];
/** Addresses that were asked for once and are there. */
const found = new Set<string>();
const fileOf = (path: string) =>
  join(RELEASE, 'site', path === '/nowhere/' ? '404.html' : `${path}index.html`);

test('the sitemap names home, hours, events and each of the 28 events, and no 404', () => {
  expect(sitemapPaths().filter((path) => !/^\/events\/.+/.test(path))).toEqual([
    '/',
    '/events/',
    '/hours/',
  ]);
  expect(sitemapPaths()).toHaveLength(31);
});

for (const path of paths) {
  test.describe(path, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no accessibility violation in ${colorScheme}, and is quiet`, async ({
        page,
        site,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(site + path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }

    test('does not scroll sideways on a narrow screen or at 400 % zoom', async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
    });

    test('is valid HTML without inline script or style', async () => {
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
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|<style|style="/);
    });

    test('leads nowhere that does not exist', async ({ page, site }) => {
      await page.goto(site + path);
      const links = await page
        .locator('a[href], link[href], img[src]')
        .evaluateAll((elements) =>
          elements.map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
        );
      const own = new Set(links.filter((link) => link.startsWith('/')));
      for (const link of own.difference(found)) {
        const response = await page.request.get(site + link);
        expect(response.status(), link).toBe(200);
        found.add(link);
      }
      for (const link of links.filter((each) => each.startsWith('#'))) {
        await expect(page.locator(link), link).toHaveCount(1);
      }
    });
  });
}
