import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { readContent } from '../../src/schemas/content.ts';
import { ROOT, TODAY } from '../sample.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The sample content with files of one's own. */
function sampleWith(own: Readonly<Record<string, string>>) {
  const folder = join(ROOT, 'content');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  for (const [path, text] of Object.entries(own)) files.set(path, Buffer.from(text));
  return readContent(files, () => parseLocalDate(TODAY));
}

test('the README’s event is one that the sample museum can publish', () => {
  const [, event = ''] = /```markdown\n([^]+?)```/.exec(readme) ?? [];
  const { content, problems } = sampleWith({ 'events/own.md': event });
  expect(problems.filter(({ file }) => file === 'events/own.md')).toEqual([]);
  expect(content?.events.find(({ file }) => file === 'events/own.md')?.keys).toMatchObject({
    name: 'Capstan Songs',
    price: 12.5,
    times: [{ start: '18:45', end: '19:45' }],
  });
});

test('the README’s exception is one that the files of hours can hold', () => {
  const [, exception = ''] = /```yaml\n([^]+?)```/.exec(readme) ?? [];
  const { content, problems } = sampleWith({ 'hours/exceptions.yaml': exception });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(content?.schedule.exceptions).toEqual([
    {
      dates: { kind: 'span', first: '2027-01-11', last: '2027-01-15' },
      day: { kind: 'closed' },
      reason: 'The galleries are rehung for the new year',
    },
  ]);
});

test('the README names every script that staff and hosts run', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
