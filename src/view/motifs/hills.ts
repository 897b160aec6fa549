import { disc, fill } from '../shapes.ts';
import { FIELD, type Motif } from './motif.ts';

/** Land behind land, and what shines over it. */
export const hills: Motif = (random, { main, second, deep, night }) => {
  const colours = random.pick([
    [deep, main, night, second, deep],
    [deep, night, main, deep, second],
    [main, deep, night, main, deep],
    [deep, main, deep, second, night, main],
  ]);
  const high = random.whole(170, 260);
  const apart = (440 - high) / (colours.length - 1);
  const light = disc(random.whole(340, 860), high - random.whole(30, 90), random.whole(60, 110));
  return (
    fill(second, light) +
    colours
      .map((colour, index) => {
        const y = Math.round(high + index * apart);
        return fill(colour, land(y, random.whole(50, 150) - index * 12));
      })
      .join('')
  );

  function land(y: number, swing: number): string {
    const half = random.whole(80, 210) * 2;
    const start = -random.whole(half, 3 * half);
    const rest = `t${half} 0`.repeat(Math.ceil((FIELD.width - start) / half));
    return `M${start} ${y}q${half / 2} ${swing} ${half} 0${rest}V600H${start}z`;
  }
};
