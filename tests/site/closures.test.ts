import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { AWKWARD_RELEASE, CLOSURE, EVENTS, RELEASE } from '../sample.ts';
import { test } from './site.ts';

const KINGS_LOCK = '/events/20d1e6da-58b3-4538-af39-f1e61014a29f/';
const KEEPERS = '/events/6fbd4823-663c-45c3-b113-c0ba896a646b/';
const SHANTIES = `/events/${EVENTS.fridayShanties}/`;
const CANCELLED = '/events/245da7f2-2b9f-4a28-8c16-ac3db5ebd86e/';
const SOLD_OUT = '/events/d5092249-7ebe-41a3-925b-ce06a1bf987c/';
const CLOSED = `/events/${CLOSURE.cancelledEvent.eventId}/`;

const html = (path: string, release = RELEASE) =>
  readFileSync(join(release, 'site', path, 'index.html'), 'utf8');
const jsonLd = (path: string, release = RELEASE) =>
  JSON.parse(
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html(path, release))?.[1] ?? '',
  );

test('a cancelled event’s page says so first, and offers nothing', async ({ page, site }) => {
  await page.goto(site + CANCELLED);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).locator('+ *')).toHaveText(/^\s*Cancelled/);
  await expect(main.locator('dl').first().locator('s')).toHaveText([
    /^\s*Not held: Wednesday, 2 December 2026\s*$/,
    /^\s*Not held: 18:30 to 19:45\s*$/,
  ]);
  await expect(main.getByText('£', { exact: false })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Book a place' })).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Cancelled\. /,
  );
});

test('a sold-out event’s page keeps its days, and invites nobody to buy', async ({
  page,
  site,
}) => {
  await page.goto(site + SOLD_OUT);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).locator('+ *')).toHaveText(/^\s*Sold out/);
  await expect(main.locator('dl').first()).toContainText('Friday, 4 December 2026');
  await expect(main.locator('s')).toHaveCount(0);
  await expect(main.getByText('£', { exact: false })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Book a place' })).toHaveCount(0);
});

test('machines are offered places only where there may be some', () => {
  expect(jsonLd(CANCELLED)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(jsonLd(CANCELLED).offers).toBeUndefined();
  expect(jsonLd(`/events/${EVENTS.past}/`).offers).toBeUndefined();
  expect(jsonLd(SOLD_OUT).offers).toMatchObject({
    availability: 'https://schema.org/SoldOut',
    url: expect.stringMatching(/\/events\/d5092249-7ebe-41a3-925b-ce06a1bf987c\/$/),
  });
  expect(jsonLd(CLOSED, AWKWARD_RELEASE).offers).toBeUndefined();
});

test('an event whose next day is closed says so at the top, why, and which is the next', async ({
  page,
  awkwardSite,
}) => {
  await page.goto(awkwardSite + KINGS_LOCK);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).locator('+ *')).toHaveText(
    /Not held on Wednesday, 25 November 2026: Flood in the cellar\s+Next: Wednesday, 10 February 2027/,
  );
  await expect(main.locator('dl').first().locator('s')).toHaveText(
    /Not held: Wednesday, 25 November 2026/,
  );
  await expect(main.getByText('2 days to come')).toBeVisible();
  await expect(main.locator('details.printed').locator('li').first()).toHaveText(
    /Not held:\s+Wed 25\s+Flood in the cellar/,
  );
});

test('a later closed day is in the facts and in the list of days', async ({
  page,
  awkwardSite,
}) => {
  await page.goto(awkwardSite + SHANTIES);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).locator('+ *')).not.toContainText(
    'Not held',
  );
  await expect(main.locator('dl').first()).toContainText(
    'Not held on Friday, 27 November 2026: Flood in the cellar',
  );
  await expect(main.locator('details.printed').locator('s')).toHaveText(/Not held:\s+Fri 27/);
});

test('an event that a closure cancels whole says why with its status', async ({
  page,
  awkwardSite,
}) => {
  await page.goto(awkwardSite + CLOSED);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).locator('+ *')).toHaveText(
    /^\s*Cancelled\s+Flood in the cellar\s*$/,
  );
  await expect(main.getByText('£', { exact: false })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Book a place' })).toHaveCount(0);
});

test('the calendar strikes through what a closure takes away, and says so in words', async ({
  page,
  awkwardSite,
}) => {
  await page.goto(`${awkwardSite}/hours/2026-11/`);
  const friday = page.locator('[data-day="2026-11-27"]');
  await expect(friday).toContainText(CLOSURE.reason);
  const entry = (name: string) => friday.getByRole('listitem').filter({ hasText: name });
  await expect(entry('Friday Shanties')).toContainText('Not held');
  await expect(entry('Friday Shanties').getByRole('link')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(entry(CLOSURE.cancelledEvent.name)).toContainText('Cancelled');
  await expect(page.locator('[data-day="2026-11-20"]')).not.toContainText('Not held');
});

test('what is on all month says on which of its days it is not', async ({ page, site }) => {
  await page.goto(`${site}/hours/2027-01/`);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Keepers of the Light' }),
  ).toContainText(/Not held on 13\s?–\s?15 January 2027: The galleries are rehung/);
});

test('days that a closure takes away still print on one sheet', async ({ page, awkwardSite }) => {
  for (const path of [KINGS_LOCK, KEEPERS, SHANTIES, CLOSED]) {
    await page.goto(awkwardSite + path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});

test('an event prints its coming days, folded or not', async ({ page, site }) => {
  for (const [path, text] of [
    [SHANTIES, 'Fri 27'],
    [KEEPERS, 'Fri 20'],
  ] as const) {
    await page.goto(site + path);
    await page.emulateMedia({ media: 'print' });
    const box = await page
      .locator('details.printed time')
      .filter({ hasText: text })
      .first()
      .boundingBox();
    expect(box?.height ?? 0, path).toBeGreaterThan(5);
    await expect(page.getByText('past days').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
