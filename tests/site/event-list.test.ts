import { expect, type Page } from 'playwright/test';
import { test } from './site.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists by month, kind, place and price are plain links', async ({ page, site }) => {
    await page.goto(`${site}/events/`);
    await page.getByText('By date, kind, place, price').click();
    await page.getByRole('link', { name: 'Film', exact: true }).click();
    await expect(page).toHaveURL(`${site}/events/category/film/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s on: Film');
    const films = await names(page);
    expect(films).toContain('Reels from the Harbour');
    expect(films).toHaveLength(2);
    await expect(page.getByText('2 events')).toBeVisible();

    await page.goto(`${site}/events/`);
    await page.getByRole('link', { name: 'Sat 21 Nov – Sun 22 Nov' }).click();
    await expect(page).toHaveURL(`${site}/events/weekend/`);
    const weekend = await names(page);
    expect(weekend).toContain('Rope and Knot Hour');
    expect(weekend).toContain('Keepers of the Light');
    expect(weekend).not.toContain('Friday Shanties');
  });
});

test('links narrow the list in place, together, and the address keeps it', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime('2026-11-20T14:05:00Z');
  await page.goto(`${site}/events/`);
  expect(await names(page)).toHaveLength(27);
  await page.getByRole('link', { name: 'Weekend' }).click();
  await page.getByText('By date, kind, place, price').click();
  await page.getByRole('link', { name: 'Exhibition', exact: true }).click();
  await expect(page).toHaveURL(`${site}/events/?when=weekend&category=Exhibition`);
  const both = await names(page);
  expect(both).toContain('Keepers of the Light');
  await expect(page.getByRole('status')).toHaveText(`${both.length} events`);
  // An exhibition of all weeks stands under the first day that is wanted.
  await expect(page.locator('h3').first()).toHaveText('Saturday 21 November');

  await page.reload();
  expect(await names(page)).toEqual(both);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Weekend' })).toHaveAttribute('aria-current', 'true');
  expect((await names(page)).length).toBeGreaterThan(both.length);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  expect(await names(page)).toHaveLength(27);
});

test('search finds by the beginnings of words, as one types, without accents', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime('2026-11-20T14:05:00Z');
  await page.goto(`${site}/events/`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('fauré');
  expect(await names(page)).toEqual(['Fauré by Lamplight']);
  await search.fill('FAURE');
  expect(await names(page)).toEqual(['Fauré by Lamplight']);
  await search.fill('no such thing');
  expect(await names(page)).toEqual([]);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test('any two dates narrow the list, and days that a page gave up are let go', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime('2026-11-20T14:05:00Z');
  await page.goto(`${site}/events/?when=today`);
  await page.getByText('By date, kind, place, price').click();
  await page.getByLabel('From').fill('2027-05-15');
  await page.getByLabel('To', { exact: true }).fill('2027-05-15');
  await expect(page).toHaveURL(`${site}/events/?from=2027-05-15&to=2027-05-15`);
  expect(await names(page)).toContain('Museum Night');
  await expect(page.locator('h3')).toHaveText(['Saturday 15 May']);
});

test('what is over is gone though the page was built days ago', async ({ page, site }) => {
  await page.clock.setFixedTime('2026-11-28T12:00:00Z');
  await page.goto(`${site}/events/`);
  await expect(page.locator('h3').first()).toHaveText('Saturday 28 November');
  const shanties = page.locator('section', { has: page.locator('h3') }).filter({
    has: page.getByRole('heading', { level: 3, name: 'Friday 4 December' }),
  });
  await expect(shanties.last()).toContainText('Friday Shanties');
});

test('a list of today that was built before leads to today’s', async ({ page, site }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z');
  await page.goto(`${site}/events/today/`);
  await expect(page).toHaveURL(`${site}/events/?when=today`);
  await expect(page.locator('h3')).toHaveText(['Saturday 21 November']);
});
