import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { sequenceOn } from '../../../src/view/calendar-sequence.ts';

const [friday, saturday] = ['2026-11-20', '2026-11-21'].map(parseLocalDate) as [never, never];

test('the sequence of an entry rises from day to day, whatever changes', () => {
  expect(sequenceOn(friday, 'scheduled')).toBe(41554);
  expect(sequenceOn(friday, 'cancelled')).toBe(41555);
  // A cancelled event that is reinstated the next day
  expect(sequenceOn(saturday, 'scheduled')).toBe(41556);
  expect(sequenceOn(saturday, 'cancelled')).toBe(41557);
});
