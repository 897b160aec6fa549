import leven from 'leven';

/** A parameter that was ignored. */
export interface IgnoredParameter {
  readonly given: string;
  /** The known parameter whose name it nearly has. */
  readonly use?: string | undefined;
}

/** At most this many names are listed, the first ones. */
export const MAX_NAMES = 8;
/** Longer names are not listed. */
export const MAX_NAME_LENGTH = 40;

const NAMEABLE = new RegExp(`^[ -~]{1,${MAX_NAME_LENGTH}}$`);
/** In names up to this length only one letter may be wrong. */
const SHORT = 5;

/**
 * The parameters of a query that an operation ignores, each with the known name that was probably meant: `start_date`,
 * `Limit`, `pages`. To find that name, only letters count, in either case; one may be wrong or missing, in longer names
 * two.
 *
 * @param given names as a query holds them
 * @returns at most {@link MAX_NAMES}, in the order given, each once. Names that are longer than
 * {@link MAX_NAME_LENGTH}, or not in printable ASCII, which is all that a header can hold, are left out
 */
export function ignoredParameters(
  given: Iterable<string>,
  known: readonly string[],
): readonly IgnoredParameter[] {
  return [...new Set(given)]
    .filter((name) => NAMEABLE.test(name) && !known.includes(name))
    .slice(0, MAX_NAMES)
    .map((name) => ({ given: name, use: nearestTo(name, known) }));
}

/** As a list of strings, some with a parameter `use`. Source: RFC 9651, sections 3.1 and 3.3.3. */
export function structuredField(parameters: readonly IgnoredParameter[]): string {
  return parameters
    .map(({ given, use }) =>
      use === undefined ? quoted(given) : `${quoted(given)};use=${quoted(use)}`,
    )
    .join(', ');
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
