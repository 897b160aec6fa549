import { expect, type Page } from 'playwright/test';
import { EVENTS } from '../sample.ts';
import { test } from './site.ts';

/** The hours of the block of the museum's day on a page, opened at an instant. */
async function open(page: Page, url: string, instant: string) {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(url);
  return page.getByRole('region', { name: 'Opening hours' }).first();
}

for (const [instant, ...texts] of [
  ['2026-11-20T09:59:00Z', 'Closed, opens today at 10:00', 'Last admission 19:15'],
  ['2026-11-20T10:00:00Z', 'Open now, until 20:00', 'Last admission 19:15'],
  ['2026-11-20T19:15:00Z', 'Open now, until 20:00', 'Last admission was at 19:15'],
  ['2026-11-20T20:00:00Z', 'Closed, opens tomorrow at 10:00'],
  // Monday is closed, and so the day after Sunday's last hour names Tuesday.
  [
    '2026-11-22T17:30:00Z',
    'Sunday, 22 November 2026',
    'Closed, opens on Tuesday 24 November at 10:00',
  ],
  ['2026-11-23T12:00:00Z', 'Monday, 23 November 2026', 'Closed, opens tomorrow at 10:00'],
] as const) {
  test(`every page says at ${instant}: ${texts[0]}`, async ({ page, site }) => {
    for (const path of ['/', '/hours/', `/events/${EVENTS.past}/`]) {
      const block = await open(page, site + path, instant);
      for (const text of texts) await expect(block).toContainText(text);
    }
  });
}

test.describe('to a visitor elsewhere', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the museum’s clock is the one that counts', async ({ page, site }) => {
    // 04:05 on the 21st for the visitor
    const block = await open(page, site, '2026-11-20T14:05:00Z');
    await expect(block).toContainText('Friday, 20 November 2026');
    await expect(block).toContainText('Open now, until 20:00');
  });
});

test('a page that stays open goes on with the day, across midnight', async ({ page, site }) => {
  const block = await open(page, `${site}/hours/2026-11/`, '2026-11-20T19:59:30Z');
  await expect(block).toContainText('Open now, until 20:00');
  await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', '2026-11-20');
  await page.clock.runFor('01:00');
  await expect(block).toContainText('Closed, opens tomorrow at 10:00');
  await page.clock.runFor('04:00:00');
  await expect(block).toContainText('Saturday, 21 November 2026');
  await expect(block).toContainText('10:00 to 18:00');
  await expect(block).toContainText('Closed, opens today at 10:00');
  await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', '2026-11-21');
});

test('a page too old to know the day stays as it was built', async ({ page, site }) => {
  const block = await open(page, site, '2027-06-01T12:00:00Z');
  await expect(block).toContainText('Friday, 20 November 2026');
  await expect(block).not.toContainText('now');
});
