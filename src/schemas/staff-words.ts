import leven from 'leven';
import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The furthest that a misspelling may lie from the word that was meant, in letters. */
const MAX_MISSPELLING = 3;

/** What zod found, in words for people who write content files; for unknown keys a line for each. */
export function staffWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.input, issue.expected);
    case 'invalid_value':
      return `“${String(issue.input)}” is not known here. Write ${listed(issue.values.map(String))}`;
    case 'too_small':
      return issue.origin === 'array'
        ? 'the list is empty. Write at least one entry'
        : 'nothing is written here. Write a text, or delete the line if it may be left out';
    case 'unrecognized_keys':
      return issue.keys
        .map((key) => `“${key}” is not a key that is read here. ${suggestion(key, keysOf(issue))}`)
        .join('\n');
    default:
      return undefined;
  }
}

/** Which of the known words was probably meant, else all of them. */
export function suggestion(written: string, known: readonly string[]): string {
  const distance = (word: string) =>
    leven(written.toLowerCase(), word.toLowerCase(), { maxDistance: MAX_MISSPELLING + 1 });
  const nearest = known.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest !== undefined && distance(nearest) <= MAX_MISSPELLING
    ? `Write “${nearest}”`
    : `Write ${listed(known)}`;
}

function wrongType(input: unknown, expected: string): string {
  if (input === undefined) return 'is missing. Add it';
  const written = Array.isArray(input)
    ? 'a list'
    : typeof input === 'object'
      ? 'a group of keys'
      : `the text “${String(input)}”`;
  const wanted =
    { array: 'a list, each entry on a line of its own behind “- ”', object: 'a group of keys' }[
      expected
    ] ?? 'a text';
  return `here is ${written}. Write ${wanted}`;
}

function listed(words: readonly string[]): string {
  return words.length > 1 ? `one of ${words.join(', ')}` : `${words[0]}`;
}

function keysOf(issue: Issue): string[] {
  const definition = issue.inst?._zod.def as { shape?: object } | undefined;
  return Object.keys(definition?.shape ?? {});
}
