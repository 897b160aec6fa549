import { arcs } from './arcs.ts';
import { beams } from './beams.ts';
import { discs } from './discs.ts';
import { frames } from './frames.ts';
import { hills } from './hills.ts';
import { lozenges } from './lozenges.ts';
import type { Motif } from './motif.ts';
import { rays } from './rays.ts';
import { rope } from './rope.ts';
import { steps } from './steps.ts';
import { waves } from './waves.ts';

/** The motifs, in the order in which the categories of a museum take them. */
export const MOTIFS: readonly [Motif, ...Motif[]] = [
  frames,
  steps,
  arcs,
  rope,
  discs,
  waves,
  beams,
  hills,
  rays,
  lozenges,
];
