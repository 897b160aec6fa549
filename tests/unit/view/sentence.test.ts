import { expect, test } from 'playwright/test';
import { countText, fill } from '../../../src/view/sentence.ts';

test('fill() puts values in, as they are', () => {
  expect(fill('{start} to {end}', { start: '10:00', end: '$& {start}' })).toBe(
    '10:00 to $& {start}',
  );
  expect(fill('Open until {time}', {})).toBe('Open until {time}');
});

test('countText() takes the form of the number', () => {
  const events = { one: '{count} event', other: '{count} events' };
  expect(countText(events, 1, 'en-GB')).toBe('1 event');
  expect(countText(events, 0, 'en-GB')).toBe('0 events');
  expect(countText(events, 1200, 'en-GB')).toBe('1,200 events');
});
