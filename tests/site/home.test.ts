import { expect, type Page } from 'playwright/test';
import { test } from './site.ts';

const hours = (page: Page) =>
  page
    .getByRole('region', { name: 'The next days' })
    .getByRole('listitem')
    .filter({ visible: true })
    .locator('time');
const eventDays = (page: Page) =>
  page.getByRole('region', { name: 'What’s on' }).getByRole('heading', { level: 3 });
const on = (page: Page, day: string) =>
  page
    .locator('section.day', {
      has: page.getByRole('heading', { level: 3, name: day, exact: true }),
    })
    .getByRole('heading', { level: 4 });

async function open(page: Page, url: string, instant: string) {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(url);
}

test('home shows the next days, also when it was built days ago', async ({ page, site }) => {
  await open(page, site, '2026-11-24T09:00:00Z');
  await expect(hours(page)).toHaveText([
    'Wed 25 Nov',
    'Thu 26 Nov',
    'Fri 27 Nov',
    'Sat 28 Nov',
    'Sun 29 Nov',
    'Mon 30 Nov',
  ]);
  await expect(eventDays(page)).toHaveText([
    'Tuesday 24 November',
    'Wednesday 25 November',
    'Thursday 26 November',
  ]);
  await expect(on(page, 'Wednesday 25 November')).toHaveText([
    'Barnacles',
    'Cellar to Rafters',
    'The King’s Lock',
  ]);
});

test('home shows the right days a week after it was built, and in the evening', async ({
  page,
  site,
}) => {
  await open(page, site, '2026-11-27T23:00:00Z');
  await expect(hours(page).first()).toHaveText('Sat 28 Nov');
  await expect(hours(page)).toHaveCount(6);
  await expect(eventDays(page)).toHaveText([
    'Saturday 28 November',
    'Sunday 29 November',
    'Wednesday 2 December',
  ]);
  await expect(on(page, 'Wednesday 2 December')).toHaveText(['Barnacles', 'Herring Summers']);
});

test('home that stays open goes on with the day, across midnight', async ({ page, site }) => {
  await open(page, site, '2026-11-20T19:44:30Z');
  await expect(on(page, 'Friday 20 November').first()).toHaveText('Friday Shanties');
  await page.clock.runFor('01:00');
  await expect(on(page, 'Friday 20 November').first()).toHaveText('Keepers of the Light');
  await expect(hours(page).first()).toHaveText('Sat 21 Nov');
  await page.clock.runFor('05:00:00');
  await expect(hours(page).first()).toHaveText('Sun 22 Nov');
  await expect(hours(page)).toHaveCount(6);
  await expect(eventDays(page)).toHaveText([
    'Saturday 21 November',
    'Sunday 22 November',
    'Wednesday 25 November',
  ]);
});

test('home that is too old to know the hours stays as it was built', async ({ page, site }) => {
  await open(page, site, '2027-06-01T12:00:00Z');
  await expect(hours(page).first()).toHaveText('Sat 21 Nov');
});
