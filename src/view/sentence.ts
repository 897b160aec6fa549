import type { Plural } from './words/words.ts';

/** A sentence with each `{name}` in it replaced; one that has no value stays. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/**
 * How many, in the form of the plural that the language wants.
 *
 * @param language BCP 47
 */
export function countText(plural: Plural, count: number, language: string): string {
  const form = plural[new Intl.PluralRules(language).select(count)] ?? plural.other;
  return fill(form, { count: new Intl.NumberFormat(language).format(count) });
}
