import type { Day } from '../domain/opening-hours.ts';
import type { TimeSpan } from '../domain/time-of-day.ts';

/** How many units a day is drawn wide: its minutes. */
export const BAND_WIDTH = 24 * 60;

/** The lit part of a museum's day; none if it is closed. */
export function litSpans(day: Day): readonly TimeSpan[] {
  return day.kind === 'open' ? [{ start: day.opens, end: day.closes }] : [];
}

/** The shape of the lit parts of a day, {@link BAND_WIDTH} wide and 1 high. Source: SVG 2, path data. */
export function litPath(spans: readonly TimeSpan[]): string {
  return spans
    .map(({ start, end }) => `M${minutesOf(start)} 0H${minutesOf(end)}V1H${minutesOf(start)}z`)
    .join('');
}

/** Minutes since midnight on the museum's clock. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
