import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { ROOT } from '../sample.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

const FOLDER = join(ROOT, '.github', 'workflows');
const stepsOf = (file: string): readonly Step[] => {
  const { jobs } = parse(readFileSync(join(FOLDER, file), 'utf8'));
  return Object.values<{ steps: readonly Step[] }>(jobs).flatMap(({ steps }) => steps);
};
const commandsOf = (file: string) => stepsOf(file).flatMap(({ run }) => run ?? []);

test('a release is checked before it goes to Workers', () => {
  expect(commandsOf('publish.yml')).toEqual([
    'npm ci',
    'npm run build',
    'npm run check:release',
    'npx --no-install wrangler deploy',
  ]);
});

test('a pull request is checked from the content to the program', () => {
  expect(commandsOf('pull-request.yml')).toEqual([
    'npm ci',
    'npm run check:content',
    'npm run build',
    'npm run check:release',
    'npm test',
  ]);
});

test('workflows run scripts that exist, and the same pinned actions', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = readdirSync(FOLDER).toSorted();
  expect(files).toEqual(['publish.yml', 'pull-request.yml']);
  const named = files
    .flatMap(commandsOf)
    .flatMap((command) => /^npm (?:run )?(?!ci$)(\S+)$/.exec(command)?.[1] ?? []);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  const actions = new Set(files.flatMap(stepsOf).flatMap(({ uses }) => uses ?? []));
  expect([...actions].map((action) => action.split('@')[0])).toEqual([
    'actions/checkout',
    'actions/setup-node',
  ]);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});
