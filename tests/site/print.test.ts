import { expect } from 'playwright/test';
import { EVENTS } from '../sample.ts';
import { sitemapPaths, test } from './site.ts';

const sheets = sitemapPaths().filter((path) => /^\/hours\/|^\/events\/[0-9a-f]{8}-/.test(path));

test('the hours, each month and each event print on one sheet', async ({ page, site }) => {
  expect(sheets).toEqual(
    expect.arrayContaining(['/hours/', '/hours/2027-05/', `/events/${EVENTS.fridayShanties}/`]),
  );
  for (const path of sheets) {
    await page.goto(site + path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});
