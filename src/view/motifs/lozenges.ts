import { fill, lozenge } from '../shapes.ts';
import { FIELD, type Motif } from './motif.ts';

const GAP = 7;

/** Lozenges side by side, most with another in them. */
export const lozenges: Motif = (random, { main, second, deep, night }) => {
  const half = random.whole(80, 130);
  const tall = random.pick([120, 160, 240]);
  const start = random.whole(-half, 0);
  const drawn: string[] = [];
  for (let row = 0; row * tall <= FIELD.height; row += 1) {
    for (let x = start + (row % 2) * half; x <= FIELD.width + half; x += 2 * half) {
      const [outer, inner] = random.pick([
        [main, night],
        [main, second],
        [second, night],
        [deep, main],
        [deep, second],
        [deep, night],
        [second, main],
      ]);
      const y = row * tall;
      drawn.push(fill(outer, lozenge(x, y, half - GAP, tall - GAP)));
      if (inner !== outer) {
        drawn.push(fill(inner, lozenge(x, y, Math.round(half / 2), Math.round(tall / 2))));
      }
    }
  }
  return drawn.join('');
};
