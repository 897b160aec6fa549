import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { offsetOf, pageLinks, pageOf } from '../../../src/domain/page-of.ts';

const entries = ['a', 'b', 'c', 'd', 'e'];

test('offsetOf() counts the entries before a page', () => {
  expect(offsetOf({ page: 1, limit: 10 })).toBe(0);
  expect(offsetOf({ page: 2, limit: 10 })).toBe(10);
  expect(offsetOf({ page: 7, limit: 3 })).toBe(18);
});

test('pageOf() cuts out the entries of one page', () => {
  expect(pageOf(entries, { page: 1, limit: 2 })).toEqual(['a', 'b']);
  expect(pageOf(entries, { page: 2, limit: 2 })).toEqual(['c', 'd']);
  expect(pageOf(entries, { page: 1, limit: 5 })).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('pageOf() has fewer entries on the last page and none past it', () => {
  expect(pageOf(entries, { page: 3, limit: 2 })).toEqual(['e']);
  expect(pageOf(entries, { page: 4, limit: 2 })).toEqual([]);
  expect(pageOf([], { page: 1, limit: 2 })).toEqual([]);
  expect(pageOf(entries, { page: Number.MAX_SAFE_INTEGER, limit: 30 })).toEqual([]);
});

test('pageLinks() leads to the neighbours that a page has', () => {
  expect(pageLinks(5, { page: 1, limit: 2 })).toEqual({ first: 1, next: 2, last: 3 });
  expect(pageLinks(5, { page: 2, limit: 2 })).toEqual({ first: 1, prev: 1, next: 3, last: 3 });
  expect(pageLinks(5, { page: 3, limit: 2 })).toEqual({ first: 1, prev: 2, last: 3 });
});

test('pageLinks() has no page for nothing when the last one is full', () => {
  expect(pageLinks(4, { page: 2, limit: 2 })).toEqual({ first: 1, prev: 1, last: 2 });
  expect(pageLinks(5, { page: 1, limit: 5 })).toEqual({ first: 1, last: 1 });
});

test('pageLinks() leads back to the last page from past the end (edge case 38)', () => {
  expect(pageLinks(5, { page: 4, limit: 2 })).toEqual({ first: 1, prev: 3, last: 3 });
  expect(pageLinks(5, { page: 99, limit: 2 })).toEqual({ first: 1, prev: 3, last: 3 });
});

test('pageLinks() counts one page for an empty list', () => {
  expect(pageLinks(0, { page: 1, limit: 10 })).toEqual({ first: 1, last: 1 });
  expect(pageLinks(0, { page: 5, limit: 10 })).toEqual({ first: 1, prev: 1, last: 1 });
});

test('pageLinks() leaves links out that a page does not have', () => {
  expect(Object.keys(pageLinks(1, { page: 1, limit: 10 }))).toEqual(['first', 'last']);
});

test('a walk along next yields each entry once, in order, on as many pages as last says (edge case 39)', () => {
  const lengths = fc.integer({ min: 0, max: 200 });
  const limits = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(lengths, limits, (length, limit) => {
      const list = Array.from({ length }, (_, index) => index);
      const walked: number[] = [];
      const pages: number[] = [];
      for (let page: number | undefined = 1; page !== undefined && pages.length <= length + 1;) {
        pages.push(page);
        walked.push(...pageOf(list, { page, limit }));
        page = pageLinks(length, { page, limit }).next;
      }
      return (
        walked.join() === list.join() && pages.length === pageLinks(length, { page: 1, limit }).last
      );
    }),
    { seed: 1, numRuns: 500 },
  );
});
