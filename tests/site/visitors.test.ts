import { expect } from 'playwright/test';
import { AUTHORIZATION, AWKWARD, EVENTS } from '../sample.ts';
import { test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('home says the day, its hours and the last admission', async ({ page, site }) => {
  await page.goto(site);
  await expect(page).toHaveTitle('The Saltmarket Museum');
  const hours = page.getByRole('region', { name: 'Opening hours' }).first();
  await expect(hours).toContainText('Friday, 20 November 2026');
  await expect(hours).toContainText('10:00 to 20:00');
  await expect(hours).toContainText('Last admission 19:15');
});

test('home says the six days after', async ({ page, site }) => {
  await page.goto(site);
  const week = page.getByRole('region', { name: 'The next days' }).getByRole('listitem');
  await expect(week).toHaveText([
    /Sat 21 Nov\s+10:00 to 18:00\s+Last admission 17:15/,
    /Sun 22 Nov\s+11:00 to 17:00/,
    /Mon 23 Nov\s+Closed/,
    /Tue 24 Nov\s+10:00 to 17:00/,
    /Wed 25 Nov\s+10:00 to 17:00/,
    /Thu 26 Nov\s+10:00 to 17:00/,
  ]);
});

test('every page says what differs in the next six weeks (edge case 19)', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/hours/', '/events/', `/events/${EVENTS.past}/`, '/nowhere/']) {
    await page.goto(site + path);
    const notice = page.locator('details', {
      has: page.getByText(
        'Closures and changed hours: 3 Dec, 24 Dec, 25 Dec, 26 Dec, 31 Dec and 1 Jan',
      ),
    });
    await notice.locator('summary').click();
    await expect(notice.getByRole('listitem')).toHaveText([
      /Thursday, 3 December 2026\s+10:00 to 14:00\s+Last admission 13:15\s+Early closing for the staff assembly/,
      /Thursday, 24 December 2026\s+10:00 to 14:00\s+Last admission 13:15\s+Christmas Eve, early closing/,
      /Friday, 25 December 2026\s+Closed\s+Christmas Day/,
      /Saturday, 26 December 2026\s+Closed\s+Boxing Day/,
      /Thursday, 31 December 2026\s+10:00 to 15:00\s+Last admission 14:15\s+New Year’s Eve, early closing/,
      /Friday, 1 January 2027\s+Closed\s+New Year’s Day/,
    ]);
  }
});

test('no page says what is false tomorrow', async ({ page, site }) => {
  for (const path of ['/', '/hours/', '/hours/2026-11/', '/events/', '/events/today/']) {
    await page.goto(site + path);
    const interfaceText = await page.locator('body').innerText();
    expect(interfaceText).not.toMatch(
      /\b(today|tomorrow|yesterday|tonight|open now|this week|next week)\b/i,
    );
  }
});

test('the usual week joins equal neighbouring days (edge case 18)', async ({ page, site }) => {
  await page.goto(`${site}/hours/`);
  await expect(page.getByRole('table', { name: 'The usual week' }).getByRole('row')).toHaveText([
    /Monday\s+Closed/,
    /Tuesday to Thursday\s+10:00 to 17:00\s+Last admission 16:15/,
    /Friday\s+10:00 to 20:00\s+Last admission 19:15/,
    /Saturday\s+10:00 to 18:00\s+Last admission 17:15/,
    /Sunday\s+11:00 to 17:00\s+Last admission 16:15/,
  ]);
});

test('the calendar shows each day’s hours, or Closed, with the reason', async ({ page, site }) => {
  const shows = async (date: string, text: RegExp) => {
    await page.goto(`${site}/hours/${date.slice(0, 7)}/`);
    await expect(page.locator(`[data-day="${date}"]`)).toHaveText(text);
  };
  await shows('2026-11-20', /^\s*Friday, 20 November 2026.*10:00 to 20:00/s);
  await shows('2026-11-23', /Closed\s*$/);
  await shows('2026-12-25', /Closed\s+Christmas Day/);
  await shows(
    '2026-12-03',
    /10:00 to 14:00\s+Last admission 13:15\s+Early closing for the staff assembly/,
  );
  // A Monday of the usual week, which Easter opens (edge case 11)
  await shows('2027-03-29', /10:00 to 17:00\s+Last admission 16:15\s+Open on Easter Monday/);
  // The last Tuesday of winter and the first after it; the day after summer (edge case 16)
  await shows('2027-02-23', /Closed/);
  await shows('2027-03-02', /10:00 to 17:00/);
  await shows('2027-09-06', /Closed/);
});

