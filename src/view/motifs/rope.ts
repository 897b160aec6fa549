import { fill } from '../shapes.ts';
import type { Motif } from './motif.ts';

/** Ropes across the field, each of strands that turn one way. */
export const rope: Motif = (random, { main, second, deep }) => {
  const slope = random.pick([-1, 1]) * random.whole(8, 16);
  const lines: string[] = [];
  for (let y = -random.whole(160, 260), lay = random.pick([1, -1]); y < 640; lay = -lay) {
    const thick = random.whole(160, 230);
    lines.push(line(y, thick, lay));
    y += thick + random.whole(20, 34);
  }
  return `<g transform="rotate(${slope} 600 240)">${lines.join('')}</g>`;

  function line(y: number, thick: number, lay: number): string {
    const pitch = Math.round(thick / 2);
    const wide = pitch - 12;
    const near = lay * Math.round(thick * 0.3);
    const lean = 2 * near;
    const colours = random.pick([
      [main, main, second],
      [main, deep],
      [second, second, main],
      [deep, deep, main],
      [deep, second, deep, main],
    ]);
    const strands = colours.map((): string[] => []);
    const first = -60 - Math.max(0, lean) - random.whole(0, pitch);
    for (let x = first, turn = 0; x < 1260 - Math.min(0, lean); x += pitch, turn += 1) {
      strands[turn % colours.length]?.push(
        `M${x} ${y + thick}c${near} 0 ${near} ${-thick} ${lean} ${-thick}h${wide}c${-near} 0 ${-near} ${thick} ${-lean} ${thick}z`,
      );
    }
    return strands.map((paths, index) => fill(colours[index] ?? main, ...paths)).join('');
  }
};
