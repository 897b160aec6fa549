import { z } from 'zod';
import { unprintableCharacter } from './characters.ts';

/** A written text, without the spaces around it. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((written) => unprintableCharacter(written) === undefined, {
    error: ({ input }) => unprintableCharacter(String(input))?.message ?? '',
    abort: true,
  });

/** Runs a parser that throws inside zod, and hands its message to whoever wrote the text. */
export function parsed<Value>(parse: (text: string) => Value) {
  return text.transform((written, context) => {
    try {
      return parse(written);
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
      context.addIssue({ code: 'custom', message: error.message, input: written });
      return z.NEVER;
    }
  });
}

/** An absolute address of the web, normalized. */
export const webAddress = parsed(parseWebAddress);

function parseWebAddress(written: string): string {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SyntaxError(
      `“${written}” is not a web address. Write it whole, such as https://museum.example/page`,
    );
  }
  return url.href;
}
