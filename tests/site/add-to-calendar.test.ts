import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, type Download, type Page } from 'playwright/test';
import { EVENTS } from '../sample.ts';
import { test } from './site.ts';

const HOIST = 'fb1ebeb6-0b58-470c-90ab-7c0f819c7c2d';
const WHITE_ROAD = '62d04700-5929-480a-aa22-db6c9ea0db88';
const MUSEUM_NIGHT = '6eba9a0b-3e89-4375-a0d6-126064b8ef20';
const CANCELLED = '245da7f2-2b9f-4a28-8c16-ac3db5ebd86e';
const SOLD_OUT = 'd5092249-7ebe-41a3-925b-ce06a1bf987c';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What a downloaded file adds to a calendar: name, start and end of each entry. */
async function added(download: Download) {
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    return [summary, startDate.toString(), endDate.toString()];
  });
}

/** Opens an event's page on a day, and the list of days to add. */
async function openDays(page: Page, url: string, instant = '2026-11-20T14:05:00Z') {
  await page.clock.setFixedTime(instant);
  await page.goto(url);
  await page.getByText('Add to calendar').tap();
}

/** The file that comes when a day is tapped. */
async function tapDay(page: Page, name: string) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).tap();
  return coming;
}

test('a visitor adds one chosen day in two taps', async ({ page, site }) => {
  await openDays(page, `${site}/events/${EVENTS.fridayShanties}/`);
  const file = await tapDay(page, 'Fri 27 November 2026');
  expect(file.suggestedFilename()).toBe('friday-shanties-2026-11-27.ics');
  expect(await added(file)).toEqual([
    ['Friday Shanties', '2026-11-27T18:45:00Z', '2026-11-27T19:45:00Z'],
  ]);
});

test('the next day is a file of the site, which the script leaves as it is', async ({
  page,
  site,
}) => {
  await openDays(page, `${site}/events/${EVENTS.fridayShanties}/`);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Fri 20 November 2026' }).tap();
  const file = await coming;
  expect(file.url()).toBe(`${site}/events/${EVENTS.fridayShanties}.ics`);
  expect(file.suggestedFilename()).toBe('friday-shanties-2026-11-20.ics');
  expect(await added(file)).toEqual([
    ['Friday Shanties', '2026-11-20T18:45:00Z', '2026-11-20T19:45:00Z'],
  ]);
});

test('a day in summer keeps the museum’s time, wherever the visitor is', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', hasTouch: true });
  const page = await context.newPage();
  await openDays(page, `${site}/events/${EVENTS.fridayShanties}/`);
  expect(await added(await tapDay(page, 'Fri 2 July 2027'))).toEqual([
    ['Friday Shanties', '2027-07-02T17:45:00Z', '2027-07-02T18:45:00Z'],
  ]);
  await context.close();
});

test('all sessions of the day are added, and each can be added online', async ({ page, site }) => {
  await openDays(page, `${site}/events/${HOIST}/`);
  expect(await added(await tapDay(page, 'Sun 29 November 2026'))).toEqual([
    ['The Great Hoist at Work', '2026-11-29T12:00:00Z', '2026-11-29T12:30:00Z'],
    ['The Great Hoist at Work', '2026-11-29T14:30:00Z', '2026-11-29T15:00:00Z'],
  ]);
  const status = page.getByRole('status').filter({ hasText: 'downloaded' });
  await expect(status).toContainText(
    'Open the downloaded file to add Sunday 29 November to your calendar, or add it online:',
  );
  await expect(status.getByRole('link')).toHaveText([
    'Google Calendar, 12:00',
    'Outlook, 12:00',
    'Google Calendar, 14:30',
    'Outlook, 14:30',
  ]);
  await expect(status.getByRole('link', { name: 'Google Calendar, 14:30' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/.*dates=20261129T143000Z%2F20261129T150000Z/,
  );
  await expect(status.getByRole('link', { name: 'Outlook, 12:00' })).toHaveAttribute(
    'href',
    /^https:\/\/outlook\.live\.com\/.*startdt=2026-11-29T12%3A00%3A00/,
  );
});

test('a day of an exhibition is offered if the museum is open, with its hours', async ({
  page,
  site,
}) => {
  await openDays(page, `${site}/events/${WHITE_ROAD}/`);
  // A Monday, Christmas Day, and a day of a closure
  for (const closed of ['Mon 23 November 2026', 'Fri 25 December 2026', 'Wed 13 January 2027']) {
    await expect(page.getByRole('button', { name: closed })).toHaveCount(0);
  }
  expect(await added(await tapDay(page, 'Thu 24 December 2026'))).toEqual([
    ['The White Road', '2026-12-24T10:00:00Z', '2026-12-24T14:00:00Z'],
  ]);
});

test('a page that is some days old offers no day that is past', async ({ page, site }) => {
  // 00:30 on the 28th at the museum
  await openDays(page, `${site}/events/${EVENTS.fridayShanties}/`, '2026-11-28T00:30:00Z');
  const days = page
    .locator('details', { hasText: 'Add to calendar' })
    .locator('dl')
    .getByRole('listitem');
  await expect(days.first()).toHaveText('Fri 4 December 2026');
});

test('an event of one day is added in one tap', async ({ page, site }) => {
  await page.goto(`${site}/events/${MUSEUM_NIGHT}/`);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).tap();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('museum-night-2027-05-15.ics');
  expect(await added(file)).toEqual([
    ['Museum Night', '2027-05-15T16:00:00Z', '2027-05-15T22:00:00Z'],
  ]);
});

test('an event that is cancelled, sold out or over is not to be added', async ({ page, site }) => {
  for (const eventId of [CANCELLED, SOLD_OUT, EVENTS.past]) {
    await page.goto(`${site}/events/${eventId}/`);
    await expect(page.getByRole('link', { name: 'Share' })).toBeVisible();
    await expect(page.getByText('Add to calendar')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Book' })).toHaveCount(0);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the next day is added, in two taps', async ({ page, site }) => {
    await page.goto(`${site}/events/${HOIST}/`);
    await page.getByText('Add to calendar').tap();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Sun 22 November 2026' }).tap();
    expect(await added(await coming)).toEqual([
      ['The Great Hoist at Work', '2026-11-22T12:00:00Z', '2026-11-22T12:30:00Z'],
      ['The Great Hoist at Work', '2026-11-22T14:30:00Z', '2026-11-22T15:00:00Z'],
    ]);
  });

  test('events and hours are subscribed to on the device, with Google or with Outlook', async ({
    page,
    site,
  }) => {
    for (const [path, feed] of [
      ['/events/', 'events.ics'],
      ['/hours/', 'hours.ics'],
    ]) {
      await page.goto(site + path);
      const list = page.getByRole('list', { name: /^Subscribe to / });
      const href = (name: string) => list.getByRole('link', { name }).getAttribute('href');
      expect(await href('Calendar app')).toBe(`webcal://saltmarket.example/${feed}`);
      expect(await href('Google Calendar')).toBe(
        `https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fsaltmarket.example%2F${feed}`,
      );
      expect(await href('Outlook')).toContain(
        `https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fsaltmarket.example%2F${feed}&name=`,
      );
    }
  });
});
