import { FIELD, type Motif } from './motif.ts';

/** Lines that swing together, strongest on one of them. */
export const waves: Motif = (random, { main, second, deep }) => {
  const half = random.whole(45, 110) * 2;
  const lines = random.whole(6, 9);
  const loudest = random.whole(2, lines - 3);
  const loud = random.whole(110, 190);
  const fade = random.whole(2, 7) / 10;
  const drift = random.whole(-half, half) / 4;
  const start = -2 * half - random.whole(0, 2 * half);
  const thickest = random.whole(32, 48);
  return Array.from({ length: lines }, (_, line) => {
    const away = Math.abs(line - loudest);
    const x = Math.round(start + line * drift);
    const y = Math.round(((line + 0.3) * FIELD.height) / (lines - 0.4));
    const swing = Math.round(loud / (1 + away * fade));
    const thick = Math.max(10, thickest - away * 7);
    const colour = away === 0 ? second : away < 3 ? main : deep;
    const swings = `t${half} 0`.repeat(Math.ceil((FIELD.width - x) / half));
    return `<path fill="none" stroke="${colour}" stroke-width="${thick}" d="M${x} ${y}q${half / 2} ${swing} ${half} 0${swings}"/>`;
  }).join('');
};
