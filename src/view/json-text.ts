const LIST_OF_WORDS = /\[\s+("[^"\n]*"(?:,\s+"[^"\n]*")*)\s+\]/g;

/** A value as JSON that people can read: a key a line, but a list of plain texts in one. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    LIST_OF_WORDS,
    (_, words: string) => `[${words.replace(/\s*\n\s*/g, ' ')}]`,
  );
}
