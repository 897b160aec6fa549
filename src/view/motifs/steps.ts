import { fill } from '../shapes.ts';
import { FIELD, type Motif } from './motif.ts';

/** Flights of stairs up and down, one before the other. */
export const steps: Motif = (random, { main, second, deep, night }) => {
  const tread = random.whole(60, 92);
  const rise = random.whole(36, 54);
  const top = random.whole(400, 800);
  const most = random.whole(3, 6);
  const start = -random.whole(1, tread);
  const levels = Array.from({ length: Math.ceil(FIELD.width / tread) + 1 }, (_, column) => {
    const away = Math.abs(Math.round((start + column * tread - top) / tread)) % (2 * most);
    return Math.min(away, 2 * most - away);
  });
  const flights = random.pick([
    [deep, main, night, second, main, deep],
    [deep, night, main, second, night, main, deep],
    [second, main, night, main, deep, second],
    [main, deep, night, second, main, night, deep],
    [deep, second, main, night, main, second],
  ]);
  const high = random.whole(-60, 50);
  const apart = random.whole(64, 84);
  return flights.map((colour, flight) => fill(colour, profile(high + flight * apart))).join('');

  function profile(y: number): string {
    const line = levels.map((level) => `V${y + level * rise}h${tread}`).join('');
    return `M${start} 700${line}V700z`;
  }
};
