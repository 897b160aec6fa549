/**
 * A filled path, as an SVG element.
 *
 * @param colour `#rrggbb`
 * @param paths what the functions below give
 */
export function fill(colour: string, ...paths: readonly string[]): string {
  return `<path fill="${colour}" d="${paths.join('')}"/>`;
}

/** The path of a rectangle; `x`, `y` is its upper left corner. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The path of a disc; `x`, `y` is its middle. */
export function disc(x: number, y: number, radius: number): string {
  const across = 2 * radius;
  return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${across} 0a${radius} ${radius} 0 0 1 ${-across} 0z`;
}

/** The path of a lozenge; `x`, `y` is its middle, `width` and `height` are half of it. */
export function lozenge(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y - height}l${width} ${height}l${-width} ${height}l${-width} ${-height}z`;
}

/** The path of a polygon, its points rounded to whole units. */
export function polygon(...points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
}
