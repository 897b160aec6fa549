import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { RELEASE } from '../sample.ts';
import { test } from './site.ts';

const SAMPLE =
  'The museum is open until 20:00 on Friday. Last admission 19:15. ' +
  'What’s on: talks, walks and workshops in a 1782 warehouse on the quay.';
const CHARACTERS = ' ,.0125789:FLTWadehiklmnopqrstuwy’';

/** How wide Arial and its twins are for each of those characters, in thousandths of the size. */
const ARIAL = [
  278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 278, 611, 556, 611, 944, 556, 556, 556, 556,
  222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 722, 500, 222,
];
const ARIAL_BOLD = [
  278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 333, 611, 611, 611, 944, 556, 611, 556, 611,
  278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 778, 556, 278,
];

/** The rules of the fallback's faces, by their weight. */
function fallbackFaces(): ReadonlyMap<string, string> {
  const folder = join(RELEASE, 'site', '_astro');
  const css = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const faces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) =>
    face.includes('Familjen Grotesk Fallback'),
  );
  return new Map(faces.map((face) => [/font-weight:\s*([^;}]+)/.exec(face)?.[1] ?? '', face]));
}

/** How wide the sample is in a face of the fallback, at a size of 1000 pixels. */
function fallbackWidth(face: string, widths: readonly number[]): number {
  const adjust = Number(/size-adjust:\s*([\d.]+)%/.exec(face)?.[1]) / 100;
  return (
    adjust * [...SAMPLE].reduce((sum, each) => sum + (widths[CHARACTERS.indexOf(each)] ?? NaN), 0)
  );
}

test('the fallback has a real bold face, so that no browser makes one up', () => {
  const faces = fallbackFaces();
  expect([...faces.keys()].toSorted()).toEqual(['400', '600 700']);
  for (const name of ['Arial', 'Helvetica', 'Liberation Sans']) {
    expect(faces.get('400')).toMatch(new RegExp(`local\\(['"]?${name}['"]?\\)`));
    expect(faces.get('600 700')).toMatch(new RegExp(`local\\(['"]?${name} Bold['"]?\\)`));
  }
});

test('the fallback is as wide and as high as the font, regular and bold', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const measured = await page.evaluate(async (text) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const measure = async (weight: number) => {
      const font = `${weight} 1000px "Familjen Grotesk"`;
      await document.fonts.load(font);
      context.font = font;
      const { width, fontBoundingBoxAscent: ascent } = context.measureText(text);
      return { width, ascent };
    };
    return { 400: await measure(400), 600: await measure(600), 700: await measure(700) };
  }, SAMPLE);
  const faces = fallbackFaces();
  for (const [weight, key, widths] of [
    [400, '400', ARIAL],
    [600, '600 700', ARIAL_BOLD],
    [700, '600 700', ARIAL_BOLD],
  ] as const) {
    const face = faces.get(key) ?? '';
    const ratio = fallbackWidth(face, widths) / measured[weight].width;
    expect(Math.abs(ratio - 1), `width at ${weight}`).toBeLessThan(0.015);
    const [, adjust = '', ascent = ''] = [
      '',
      /size-adjust:\s*([\d.]+)%/.exec(face)?.[1],
      /ascent-override:\s*([\d.]+)%/.exec(face)?.[1],
    ];
    const height = (Number(adjust) * Number(ascent)) / 10;
    expect(Math.abs(height / measured[weight].ascent - 1), `height at ${weight}`).toBeLessThan(
      0.01,
    );
  }
});
