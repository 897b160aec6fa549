import { disc, fill, polygon } from '../shapes.ts';
import type { Motif } from './motif.ts';

/** Bursts of light in the sky, the largest in the middle. */
export const rays: Motif = (random, { main, second, deep, night }) => {
  const x = random.whole(540, 660);
  const large = random.whole(240, 290);
  return [
    burst(x, random.whole(225, 255), large, main, second),
    ...[-1, 1].map((side) => {
      const small = random.whole(150, 210);
      const away = large + small + random.whole(-10, 20);
      return burst(x + side * away, random.whole(140, 340), small, deep, second);
    }),
  ].join('');

  function burst(cx: number, cy: number, radius: number, long: string, short: string): string {
    const count = random.whole(9, 14);
    const turn = random.whole(0, 359);
    const spikes = (reach: number, offset: number, width: number) =>
      Array.from({ length: count }, (_, spike) => {
        const angle = ((spike + offset) * 2 * Math.PI) / count + (turn * Math.PI) / 180;
        const at = (distance: number, by: number) =>
          [cx + distance * Math.cos(angle + by), cy + distance * Math.sin(angle + by)] as const;
        return polygon(at(radius * 0.3, 0), at(reach, width / count), at(reach, -width / count));
      });
    return [
      fill(long, ...spikes(radius, 0, 1)),
      fill(short, ...spikes(radius * random.pick([0.6, 0.7, 0.8]), 0.5, 0.8)),
      fill(night, disc(cx, cy, Math.round(radius * 0.38))),
      fill(short, disc(cx, cy, Math.round(radius * 0.24))),
    ].join('');
  }
};
