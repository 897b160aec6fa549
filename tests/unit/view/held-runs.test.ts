import { expect, test } from 'playwright/test';
import type { MuseumEvent } from '../../../src/domain/event.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { heldRuns, notHeldText } from '../../../src/view/held-runs.ts';

type Days = Pick<MuseumEvent, 'status' | 'cancelledDates'>;

const FLOOD = 'Flood in the cellar';
const dates = (...texts: string[]) => texts.map(parseLocalDate);
const cancelled = (...days: [date: string, reason: string][]): Days => ({
  status: 'scheduled',
  cancelledDates: days.map(([date, reason]) => ({ date: parseLocalDate(date), reason })),
});

test('heldRuns() parts held days from cancelled ones, and one reason from another', () => {
  const event = cancelled(
    ['2026-11-27', FLOOD],
    ['2026-12-04', FLOOD],
    ['2026-12-11', 'Building works'],
  );
  const announced = dates('2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18');
  expect(heldRuns(event, announced)).toEqual([
    { kind: 'held', dates: ['2026-11-20'] },
    { kind: 'cancelled', dates: ['2026-11-27', '2026-12-04'], reason: FLOOD },
    { kind: 'cancelled', dates: ['2026-12-11'], reason: 'Building works' },
    { kind: 'held', dates: ['2026-12-18'] },
  ]);
  expect(heldRuns(event, [])).toEqual([]);
});

test('heldRuns() holds no day of an event that staff cancelled', () => {
  const event: Days = { status: 'cancelled', cancelledDates: [] };
  expect(heldRuns(event, dates('2026-11-20', '2026-11-27'))).toEqual([
    { kind: 'cancelled', dates: ['2026-11-20', '2026-11-27'], reason: undefined },
  ]);
});

test('heldRuns() still holds past days of an event that a closure cancelled', () => {
  const event: Days = { ...cancelled(['2026-11-27', FLOOD]), status: 'cancelled' };
  expect(heldRuns(event, dates('2026-11-20', '2026-11-27')).map(({ kind }) => kind)).toEqual([
    'held',
    'cancelled',
  ]);
});

test('notHeldText() says one day with its weekday, few by name, and many by the first and last', () => {
  const text = (...days: string[]) =>
    notHeldText({ kind: 'cancelled', dates: dates(...days), reason: FLOOD }, 'en-GB');
  expect(text('2026-11-27')).toBe('Not held on Friday, 27 November 2026: Flood in the cellar');
  expect(text('2026-11-27', '2026-12-04')).toBe(
    'Not held on 27 November 2026 and 4 December 2026: Flood in the cellar',
  );
  expect(text('2026-11-25', '2026-11-26', '2026-11-27')).toMatch(
    /^Not held on 25\s?–\s?27 November 2026: Flood in the cellar$/,
  );
  expect(text('2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18')).toMatch(
    /^Not held on 27 November\s?–\s?18 December 2026: Flood in the cellar$/,
  );
});

test('notHeldText() gives no reason where none is known', () => {
  expect(notHeldText({ kind: 'cancelled', dates: dates('2026-11-27') }, 'en-GB')).toBe(
    'Not held on Friday, 27 November 2026',
  );
});
