import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { PALETTE } from '../../../src/view/palette.ts';
import { ROOT } from '../../sample.ts';

const tokens = readFileSync(join(ROOT, 'src', 'styles', 'tokens.css'), 'utf8');

test('PALETTE has the colours of the pages', () => {
  for (const [name, hex] of Object.entries(PALETTE)) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const [, lightness, chroma, hue] =
      new RegExp(`--${token}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
    expect(hexOf(Number(lightness) / 100, Number(chroma), Number(hue)), token).toBe(hex);
  }
});

/** A colour as `#rrggbb`. Source: CSS Color 4, sample code for OKLCH to sRGB. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((part) =>
    Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
