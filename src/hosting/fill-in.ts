/**
 * A shipped configuration with values of one's own.
 *
 * @param values what is written in it, and what to write instead
 * @throws {Error} if one is not written in it exactly once
 */
export function filledIn(
  text: string,
  values: readonly (readonly [from: string, to: string])[],
): string {
  return values.reduce((filled, [from, to]) => {
    const [before = '', after, ...more] = filled.split(from);
    if (after === undefined || more.length > 0) {
      throw new Error(`“${from}” is to be in the configuration once.`);
    }
    return `${before}${to}${after}`;
  }, text);
}
