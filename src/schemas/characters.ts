/** Characters that no page, feed or calendar can hold: controls but line breaks and tabs, and noncharacters. */
const UNPRINTABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** A character that cannot be published, and where it is. */
export interface UnprintableCharacter {
  /** From the start of the text, in UTF-16 code units. */
  readonly index: number;
  /** Its number and what stands before it, for people who cannot see it. */
  readonly message: string;
}

/**
 * The first character of a text that cannot be published.
 * Source: XML 1.0, section 2.2; RFC 5545, section 3.1.
 */
export function unprintableCharacter(text: string): UnprintableCharacter | undefined {
  const found = UNPRINTABLE.exec(text);
  if (!found) return undefined;
  const number = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = /[^\n]{0,20}$/.exec(text.slice(0, found.index))?.[0] ?? '';
  const place =
    before.trim() === '' ? 'at the beginning of this line' : `after “${before.trimStart()}”`;
  return {
    index: found.index,
    message: `there is an invisible character (U+${number}) ${place}. Delete it; retyping the words around it helps`,
  };
}
