import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { run } from '../run.ts';
import { ROOT, TODAY } from '../sample.ts';
import { edit } from './files.ts';

const ANNOTATION = /^::(?:error|notice) /;

let content: string;
test.beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'museum-'));
  cpSync(join(ROOT, 'content'), content, { recursive: true });
});
test.afterEach(() => rmSync(content, { recursive: true }));

const check = (set: Readonly<Record<string, string>> = {}) =>
  run('src/desk/check-content.ts', [], { MUSEUM_CONTENT: content, MUSEUM_TODAY: TODAY, ...set });

test('check:content annotates lines on GitHub, and lists all problems in the log too', async () => {
  edit(join(content, 'events', 'the-kings-lock.md'), '- 2027-02-10', '- 2026-02-30');
  const { code, stderr } = await check({ GITHUB_ACTIONS: 'true' });
  const lines = stderr.split('\n');
  const message =
    'dates: 2026-02-30 is not in the calendar. Write a day that exists, such as 2026-02-28.';
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('::error '))).toEqual([
    `::error file=${content}/events/the-kings-lock.md,line=8::${message}`,
  ]);
  expect(lines).toContain(`${content}/events/the-kings-lock.md:8: ${message}`);
  expect(lines).toContain('One problem in the content. Nothing is published.');
});

test('check:content annotates notes of good content, named from the root of the repository', async () => {
  const { code, stdout } = await run('src/desk/check-content.ts', [], {
    MUSEUM_TODAY: TODAY,
    GITHUB_ACTIONS: 'true',
  });
  expect(code).toBe(0);
  expect(stdout).toContain(
    '\n::notice file=content/events/keepers-of-the-light.md,line=6::dates: the museum is closed on 2027-01-13, 2027-01-14, 2027-01-15 ',
  );
});

test('check:content writes no annotations elsewhere', async () => {
  const { stdout } = await check();
  expect(stdout.split('\n').filter((line) => ANNOTATION.test(line))).toEqual([]);
});
