import { expect, test } from 'playwright/test';
import { isWanted, parseWanted, queryOf } from '../../../src/browser/event-filter.ts';
import { searchable } from '../../../src/view/search-text.ts';

test('parseWanted() and queryOf() know the parameters of a list, in one order', () => {
  expect(parseWanted('?q=%20salt%20&place=&page=2&when=today')).toEqual({
    when: 'today',
    q: 'salt',
  });
  expect(queryOf({ q: 'salt & sea', when: 'today' })).toBe('?when=today&q=salt+%26+sea');
  expect(queryOf({})).toBe('');
});

test('parseWanted() leaves out days that do not exist', () => {
  expect(parseWanted('?from=2027-02-06&to=soon')).toEqual({ from: '2027-02-06' });
  expect(parseWanted('?from=2027-13-01&to=12027-01-01')).toEqual({});
});

test('isWanted() matches kind, place and price, and the beginning of each word', () => {
  const event = {
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
