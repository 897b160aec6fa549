import type { LocalDate } from '../domain/local-date.ts';
import type { TimeOfDay } from '../domain/time-of-day.ts';

/** What the museum's calendar and clock show. */
export interface MuseumTime {
  readonly date: LocalDate;
  readonly time: TimeOfDay;
}

/**
 * What the museum's calendar and clock show at an instant, wherever the visitor is.
 *
 * @param zone an IANA name
 */
export function museumTimeAt(instant: Date, zone: string): MuseumTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}` as LocalDate,
    time: `${part('hour')}:${part('minute')}` as TimeOfDay,
  };
}
