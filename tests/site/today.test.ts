import { expect, type Page } from 'playwright/test';
import { EVENTS, TODAY } from '../sample.ts';
import { shiftsOn, watchShifts } from './shifts.ts';
import { test } from './site.ts';

/** The hours of the block of the museum's day on a page, opened at an instant. */
async function open(page: Page, url: string, instant: string) {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(url);
  return page.getByRole('region', { name: 'Opening hours' }).first();
}

for (const [instant, ...texts] of [
  ['2026-11-20T09:59:00Z', 'Closed now, opens at 10:00', '10:00 to 20:00 · Last admission 19:15'],
  ['2026-11-20T10:00:00Z', 'Open until 20:00', '10:00 to 20:00 · Last admission 19:15'],
  ['2026-11-20T19:14:00Z', 'Open until 20:00'],
  ['2026-11-20T19:15:00Z', 'No more admission today, open until 20:00'],
  ['2026-11-20T20:00:00Z', 'Closed now, opens tomorrow at 10:00'],
  // Monday is closed, and so the day after Sunday's last hour names Tuesday.
  [
    '2026-11-22T17:30:00Z',
    'Closed now, opens on Tuesday 24 November at 10:00',
    'Sunday, 22 November 2026',
  ],
  ['2026-11-23T12:00:00Z', 'Closed now, opens tomorrow at 10:00', 'Monday, 23 November 2026'],
] as const) {
  test(`every page says at ${instant}, louder than all else: ${texts[0]}`, async ({
    page,
    site,
  }) => {
    for (const path of ['/', '/hours/', `/events/${EVENTS.past}/`]) {
      const block = await open(page, site + path, instant);
      for (const text of texts) await expect(block).toContainText(text);
      const sizes = await block.locator('p, h1').evaluateAll((elements) =>
        elements
          .filter((element) => element.textContent?.trim())
          .map((element) => ({
            text: element.textContent?.trim(),
            size: parseFloat(getComputedStyle(element).fontSize),
          })),
      );
      expect(sizes.toSorted((a, b) => b.size - a.size)[0]?.text).toBe(texts[0]);
    }
  });
}

test('a Monday says once that the museum is closed', async ({ page, site }) => {
  for (const path of ['/', '/hours/']) {
    const block = await open(page, site + path, '2026-11-23T12:00:00Z');
    await expect(block).toContainText('opens tomorrow');
    expect((await block.innerText()).match(/closed/gi)).toHaveLength(1);
  }
});

for (const width of [360, 768, 1280, 1440]) {
  test(`at a width of ${width} the script moves nothing, whatever it says`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const path of ['/', '/hours/2026-11/']) {
      for (const instant of [
        '2026-11-20T09:30:00Z',
        '2026-11-20T14:05:00Z',
        '2026-11-20T19:30:00Z',
        '2026-11-20T21:00:00Z',
        '2026-11-22T18:00:00Z',
        '2026-11-23T12:00:00Z',
      ]) {
        // A home page that is some days old lets go of the days that are over, and so moves its list.
        if (path === '/' && !instant.startsWith(TODAY)) continue;
        await page.clock.setFixedTime(instant);
        await page.goto(site + path, { waitUntil: 'networkidle' });
        expect(await shiftsOn(page), `${path} at ${instant}`).toEqual([]);
      }
    }
  });
}

for (const width of [360, 768, 1440]) {
  test(`at a width of ${width} today is laid out as the other days are`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [instant, today, other] of [
      ['2026-11-20T14:05:00Z', '2026-11-20', '2026-11-13'],
      // A closed day
      ['2026-11-23T14:05:00Z', '2026-11-23', '2026-11-16'],
    ] as const) {
      await page.clock.setFixedTime(instant);
      await page.goto(`${site}/hours/2026-11/`);
      await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', today);
      expect(await partsOf(page, today)).toEqual(await partsOf(page, other));
      const mark = await page
        .locator(`[data-day="${today}"] time`)
        .evaluate((time) => getComputedStyle(time, '::after').content);
      expect(mark).toBe('"Today"');
    }
  });
}

/** Where the parts of a day's cell are within it. */
function partsOf(page: Page, date: string) {
  return page.locator(`[data-day="${date}"]`).evaluate((cell) => {
    const { x, y } = cell.getBoundingClientRect();
    return [...cell.querySelectorAll('svg, time, p, a')].map((part) => {
      const box = part.getBoundingClientRect();
      return [box.x - x, box.y - y, box.width, box.height].map(Math.round).join(' ');
    });
  });
}

test.describe('to a visitor elsewhere', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the museum’s clock is the one that counts', async ({ page, site }) => {
    // 04:05 on the 21st for the visitor
    const block = await open(page, site, '2026-11-20T14:05:00Z');
    await expect(block).toContainText('Friday, 20 November 2026');
    await expect(block).toContainText('Open until 20:00');
  });
});

test('a page that stays open goes on with the day, across midnight', async ({ page, site }) => {
  const block = await open(page, `${site}/hours/2026-11/`, '2026-11-20T19:59:30Z');
  await expect(block).toContainText('No more admission today, open until 20:00');
  await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', '2026-11-20');
  await page.clock.runFor('01:00');
  await expect(block).toContainText('Closed now, opens tomorrow at 10:00');
  await page.clock.runFor('04:00:00');
  await expect(block).toContainText('Saturday, 21 November 2026');
  await expect(block).toContainText('10:00 to 18:00');
  await expect(block).toContainText('Closed now, opens at 10:00');
  await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', '2026-11-21');
});

test('a page too old to know the day stays as it was built', async ({ page, site }) => {
  const block = await open(page, site, '2027-06-01T12:00:00Z');
  await expect(block).toContainText('Friday, 20 November 2026');
  await expect(block).not.toContainText(/now|until/);
});
