import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import {
  daysOf,
  daysWanted,
  firstDayIn,
  isWanted,
  parseRuns,
  parseWanted,
  queryOf,
  searchable,
} from '../../../src/browser/event-filter.ts';
import { addDays, parseLocalDate } from '../../../src/domain/local-date.ts';
import { isOpenOn } from '../../../src/domain/opening-hours.ts';
import { closedRuns, dayRuns } from '../../../src/view/day-runs.ts';
import { schedule } from '../small-publication.ts';

/** A Friday. */
const today = parseLocalDate('2026-11-20');
const days = (...numbers: number[]) => numbers.map((number) => addDays(today, number));

test('dayRuns() joins open days in a row and days a week apart, and leaves past ones out', () => {
  const runs = (...numbers: number[]) => dayRuns(days(...numbers), today, schedule);
  expect(runs(-2, 0)).toBe('0');
  // Monday the 23rd is closed: Sunday and Tuesday follow each other.
  expect(runs(0, 1, 2, 4)).toBe('0-4');
  expect(runs(0, 2, 3)).toBe('0 2 3');
  expect(runs(0, 7, 14, 28)).toBe('0-14/7 28');
  expect(runs(0, 7)).toBe('0 7');
  expect(runs(-1)).toBe('');
});

test('closedRuns() are the closed days, each', () => {
  expect(closedRuns(today, addDays(today, 11), schedule)).toBe('3 10');
  expect(closedRuns(today, addDays(today, 20), schedule)).toBe('3-17/7');
});

test('what dayRuns() writes is read back to the same days', () => {
  const through = addDays(today, 80);
  const closedDays = daysOf(parseRuns(closedRuns(today, through, schedule)));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 1 }),
      fc.boolean(),
      (numbers, onlyOpen) => {
        const wanted = numbers
          .toSorted((a, b) => a - b)
          .filter((number) => !onlyOpen || isOpenOn(schedule, addDays(today, number)));
        const runs = parseRuns(dayRuns(days(...wanted), today, schedule));
        for (let first = 0; first <= 81; first += 1) {
          const next = wanted.find((number) => number >= first);
          expect(firstDayIn(runs, first, 100, closedDays)).toBe(next);
        }
      },
    ),
  );
});

test('firstDayIn() keeps to the last day that is wanted', () => {
  expect(firstDayIn(parseRuns('0-10'), 3, 4, new Set([3, 4]))).toBe(undefined);
  expect(firstDayIn(parseRuns('0-10'), 3, 5, new Set([3, 4]))).toBe(5);
  expect(firstDayIn(parseRuns('2-30/7'), 3, 8, new Set())).toBe(undefined);
});

test('parseWanted() and queryOf() know the parameters of a list, in one order', () => {
  expect(parseWanted('?q=%20salt%20&place=&page=2&when=today')).toEqual({
    when: 'today',
    q: 'salt',
  });
  expect(queryOf({ q: 'salt & sea', when: 'today' })).toBe('?when=today&q=salt+%26+sea');
  expect(queryOf({})).toBe('');
});

test('daysWanted() never goes back before today', () => {
  const of = (wanted: object) => daysWanted(wanted, today, [6, 7]);
  expect(of({})).toEqual({ first: '2026-11-20', last: '9999-12-31' });
  expect(of({ when: 'today' })).toEqual({ first: '2026-11-20', last: '2026-11-20' });
  expect(of({ when: 'weekend' })).toEqual({ first: '2026-11-21', last: '2026-11-22' });
  expect(of({ when: '2026-11' })).toEqual({ first: '2026-11-20', last: '2026-11-31' });
  expect(of({ from: '2026-01-01', to: '2026-12-01' })).toEqual({
    first: '2026-11-20',
    last: '2026-12-01',
  });
});

test('isWanted() wants kind, place and price, and the beginning of each word', () => {
  const event = {
    runs: [],
    category: 'Music',
    place: 'Lamp Room',
    price: 'free',
    text: ` ${searchable('Fauré by Lamplight, the King’s evening')}`,
  };
  expect(isWanted(event, {})).toBe(true);
  expect(isWanted(event, { category: 'Music', place: 'Lamp Room', price: 'free' })).toBe(true);
  expect(isWanted(event, { category: 'Film' })).toBe(false);
  expect(isWanted(event, { q: 'lamp FAURE' })).toBe(true);
  expect(isWanted(event, { q: "king's" })).toBe(true);
  expect(isWanted(event, { q: 'light' })).toBe(false);
  expect(isWanted(event, { q: 'lamp salt' })).toBe(false);
  expect(isWanted(event, { place: 'Tide Gallery' })).toBe(false);
  expect(isWanted({ ...event, price: '' }, { price: 'free' })).toBe(false);
});

test('searchable() keeps letters of any script', () => {
  expect(searchable('  Über “Salz” & مساء 🧂!')).toBe('uber salz مساء');
});
