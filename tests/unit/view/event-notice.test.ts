import { expect, test } from 'playwright/test';
import { parseExceptionDates } from '../../../src/domain/date-rule.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseDay } from '../../../src/domain/opening-hours.ts';
import { publicationOf, type EventEntry } from '../../../src/domain/publication.ts';
import { eventNotices, laterCancellations } from '../../../src/view/event-notice.ts';
import { entry, museum, schedule } from '../small-publication.ts';

const TODAY = parseLocalDate('2026-11-20');
const FRIDAYS = ['every Friday from 2026-11-06 to 2026-12-11'];

/** An event as it is published while closures hold, each written as its days. */
function published(
  dates: string[],
  closures: string[],
  more: Partial<EventEntry> = {},
): Parameters<typeof eventNotices>[0] {
  const exceptions = closures.map((days, index) => ({
    dates: parseExceptionDates(days),
    day: parseDay('closed'),
    reason: index === 0 ? 'Flood in the cellar' : 'Building works',
  }));
  const content = {
    museum,
    schedule: { ...schedule, exceptions },
    events: [entry('Lamplit Tour', dates, more)],
  };
  const [event] = publicationOf(content, TODAY).events;
  if (!event) throw new Error('Nothing is published');
  return event;
}
const notices = (event: ReturnType<typeof published>) => eventNotices(event, TODAY, 'en-GB');
const later = (event: ReturnType<typeof published>) => laterCancellations(event, TODAY, 'en-GB');

test('eventNotices() has nothing to say of an event that is as planned', () => {
  expect(notices(published(FRIDAYS, []))).toEqual([]);
  expect(later(published(FRIDAYS, []))).toEqual([]);
});

test('eventNotices() says that the next day is not held, why, and which is', () => {
  const event = published(FRIDAYS, ['2026-11-20']);
  expect(notices(event)).toEqual([
    {
      kind: 'not held',
      title: 'Not held on Friday, 20 November 2026: Flood in the cellar',
      lines: ['Next: Friday, 27 November 2026'],
    },
  ]);
  expect(later(event)).toEqual([]);
});

test('eventNotices() says each reason before the next day that is held', () => {
  expect(notices(published(FRIDAYS, ['2026-11-20', '2026-11-27']))).toEqual([
    {
      kind: 'not held',
      title: 'Not held on Friday, 20 November 2026: Flood in the cellar',
      lines: [
        'Not held on Friday, 27 November 2026: Building works',
        'Next: Friday, 4 December 2026',
      ],
    },
  ]);
});

test('laterCancellations() are those after the next day that is held', () => {
  const event = published(FRIDAYS, ['2026-11-27']);
  expect(notices(event)).toEqual([]);
  expect(later(event)).toEqual(['Not held on Friday, 27 November 2026: Flood in the cellar']);
});

test('eventNotices() says why a closure cancels a whole event', () => {
  const event = published(FRIDAYS, ['2026-11-20 until further notice']);
  expect(notices(event)).toEqual([
    { kind: 'cancelled', title: 'Cancelled', lines: ['Flood in the cellar'] },
  ]);
  expect(later(event)).toEqual([]);
});

test('eventNotices() says cancelled of what staff cancelled, even when its days are past', () => {
  const cancelled = [{ kind: 'cancelled', title: 'Cancelled', lines: [] }];
  expect(notices(published(FRIDAYS, [], { status: 'cancelled' }))).toEqual(cancelled);
  expect(notices(published(['2026-11-13'], [], { status: 'cancelled' }))).toEqual(cancelled);
});

test('eventNotices() says sold out of days to come only (edge case 30)', () => {
  const soldOut = { kind: 'sold out', title: 'Sold out', lines: [] };
  expect(notices(published(FRIDAYS, [], { status: 'sold out' }))).toEqual([soldOut]);
  expect(notices(published(['2026-11-13'], [], { status: 'sold out' }))).toEqual([
    { kind: 'over', title: 'This event is over.', lines: [] },
  ]);
  expect(
    notices(published(FRIDAYS, ['2026-11-20'], { status: 'sold out' })).map(({ kind }) => kind),
  ).toEqual(['sold out', 'not held']);
});
