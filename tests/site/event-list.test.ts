import { expect, type Page } from 'playwright/test';
import { test } from './site.ts';

/** The headings of the events in a list; assertions on them wait. */
const names = (page: Page) => page.getByRole('article').getByRole('heading');
const days = (page: Page) => page.locator('section h3');
const status = (page: Page) => page.getByRole('main').getByRole('status');
/** The names under one day of a list. */
const on = (page: Page, day: string) =>
  page
    .locator('section.day', {
      has: page.getByRole('heading', { level: 3, name: day, exact: true }),
    })
    .getByRole('heading', { level: 4 });

async function open(page: Page, url: string, instant = '2026-11-20T14:05:00Z') {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(url);
}

const SATURDAY = [
  'Cellar to Rafters',
  'Keepers of the Light',
  'Low Water: Photographs from the Flats',
  'Rope and Knot Hour',
  'The White Road',
];
const SUNDAY = [
  'Keepers of the Light',
  'Low Water: Photographs from the Flats',
  'Salt Marsh Walk',
  'Small Hands Sunday',
  'The Great Hoist at Work',
  'The White Road',
];

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists by month, kind, place and price are plain links', async ({ page, site }) => {
    await page.goto(`${site}/events/`);
    await page.getByText('By date, kind, place, price').click();
    await page.getByRole('link', { name: 'Film', exact: true }).click();
    await expect(page).toHaveURL(`${site}/events/category/film/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s on: Film');
    await expect(names(page)).toHaveText(['Reels from the Harbour', 'Drifters with Live Piano']);
    await expect(page.getByText('2 events')).toBeVisible();
    await expect(page.getByText('By date, kind, place, price')).toContainText('Film');
    await expect(page.getByRole('link', { name: 'Tour', exact: true })).toBeHidden();
  });

  test('the weekend lists an exhibition on both days, and counts it once', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/events/`);
    await page.getByRole('link', { name: 'Sat 21 Nov – Sun 22 Nov' }).click();
    await expect(page).toHaveURL(`${site}/events/weekend/`);
    await expect(on(page, 'Saturday 21 November')).toHaveText(SATURDAY);
    await expect(on(page, 'Sunday 22 November')).toHaveText(SUNDAY);
    await expect(page.getByText('8 events')).toBeVisible();
  });
});

test('links narrow the list in place, together, and the address keeps it', async ({
  page,
  site,
}) => {
  await open(page, `${site}/events/`);
  await expect(names(page)).toHaveCount(27);
  await page.getByRole('link', { name: 'Weekend' }).click();
  await page.getByText('By date, kind, place, price').click();
  await page.getByRole('link', { name: 'Exhibition', exact: true }).click();
  await expect(page).toHaveURL(`${site}/events/?when=weekend&category=Exhibition`);
  const exhibitions = [
    'Keepers of the Light',
    'Low Water: Photographs from the Flats',
    'The White Road',
  ];
  await expect(on(page, 'Saturday 21 November')).toHaveText(exhibitions);
  await expect(on(page, 'Sunday 22 November')).toHaveText(exhibitions);
  await expect(status(page)).toHaveText('3 events');

  await page.reload();
  await expect(names(page)).toHaveText([...exhibitions, ...exhibitions]);
  await expect(page.getByText('By date, kind, place, price')).toContainText('Exhibition');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Weekend' })).toHaveAttribute('aria-current', 'true');
  await expect(names(page)).toHaveText([...SATURDAY, ...SUNDAY]);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(names(page)).toHaveCount(27);
});

test('the filters are loaded when they are used, and not before', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, `${site}/events/`);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  // A click before the script has come waits for it.
  await page.getByRole('link', { name: 'Weekend' }).dispatchEvent('click');
  await expect(page).toHaveURL(`${site}/events/?when=weekend`);
  expect(scripts).toHaveLength(before + 1);
});