test('the calendar names a day’s events by time, and what goes on all month once', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/hours/2026-12/`);
  const wednesday = page.locator('[data-day="2026-12-02"]');
  await expect(wednesday.getByRole('link')).toHaveText([
    /10:15\s+Barnacles/,
    /11:00\s+Cellar to Rafters/,
    /18:30\s+Herring Summers/,
  ]);
  await expect(wednesday).toContainText('Cancelled');
  await expect(page.getByRole('link', { name: 'Keepers of the Light' })).toHaveCount(1);
});

test('the months lead to each other, and each day reads in full', async ({ page, site }) => {
  await page.goto(`${site}/hours/2026-11/`);
  await page.getByRole('link', { name: 'December 2026 →' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('December 2026');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Friday, 25 December 2026' }),
  ).toHaveText(/Friday, 25 December 2026.*Closed.*Christmas Day/s);
  await page.getByRole('link', { name: '← November 2026' }).click();
  await expect(page).toHaveURL(`${site}/hours/2026-11/`);
  await expect(page.getByRole('link', { name: /^←/ })).toHaveCount(0);
});

test('the calendar is weeks from Monday where there is room, a list on a phone', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/hours/2026-12/`);
  const corner = async (date: string) => {
    const box = await page.locator(`[data-day="${date}"]`).boundingBox();
    return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  const [monday, tuesday, next] = [
    await corner('2026-12-07'),
    await corner('2026-12-08'),
    await corner('2026-12-14'),
  ];
  expect(tuesday.y).toBe(monday.y);
  expect(tuesday.x).toBeGreaterThan(monday.x);
  expect(next.x).toBe(monday.x);
  expect((await corner('2026-12-01')).x).toBe(tuesday.x);
  await page.setViewportSize({ width: 360, height: 780 });
  expect((await corner('2026-12-08')).x).toBe((await corner('2026-12-07')).x);
});

test('what’s on lists each event once, under its next day (edge cases 25 and 26)', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/events/`);
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
  // 28 are published; Half-Term Boat Builders was in October.
  expect(names).toHaveLength(27);
  expect(new Set(names).size).toBe(27);
  expect(names).not.toContain('Half-Term Boat Builders');
  const friday = page.locator('section', {
    has: page.getByRole('heading', { level: 3, name: 'Friday 20 November' }),
  });
  await expect(friday.last().getByRole('heading', { level: 4 })).toHaveText([
    'Friday Shanties',
    'Keepers of the Light',
    'Lamplit Tour',
    'Low Water: Photographs from the Flats',
    'The White Road',
  ]);
});

test('an event’s page says when, where, how much, and every day', async ({ page, site }) => {
  await page.goto(`${site}/events/20d1e6da-58b3-4538-af39-f1e61014a29f/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The King’s Lock');
  const facts = page.locator('dl').first();
  await expect(facts).toContainText('Wednesday, 25 November 2026');
  await expect(facts).toContainText('18:30 to 19:45');
  await expect(facts).toContainText('Reading Room');
  await expect(facts).toContainText('£6');
  await expect(page.getByRole('link', { name: 'Book a place' })).toHaveAttribute(
    'href',
    'https://saltmarket.example/book/the-kings-lock',
  );
  const days = page.locator('details', { has: page.getByText('3 days to come') });
  await expect(days.locator('time')).toHaveText(['Wed 25', 'Wed 10', 'Wed 6']);
});

test('free, cancelled, sold out and past are said in words (edge cases 30 and 31)', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/events/${EVENTS.fridayShanties}/`);
  await expect(page.locator('dl').first()).toContainText('Free');

  await page.goto(`${site}/events/`);
  const event = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(event('Herring Summers').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(
    event('Lantern-Making Evening').getByText('Sold out', { exact: true }),
  ).toBeVisible();
  await expect(event('Rope and Knot Hour')).toContainText('£12.50');

  await event('Herring Summers').getByRole('link').click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a place' })).toHaveCount(0);

  await page.goto(`${site}/events/${EVENTS.past}/`);
  await expect(page.getByText('This event is over.')).toBeVisible();
  await expect(page.getByText('Sold out')).toHaveCount(0);
});

test('two sessions of a day keep their own times (edge case 32)', async ({ page, site }) => {
  await page.goto(`${site}/events/`);
  await page.getByRole('link', { name: 'Cellar to Rafters' }).click();
  await expect(page.locator('dl').first()).toContainText('11:00 to 12:00');
  await expect(page.locator('dl').first()).toContainText('14:00 to 15:00');
});

test('an unknown address gets a page that leads on', async ({ page, site }) => {
  await page.goto(`${site}/nowhere/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await page.getByRole('main').getByRole('link', { name: 'Opening hours' }).click();
  await expect(page).toHaveURL(`${site}/hours/`);
});

test('the keyboard reaches content, pages and dates', async ({ page, site }) => {
  await page.goto(site);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group').getByText('Early closing for the staff assembly'),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Opening hours, day by day' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/hours/`);
});

test('awkward names break nothing (edge cases 34 and 35)', async ({ page, awkwardSite }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [
    '/',
    '/events/',
    '/events/month/2026-11/',
    '/events/place/café--gården-日本/',
    '/hours/',
    '/hours/2026-11/',
    `/events/${AWKWARD.eventId}/`,
  ]) {
    await page.goto(awkwardSite + path);
    await expect(
      page.getByRole('main').getByText(AWKWARD.name).filter({ visible: true }).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    await expect(page.locator('script:not([type="application/ld+json"], [src])')).toHaveCount(0);
  }
  const response = await page.request.get(`${awkwardSite}/api/special-events/${AWKWARD.eventId}`, {
    headers: { Authorization: AUTHORIZATION },
  });
  expect(await response.json()).toMatchObject({ name: AWKWARD.name, price: 12.5 });
});
