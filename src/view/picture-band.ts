import type { TimeSpan } from '../domain/time-of-day.ts';
import { BAND_WIDTH, minutesOf } from './day-band.ts';
import { PALETTE } from './palette.ts';
import { fill, rectangle } from './shapes.ts';

/** Where a day of 24 hours lies in a picture, from midnight to midnight, in the units of the picture. */
export interface BandPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What is lit of a day, as an SVG element; nothing if the day stays dark.
 *
 * @param spans when it is light
 */
export function litBand(spans: readonly TimeSpan[], place: BandPlace): string {
  const length = (minutes: number) => Math.round((minutes / BAND_WIDTH) * place.width * 10) / 10;
  const paths = spans.map(({ start, end }) => {
    const first = minutesOf(start);
    const lit = length(minutesOf(end) - first);
    return rectangle(place.x + length(first), place.y, lit, place.height);
  });
  return paths.length === 0 ? '' : fill(PALETTE.amber, ...paths);
}