test('search finds what stands in an event’s long text', async ({ page, site }) => {
  await open(page, `${site}/events/`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('Wheelchair');
  await expect(names(page)).toHaveText([
    'Salt Marsh Walk',
    'Small Hands Sunday',
    'The Great Hoist at Work',
    'Carols on the Quay',
  ]);
  await search.fill('children');
  await expect(names(page)).toHaveText([
    'The White Road',
    'Cellar to Rafters',
    'Small Hands Sunday',
    'Twelve Lanterns Trail',
  ]);
  await expect(page).toHaveURL(`${site}/events/?q=children`);
  await expect(status(page)).toHaveText('4 events');
  await page.reload();
  await expect(names(page)).toHaveCount(4);
});

test('search finds by the beginnings of words, as one types, without accents', async ({
  page,
  site,
}) => {
  await open(page, `${site}/events/`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('fauré');
  await expect(names(page)).toHaveText(['Fauré by Lamplight']);
  await search.fill('FAURE');
  await expect(names(page)).toHaveText(['Fauré by Lamplight']);
  await search.fill('no such thing');
  await expect(names(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Nothing matches. Remove a filter, or choose other days.');
});

test('search waits for the long texts before it says that nothing matches', async ({
  page,
  site,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/events/search.txt', async (route) => {
    await asked;
    await route.continue();
  });
  await open(page, `${site}/events/`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('wheelchair');
  await expect(status(page)).toHaveText('Searching…');
  answer();
  await expect(status(page)).toHaveText('4 events');
});

test('search without the long texts finds what the list shows, and says so', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError('There is no connection'));
  });
  await open(page, `${site}/events/`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('fauré');
  await expect(names(page)).toHaveText(['Fauré by Lamplight']);
  await expect(status(page)).toContainText('Only names and summaries could be searched.');
});

test('an exhibition is on every day of a span, also of a single day', async ({ page, site }) => {
  await open(page, `${site}/events/?from=2027-02-06&to=2027-02-07&category=Exhibition`);
  const exhibitions = ['Cube, Flake, Flower', 'Keepers of the Light', 'The White Road'];
  await expect(on(page, 'Saturday 6 February')).toHaveText(exhibitions);
  await expect(on(page, 'Sunday 7 February')).toHaveText(exhibitions);
  await expect(status(page)).toHaveText('3 events');
  await page.goto(`${site}/events/?from=2027-02-07&to=2027-02-07&category=Exhibition`);
  await expect(days(page)).toHaveText(['Sunday 7 February']);
  await expect(names(page)).toHaveText(exhibitions);
  // More than 31 days are an overview.
  await page.goto(`${site}/events/?from=2027-02-06&to=2027-03-09&category=Exhibition`);
  await expect(names(page)).toHaveText(exhibitions);
});

test('any two dates narrow the list, and give up what contradicts them', async ({ page, site }) => {
  await open(page, `${site}/events/?when=today`);
  await page.getByText('By date, kind, place, price').click();
  await page.getByLabel('From').fill('2027-05-15');
  await page.getByLabel('To', { exact: true }).fill('2027-05-15');
  await expect(page).toHaveURL(`${site}/events/?from=2027-05-15&to=2027-05-15`);
  await expect(names(page).filter({ hasText: 'Museum Night' })).toBeVisible();
  await expect(days(page)).toHaveText(['Saturday 15 May']);
  await expect(page.getByText('By date, kind, place, price')).toContainText(
    'From 15 May 2027, To 15 May 2027',
  );
  await page.goto(`${site}/events/?from=2027-05-16&to=2027-05-15`);
  await expect(status(page)).toHaveText('Nothing matches. Remove a filter, or choose other days.');
});

test('an old page lists nothing that is over', async ({ page, site }) => {
  await open(page, `${site}/events/`, '2026-11-28T09:00:00Z');
  await expect(days(page).first()).toHaveText('Saturday 28 November');
  await expect(on(page, 'Friday 4 December')).toHaveText([
    'Friday Shanties',
    'Lamplit Tour',
    'Lantern-Making Evening',
  ]);
});

test('an event leaves today when its last session ends, others when the museum closes', async ({
  page,
  site,
}) => {
  await open(page, `${site}/events/`, '2026-11-20T19:44:30Z');
  await expect(on(page, 'Friday 20 November').first()).toHaveText('Friday Shanties');
  await page.clock.runFor('01:00');
  await expect(on(page, 'Friday 20 November').first()).toHaveText('Keepers of the Light');
  await expect(on(page, 'Friday 27 November').first()).toHaveText('Friday Shanties');
  await page.clock.runFor('15:00');
  await expect(days(page).first()).toHaveText('Saturday 21 November');
  await expect(on(page, 'Saturday 21 November')).toHaveText(SATURDAY);
});

test('a list keeps its focus when something in it is over', async ({ page, site }) => {
  await open(page, `${site}/events/`, '2026-11-20T19:44:30Z');
  const link = page.getByRole('link', { name: 'The White Road' });
  await link.focus();
  await page.clock.runFor('01:00');
  await expect(on(page, 'Friday 27 November').first()).toHaveText('Friday Shanties');
  await expect(link).toBeFocused();
});

test('a list of today says in the evening that nothing is left, and leads on at midnight', async ({
  page,
  site,
}) => {
  await open(page, `${site}/events/today/`, '2026-11-20T19:59:30Z');
  await expect(names(page)).toHaveText([
    'Keepers of the Light',
    'Low Water: Photographs from the Flats',
    'The White Road',
  ]);
  await page.clock.runFor('01:00');
  await expect(status(page)).toHaveText('No more events on Friday 20 November');
  await page.clock.runFor('04:00:00');
  await expect(page).toHaveURL(`${site}/events/?when=today`);
  await expect(on(page, 'Saturday 21 November')).toHaveText(SATURDAY);
});

test('a list of today that was built before leads to today’s', async ({ page, site }) => {
  await open(page, `${site}/events/today/?category=Workshop`, '2026-11-21T12:00:00Z');
  await expect(page).toHaveURL(`${site}/events/?when=today&category=Workshop`);
  await expect(days(page)).toHaveText(['Saturday 21 November']);
  await expect(names(page)).toHaveText(['Rope and Knot Hour']);
});

test('the weekend is the next one once the museum has closed on Sunday', async ({ page, site }) => {
  await open(page, `${site}/events/weekend/`, '2026-11-22T16:59:30Z');
  await expect(days(page)).toHaveText(['Sunday 22 November']);
  await expect(names(page)).toHaveText([
    'Keepers of the Light',
    'Low Water: Photographs from the Flats',
    'The White Road',
  ]);
  await page.clock.runFor('01:00');
  await expect(page).toHaveURL(`${site}/events/?when=weekend`);
  await expect(days(page)).toHaveText(['Saturday 28 November', 'Sunday 29 November']);
});

test('a closed day says so, whatever the filters, and when the museum opens next', async ({
  page,
  site,
}) => {
  const closed = /^\s*Closed Monday 23 November\s*Opens on Tuesday 24 November at 10:00\s*$/;
  for (const query of ['?when=today', '?when=today&category=Film', '?when=today&q=salt']) {
    await open(page, `${site}/events/${query}`, '2026-11-23T12:00:00Z');
    await expect(status(page)).toHaveText(closed);
    await expect(names(page)).toHaveCount(0);
  }
  await page.goto(`${site}/events/?from=2026-12-25&to=2026-12-26`);
  await expect(status(page)).toHaveText(
    /^\s*Closed Friday 25 December\s–\sSaturday 26 December\s*$/,
  );
});

test.describe('to a visitor elsewhere', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('today is the museum’s day', async ({ page, site }) => {
    // 01:59 on the 21st for the visitor
    await open(page, `${site}/events/today/`, '2026-11-20T11:59:00Z');
    await expect(days(page)).toHaveText(['Friday 20 November']);
  });
});

test('keyboard users reach the first event in six keys, and past the filters in twelve', async ({
  page,
  site,
}) => {
  const first = page.getByRole('link', { name: 'Friday Shanties' });
  await open(page, `${site}/events/`);
  for (const key of ['Tab', 'Enter', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('link', { name: 'Skip to the events' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the events' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();

  for (const path of ['/events/', '/events/place/great-salt-store/']) {
    await page.goto(site + path);
    for (let key = 0; key < 12; key += 1) await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  }
});
