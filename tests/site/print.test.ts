import { expect } from 'playwright/test';
import { EVENTS } from '../sample.ts';
import { sitemapPaths, test } from './site.ts';

const events = sitemapPaths().filter((path) => /^\/events\/[0-9a-f]{8}-/.test(path));

test('the hours, each month and each event print on one sheet', async ({ page, site }) => {
  expect(events).toContain(`/events/${EVENTS.fridayShanties}/`);
  for (const path of ['/hours/', '/hours/2026-12/', '/hours/2027-05/', ...events]) {
    await page.goto(site + path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});
