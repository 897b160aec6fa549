import type { Random } from '../random.ts';

/** The colours that a motif is drawn in, as `#rrggbb`. */
export interface Paint {
  /** The bright one that most of it has. */
  readonly main: string;
  /** Stands out from `main`. */
  readonly second: string;
  /** A shade of the night, for what lies behind. */
  readonly deep: string;
  /** The night itself, for gaps. */
  readonly night: string;
}

/**
 * A way of filling the field of a poster: SVG elements. What matters is in the middle, between 285 and 915, so that a
 * square cut still has it; what lies below the field is covered.
 */
export type Motif = (random: Random, paint: Paint) => string;

/** The field that a motif fills, from 0, 0, in the units of the poster. */
export const FIELD = { width: 1200, height: 480 } as const;
