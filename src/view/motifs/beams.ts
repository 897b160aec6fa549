import { disc, fill, polygon } from '../shapes.ts';
import { FIELD, type Motif } from './motif.ts';

const FAR = 1400;

/** A lamp and its beams. */
export const beams: Motif = (random, { main, second, deep, night }) => {
  const x = random.whole(360, 840);
  const radius = random.whole(80, 130);
  const colours = random.pick([
    [main, deep, second, deep],
    [deep, main, deep, second, main],
    [main, night, main, second],
    [deep, second, main],
  ]);
  const widths = Array.from({ length: random.whole(9, 15) }, () => random.whole(4, 14));
  const unit = 180 / widths.reduce((sum, width) => sum + width, 0);
  let passed = 0;
  const fan = widths.map((width, beam) => {
    const from = passed * unit;
    passed += width;
    return fill(
      colours[beam % colours.length] ?? deep,
      polygon([x, FIELD.height], end(from), end(passed * unit - 1.5)),
    );
  });
  return [
    ...fan,
    fill(night, disc(x, FIELD.height, radius + 28)),
    fill(second, disc(x, FIELD.height, radius)),
    fill(night, disc(x, FIELD.height, Math.round(radius * 0.45))),
  ].join('');

  function end(degrees: number): readonly [number, number] {
    const angle = (degrees * Math.PI) / 180;
    return [x - FAR * Math.cos(angle), FIELD.height - FAR * Math.sin(angle)];
  }
};
