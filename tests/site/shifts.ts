import type { Page } from 'playwright/test';

/** Notes whatever moves without having been asked to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node }[];
      })[]) {
        shifts.push(...entry.sources.map(({ node }) => node.textContent?.slice(0, 60) ?? 'a node'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on a page since it was opened. */
export function shiftsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
