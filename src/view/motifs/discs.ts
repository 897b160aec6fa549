import { disc, fill, rectangle } from '../shapes.ts';
import { FIELD, type Motif } from './motif.ts';

/** Three to the height of the field; those at the sides are cut. */
const CELL = 160;
const LEFT = -40;
const GAP = 10;
/** A shape covers the edges of its ground. */
const SIDE = CELL - GAP + 2;
const HALF = SIDE / 2;

/** Discs and parts of discs, laid like tiles around a large one. */
export const discs: Motif = (random, { main, second, deep, night }) => {
  const large = { column: random.whole(2, 4), row: random.whole(0, 1) };
  const drawn: string[] = [];
  for (let row = 0; row * CELL < FIELD.height; row += 1) {
    for (let column = 0; LEFT + column * CELL < FIELD.width; column += 1) {
      const isTaken = [0, 1].includes(column - large.column) && [0, 1].includes(row - large.row);
      if (!isTaken) drawn.push(tile(LEFT + column * CELL, row * CELL));
    }
  }
  const [x, y] = [LEFT + (large.column + 1) * CELL, (large.row + 1) * CELL];
  return [
    ...drawn,
    fill(second, square(x - CELL, y - CELL, 2 * CELL)),
    fill(main, disc(x, y, CELL - GAP / 2)),
    fill(night, disc(x, y, random.whole(40, 100))),
  ].join('');

  function tile(x: number, y: number): string {
    const [ground, front] = random.pick([
      [night, main],
      [night, second],
      [night, deep],
      [deep, main],
      [deep, night],
      [main, second],
      [main, night],
      [second, main],
    ]);
    const shape = random.pick([whole, half, quarter, quarter, dot])(
      x + GAP / 2 - 1,
      y + GAP / 2 - 1,
    );
    return (ground === night ? '' : fill(ground, square(x, y, CELL))) + fill(front, shape);
  }

  function square(x: number, y: number, side: number): string {
    return rectangle(x + GAP / 2, y + GAP / 2, side - GAP, side - GAP);
  }

  function whole(x: number, y: number): string {
    return disc(x + HALF, y + HALF, HALF);
  }

  function dot(x: number, y: number): string {
    return disc(x + HALF, y + HALF, 30);
  }

  function half(x: number, y: number): string {
    return random.pick([
      `M${x} ${y}h${SIDE}a${HALF} ${HALF} 0 0 1 ${-SIDE} 0z`,
      `M${x} ${y + SIDE}a${HALF} ${HALF} 0 0 1 ${SIDE} 0z`,
      `M${x} ${y}a${HALF} ${HALF} 0 0 1 0 ${SIDE}z`,
      `M${x + SIDE} ${y}v${SIDE}a${HALF} ${HALF} 0 0 1 0 ${-SIDE}z`,
    ]);
  }

  function quarter(x: number, y: number): string {
    return random.pick([
      `M${x} ${y}h${SIDE}a${SIDE} ${SIDE} 0 0 1 ${-SIDE} ${SIDE}z`,
      `M${x + SIDE} ${y}v${SIDE}a${SIDE} ${SIDE} 0 0 1 ${-SIDE} ${-SIDE}z`,
      `M${x + SIDE} ${y + SIDE}h${-SIDE}a${SIDE} ${SIDE} 0 0 1 ${SIDE} ${-SIDE}z`,
      `M${x} ${y + SIDE}v${-SIDE}a${SIDE} ${SIDE} 0 0 1 ${SIDE} ${SIDE}z`,
    ]);
  }
};
