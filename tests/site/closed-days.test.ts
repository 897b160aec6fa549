import { expect, type Page } from 'playwright/test';
import { test } from './site.ts';

const entries = (page: Page, day: string, name: string) =>
  page
    .locator('section.day', {
      has: page.getByRole('heading', { level: 3, name: day, exact: true }),
    })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('an overview has an event under its next held day, and names the cancelled one', async ({
      page,
      awkwardSite,
    }) => {
      await page.clock.install({ time: new Date('2026-11-20T14:05:00Z') });
      await page.goto(`${awkwardSite}/events/`);
      const workshop = entries(page, 'Saturday 28 November', 'Rope and Knot Hour');
      await expect(workshop).toContainText('Not held on Sat 21 Nov: Flood in the cellar');
      await expect(workshop.locator('.status')).toHaveCount(0);
      await expect(workshop.locator('.when')).toHaveCSS('text-decoration-line', 'none');
    });

    test('a cancelled day is shown as not held, with the reason', async ({ page, awkwardSite }) => {
      await page.clock.install({ time: new Date('2026-11-20T14:05:00Z') });
      await page.goto(`${awkwardSite}/events/weekend/`);
      const saturday = entries(page, 'Saturday 21 November', 'Keepers of the Light');
      await expect(saturday.getByText('Not held', { exact: true })).toBeVisible();
      await expect(saturday.getByText('Flood in the cellar')).toBeVisible();
      await expect(saturday.locator('.when')).toHaveCSS('text-decoration-line', 'line-through');
      const sunday = entries(page, 'Sunday 22 November', 'Keepers of the Light');
      await expect(sunday).not.toContainText('Not held');
      await expect(sunday).not.toContainText('Flood in the cellar');
      await expect(sunday.locator('.when')).toHaveCSS('text-decoration-line', 'none');
    });
  });
}

test('the script moves cancelled days as it moves others', async ({ page, awkwardSite }) => {
  await page.clock.install({ time: new Date('2026-11-20T14:05:00Z') });
  await page.goto(`${awkwardSite}/events/?from=2026-11-21&to=2026-11-22`);
  const saturday = entries(page, 'Saturday 21 November', 'Keepers of the Light');
  await expect(saturday.getByText('Not held', { exact: true })).toBeVisible();
  await expect(saturday.getByText('Flood in the cellar')).toBeVisible();
  const sunday = entries(page, 'Sunday 22 November', 'Keepers of the Light');
  await expect(sunday).toBeVisible();
  await expect(sunday).not.toContainText('Not held');

  // The museum's status says that the day is closed, and why.
  await page.goto(`${awkwardSite}/events/?from=2026-11-21&to=2026-11-21`);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('Closed Saturday 21 November');
  await expect(status).toContainText('Flood in the cellar · Opens on Sunday 22 November at 11:00');

  // When the day is past, nothing more is said of it.
  await page.clock.setFixedTime('2026-11-22T09:00:00Z');
  await page.goto(`${awkwardSite}/events/`);
  const workshop = entries(page, 'Saturday 28 November', 'Rope and Knot Hour');
  await expect(workshop).toBeVisible();
  await expect(workshop).not.toContainText('Not held');
});
