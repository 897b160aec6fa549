import { expect, test } from 'playwright/test';
import { stateSize } from '../../../src/view/state-size.ts';

test('stateSize() keeps hours and “Open until” large, and makes room for sentences', () => {
  for (const [text, size] of [
    ['Closed', 'short'],
    ['10:00 to 20:00', 'short'],
    ['Open until 20:00', 'short'],
    ['Closed now, opens at 10:00', 'long'],
    ['Closed until further notice', 'long'],
    ['No more admission today, open until 20:00', 'long'],
    ['Closed now, opens on Tuesday 24 November at 10:00', 'longest'],
  ] as const) {
    expect(stateSize(text), text).toBe(size);
  }
});
