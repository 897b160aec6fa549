import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { discardUnverified, recordPublished } from '../../../src/build/picture-cache.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const cache = () => join(folder, 'cache');
const cached = (name: string) => join(cache(), 'assets', name);
const published = (name: string) => join(folder, '_astro', name);

/** A finished build, which cached what it published. */
function build(...names: readonly string[]): void {
  discardUnverified(cache());
  mkdirSync(join(folder, '_astro'), { recursive: true });
  for (const name of names) {
    writeFileSync(published(name), `picture ${name}`);
    writeFileSync(cached(name), `picture ${name}`);
  }
  recordPublished(cache(), join(folder, '_astro'));
}

test('pictures that a finished build published are used again', () => {
  build('a.webp', 'b.avif');
  discardUnverified(cache());
  expect(readdirSync(join(cache(), 'assets')).toSorted()).toEqual(['a.webp', 'b.avif']);
  expect(readFileSync(cached('a.webp'), 'utf8')).toBe('picture a.webp');
});

test('half a picture, an empty one, a changed one and a foreign one are not', () => {
  build('half.webp', 'empty.webp', 'changed.webp', 'whole.webp');
  truncateSync(cached('half.webp'), 7);
  truncateSync(cached('empty.webp'), 0);
  writeFileSync(cached('changed.webp'), 'PICTURE changed.webp');
  writeFileSync(cached('foreign.webp'), 'picture foreign.webp');
  mkdirSync(cached('folder.webp'));
  symlinkSync(cached('whole.webp'), cached('link.webp'));
  discardUnverified(cache());
  expect(readdirSync(join(cache(), 'assets'))).toEqual(['whole.webp']);
});

test('a picture that was cached in part while it was published whole is not', () => {
  build('a.webp');
  writeFileSync(cached('a.webp'), 'pict');
  recordPublished(cache(), join(folder, '_astro'));
  discardUnverified(cache());
  expect(readdirSync(join(cache(), 'assets'))).toEqual([]);
});

test('what a build cached that did not finish is not used, what was there before it is', () => {
  build('a.webp');
  writeFileSync(cached('b.webp'), 'picture b.webp');
  writeFileSync(join(cache(), 'pictures.json.new'), '{"b.webp":');
  writeFileSync(join(cache(), 'data-store.json'), '[[');
  discardUnverified(cache());
  expect(readdirSync(join(cache(), 'assets'))).toEqual(['a.webp']);
  expect(readdirSync(cache()).toSorted()).toEqual(['assets', 'pictures.json']);
});

for (const damage of ['', '{"a.webp":"', 'null', '[]']) {
  test(`nothing is used when the manifest is ${JSON.stringify(damage)}`, () => {
    build('a.webp');
    writeFileSync(join(cache(), 'pictures.json'), damage);
    discardUnverified(cache());
    expect(readdirSync(join(cache(), 'assets'))).toEqual([]);
  });
}
