import { expect, test } from 'playwright/test';
import { museumTimeAt } from '../../../src/browser/museum-clock.ts';

for (const [instant, zone, date, time] of [
  ['2026-11-20T23:59:59Z', 'Europe/London', '2026-11-20', '23:59'],
  ['2026-11-21T00:00:00Z', 'Europe/London', '2026-11-21', '00:00'],
  // Half past midnight in summer time, when the UTC day is yesterday (edge case 17)
  ['2026-07-02T23:30:00Z', 'Europe/London', '2026-07-03', '00:30'],
  // The hour that comes twice, and the one that is skipped
  ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25', '01:30'],
  ['2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25', '01:30'],
  ['2027-03-28T01:00:00Z', 'Europe/London', '2027-03-28', '02:00'],
  ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21', '00:00'],
  ['2026-11-20T09:59:59Z', 'Pacific/Honolulu', '2026-11-19', '23:59'],
] as const) {
  test(`museumTimeAt() of ${instant} in ${zone} is ${date} ${time}`, () => {
    expect(museumTimeAt(new Date(instant), zone)).toEqual({ date, time });
  });
}
