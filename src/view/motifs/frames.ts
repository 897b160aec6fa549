import { fill, rectangle } from '../shapes.ts';
import { FIELD, type Motif } from './motif.ts';

const GAP = 20;

/** Frames within frames, hung close: one from top to bottom, or two. */
export const frames: Motif = (random, { main, second, deep, night }) => {
  const drawn: string[] = [];
  for (let x = -random.whole(0, 140); x < FIELD.width;) {
    const width = random.whole(160, 340);
    const upper = random.pick([FIELD.height, FIELD.height, random.whole(140, 300)]);
    drawn.push(frame(x, 0, width, upper));
    if (upper < FIELD.height) {
      const y = upper + GAP;
      drawn.push(frame(x, y, width, FIELD.height - y));
    }
    x += width + GAP;
  }
  return drawn.join('');

  function frame(x: number, y: number, width: number, height: number): string {
    const colours = random.pick([
      [deep, main, night, second],
      [main, night, second, main],
      [second, deep, main, night],
      [deep, second, main, second],
      [main, deep, night, main],
    ]);
    const moulding = Math.min(width, height) / random.pick([7.5, 8, 9]);
    const sag = random.pick([-0.35, 0, 0.35]);
    return colours
      .map((colour, depth) => {
        const inset = Math.round(moulding * depth);
        const top = y + inset + Math.round(inset * sag);
        return fill(colour, rectangle(x + inset, top, width - 2 * inset, height - 2 * inset));
      })
      .join('');
  }
};
