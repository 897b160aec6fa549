import { expect, test } from 'playwright/test';
import { randomFrom } from '../../../src/view/random.ts';

test('randomFrom() gives the same numbers for the same seed, and others for another', () => {
  const numbers = (seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: 20 }, () => random.whole(0, 999));
  };
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
});

test('randomFrom() comes to every number between two, and to no other', () => {
  const random = randomFrom('dice');
  const thrown = Array.from({ length: 600 }, () => random.whole(1, 6));
  expect([...new Set(thrown)].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const picked = Array.from({ length: 100 }, () => random.pick(['salt', 'rope']));
  expect([...new Set(picked)].toSorted()).toEqual(['rope', 'salt']);
});
