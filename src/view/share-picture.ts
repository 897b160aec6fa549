import type { Week } from '../domain/opening-hours.ts';
import type { Weekday } from '../domain/weekday.ts';
import { litSpans } from './day-band.ts';
import { litBand } from './picture-band.ts';
import { PALETTE } from './palette.ts';
import { PICTURE, pictureOf } from './picture.ts';
import { fill, rectangle } from './shapes.ts';

const FIRST = 58;
const APART = 76;
const HEIGHT = 58;

/**
 * A museum's week as seven bands of light, each from midnight to midnight: 1200 × 630, as SVG text. Closed days are
 * dark.
 *
 * @param weekdays all seven, in the order to read them
 */
export function sharePicture(week: Week, weekdays: readonly Weekday[]): string {
  return pictureOf(
    ...weekdays.map((weekday, index) => {
      const day = week[weekday];
      const place = { x: 0, y: FIRST + index * APART, width: PICTURE.width, height: HEIGHT };
      const whole = rectangle(place.x, place.y, place.width, place.height);
      return day.kind === 'closed'
        ? fill(PALETTE.ink, whole)
        : fill(PALETTE.dusk, whole) + litBand(litSpans(day), place);
    }),
  );
}
