import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'playwright/test';
import { parseDataSet } from '../../src/api/data-set.ts';
import { addDays, eachDay, parseLocalDate } from '../../src/domain/local-date.ts';
import { dayAt } from '../../src/domain/opening-hours.ts';
import { RELEASE, TODAY } from '../sample.ts';
import { sitemapPaths } from './site.ts';

const { schedule } = parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8'));
const today = parseLocalDate(TODAY);

/** The last admissions of all days with the same hours, as pages write both. */
const lastAdmissions = new Map<string, Set<string>>();
for (const date of eachDay(today, addDays(today, 400))) {
  const day = dayAt(schedule, date);
  if (day.kind !== 'open' || day.lastAdmission === undefined) continue;
  const hours = `${day.opens} to ${day.closes}`;
  const known = lastAdmissions.get(hours) ?? new Set();
  lastAdmissions.set(hours, known.add(`Last admission ${day.lastAdmission}`));
}

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];

const page = (path: string) =>
  parseDocument(readFileSync(join(RELEASE, 'site', path, 'index.html'), 'utf8'));

/** What a text belongs to: its row, its entry, its section, its part of the page. */
function entryOf(node: Node): Node {
  let entry = node;
  while (entry.parent && !/^(tr|li|section)$/.test('name' in entry ? entry.name : '')) {
    entry = entry.parent as Node;
  }
  return entry;
}

test('wherever a day’s hours are shown, so is its last admission (edge case 23)', () => {
  expect([...lastAdmissions.keys()]).toContain('10:00 to 14:00');
  const missing: string[] = [];
  let shown = 0;
  for (const path of sitemapPaths()) {
    const texts = DomUtils.filter((node) => node.type === 'text', page(path)) as (Node & {
      data: string;
    })[];
    for (const text of texts) {
      const expected = lastAdmissions.get(text.data.trim());
      if (!expected) continue;
      shown += 1;
      const entry = DomUtils.textContent(entryOf(text));
      if (![...expected].some((each) => entry.includes(each))) missing.push(`${path}: ${entry}`);
    }
  }
  expect(missing).toEqual([]);
  // In the bar of each page at least, and on each open day of the months.
  expect(shown).toBeGreaterThan(sitemapPaths().length + 300);
});

test('Christmas Eve’s last admission is in the hours, the calendar and every page’s notice', () => {
  const shows = (path: string, isIt: (node: Node) => boolean) =>
    DomUtils.filter(isIt, page(path)).map((node) =>
      DomUtils.textContent(node).replace(/\s+/g, ' ').trim(),
    );
  const entries = (path: string) =>
    shows(path, (node) => 'name' in node && node.name === 'li').filter((text) =>
      text.startsWith('Thursday, 24 December 2026'),
    );
  const text = '10:00 to 14:00 Last admission 13:15';
  // The notice and the list of closures
  expect(entries('/hours/')).toEqual([
    expect.stringContaining(text),
    expect.stringContaining(text),
  ]);
  // The notice and the calendar
  expect(entries('/hours/2026-12/')).toEqual([
    expect.stringContaining(text),
    expect.stringContaining(text),
  ]);
  expect(entries('/events/')).toEqual([expect.stringContaining(text)]);
});
