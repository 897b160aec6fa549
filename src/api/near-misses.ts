import leven from 'leven';

/** A parameter that was ignored, and the one that it nearly is. */
export interface NearMiss {
  readonly given: string;
  readonly use: string;
}

const NAMEABLE = /^[ -~]{1,40}$/;
const MAX_NAMED = 8;
/** The longest name in which only one letter may be wrong. */
const SHORT = 5;

/**
 * The parameters of a query that are ignored but nearly have a name that is known: `start_date`, `Limit`, `pages`.
 *
 * Only letters count, in either case, and of them one may be wrong or missing, in longer names two.
 *
 * @param given names as a query holds them
 * @returns at most 8, in the order given, each once; none with more than 40 characters or others than printable ASCII
 */
export function nearMisses(given: Iterable<string>, known: readonly string[]): readonly NearMiss[] {
  return [...new Set(given)]
    .filter((name) => NAMEABLE.test(name) && !known.includes(name))
    .flatMap((name) => {
      const use = nearestTo(name, known);
      return use === undefined ? [] : [{ given: name, use }];
    })
    .slice(0, MAX_NAMED);
}

/** Near misses as a list of strings, each with a parameter `use`. Source: RFC 9651, sections 3.1 and 3.3.3. */
export function structuredField(misses: readonly NearMiss[]): string {
  return misses.map(({ given, use }) => `${quoted(given)};use=${quoted(use)}`).join(', ');
}

function nearestTo(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((use) => ({ use, wrong: leven(lettersOf(name), lettersOf(use)) }))
    .filter(({ use, wrong }) => wrong <= (use.length > SHORT ? 2 : 1))
    .toSorted((a, b) => a.wrong - b.wrong);
  return nearest?.use;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
