import { PALETTE } from './palette.ts';
import { fill, rectangle } from './shapes.ts';

/**
 * The size of a picture that is shared, in units of the drawing and in pixels.
 * Source: the Open Graph protocol's `og:image`, which sites that show links cut to 1.91 to 1.
 */
export const PICTURE = { width: 1200, height: 630 } as const;

/** How such a picture is kept as PNG: its few colours and the edges between them, which need no dither. */
export const FLAT_PNG = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

/**
 * A picture at night, as SVG text. Its attributes say all, so that every program that draws SVG draws it alike.
 *
 * @param elements SVG elements, from back to front
 */
export function pictureOf(...elements: readonly string[]): string {
  const { width, height } = PICTURE;
  const night = fill(PALETTE.inkDeep, rectangle(0, 0, width, height));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${night}${elements.join('')}</svg>\n`;
}
