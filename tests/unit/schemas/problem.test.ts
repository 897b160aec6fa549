import { expect, test } from 'playwright/test';
import { formatAnnotations, formatProblems, type Problem } from '../../../src/schemas/problem.ts';

const PROBLEMS: readonly Problem[] = [
  { severity: 'notice', file: 'museum.yaml', line: 3, message: 'url: 100% sure?\r\nLook again' },
  { severity: 'error', file: 'events/a, b: c%.md', line: 12, message: 'dates: “x, y” is no day' },
  { severity: 'error', file: 'events/a, b: c%.md', line: 2, message: 'name: this is missing' },
];

test('formatProblems() lists problems in the order of files and lines', () => {
  expect(formatProblems(PROBLEMS, 'content')).toBe(
    [
      'content/events/a, b: c%.md:2: name: this is missing.',
      'content/events/a, b: c%.md:12: dates: “x, y” is no day.',
      'content/museum.yaml:3: note: url: 100% sure?\r\nLook again.',
    ].join('\n'),
  );
});

test('formatAnnotations() writes workflow commands that GitHub reads as they are meant', () => {
  expect(formatAnnotations(PROBLEMS, 'content')).toBe(
    [
      '::error file=content/events/a%2C b%3A c%25.md,line=2::name: this is missing.',
      '::error file=content/events/a%2C b%3A c%25.md,line=12::dates: “x, y” is no day.',
      '::notice file=content/museum.yaml,line=3::url: 100%25 sure?%0D%0ALook again.',
    ].join('\n'),
  );
  expect(formatAnnotations([], 'content')).toBe('');
});
