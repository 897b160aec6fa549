import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { filesIn } from '../../src/build/files-in.ts';
import { ROOT } from '../sample.ts';

const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const { dependencies, devDependencies } = json('package.json') as Record<
  string,
  Readonly<Record<string, string>>
>;

/** Platforms that the registry which made the lock does not offer. npm cannot know their digests. */
const WITHOUT_DIGEST = [
  '@astrojs/compiler-binding-android-arm64',
  '@astrojs/compiler-binding-darwin-arm64',
  '@astrojs/compiler-binding-darwin-x64',
  '@astrojs/compiler-binding-linux-arm64-gnu',
  '@astrojs/compiler-binding-linux-arm64-musl',
  '@astrojs/compiler-binding-wasm32-wasi',
  '@astrojs/compiler-binding-win32-arm64-msvc',
  '@astrojs/compiler-binding-win32-x64-msvc',
  '@cloudflare/workerd-darwin-64',
  '@cloudflare/workerd-darwin-arm64',
  '@cloudflare/workerd-windows-64',
];

/** Dependencies that the sources do not import. */
const NOT_IMPORTED = {
  node: 'the npm scripts and the systemd units run on it',
};

test('npm can verify every package of the lock, but for optional ones of a few platforms', () => {
  const packages: Record<string, { integrity?: string; optional?: boolean }> =
    json('package-lock.json').packages;
  const unverified = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  expect(unverified.filter(([, { optional }]) => !optional)).toEqual([]);
  const names = unverified.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(WITHOUT_DIGEST).toEqual(expect.arrayContaining(names));
});

test('texts are checked by the very parser that Astro renders them with', () => {
  const paths = Object.keys(json('package-lock.json').packages);
  expect(paths.filter((path) => path.endsWith('node_modules/satteri'))).toEqual([
    'node_modules/satteri',
  ]);
});

test('every version of a package is exact', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('a server needs no development package: what the sources import is a dependency', () => {
  expect(importedPackages().filter((name) => !(name in (dependencies ?? {})))).toEqual([]);
});

test('a server installs nothing in vain: every dependency is imported', () => {
  const used = new Set([...importedPackages(), ...Object.keys(NOT_IMPORTED)]);
  expect(Object.keys(dependencies ?? {}).filter((name) => !used.has(name))).toEqual([]);
});

/** The packages that the sources load when they run; what is only a type is gone by then. */
function importedPackages(): readonly string[] {
  const sources = filesIn(join(ROOT, 'src')).filter((file) => /\.(?:ts|astro|css)$/.test(file));
  const texts = [...sources.map((file) => join('src', file)), 'astro.config.mjs'].map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const specifiers = texts.flatMap((text) =>
    [
      /^(?:import|export) (?!type )(?:[^'"]* from )?'([^']+)'/gm,
      /\bimport\('([^']+)'\)/g,
      /\burl\('([^']+)'\)/g,
    ].flatMap((form) => [...text.matchAll(form)].map(([, specifier = '']) => specifier)),
  );
  // Not a file, nor what Node, Astro or the Worker's configuration resolves.
  const packages = specifiers.filter((name) => !/^(?:[./#]|\w+:|museum-data-set$)/.test(name));
  return [...new Set(packages.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))];
}
