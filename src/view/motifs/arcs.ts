import { disc, fill } from '../shapes.ts';
import { FIELD, type Motif } from './motif.ts';

/** Rings that spread from several places and meet, as voices do. */
export const arcs: Motif = (random, { main, second, deep, night }) => {
  const left = random.whole(300, 480);
  const right = left + random.whole(330, 430);
  const voices = [
    { x: left - random.whole(320, 420), colours: [deep] },
    { x: right + random.whole(300, 420), colours: [deep] },
    ...random.pick([
      [
        { x: left, colours: [main, second] },
        { x: right, colours: [second, main] },
      ],
      [
        { x: right, colours: [second, main] },
        { x: left, colours: [main, main, second] },
      ],
    ]),
  ];
  return voices.map(({ x, colours }) => rings(x, colours)).join('');

  function rings(x: number, colours: readonly string[]): string {
    const count = random.whole(5, 7);
    const thick = random.whole(34, 44);
    const pitch = thick + random.whole(14, 22);
    const drawn = Array.from({ length: count }, (_, ring) => {
      const colour = colours[ring % colours.length] ?? deep;
      return `<circle cx="${x}" cy="${FIELD.height}" r="${thick / 2 + ring * pitch}" stroke="${colour}"/>`;
    });
    return `${fill(night, disc(x, FIELD.height, count * pitch))}<g fill="none" stroke-width="${thick}">${drawn.join('')}</g>`;
  }
};
