import { expect, test } from 'playwright/test';
import { LANGUAGES } from '../../../../src/domain/museum.ts';
import { en } from '../../../../src/view/words/en.ts';
import { wordsFor } from '../../../../src/view/words/words.ts';

test('wordsFor() goes by the language, whatever the region, the script or the case', () => {
  for (const language of ['en', 'en-GB', 'en-US', 'EN-gb', 'en-Latn-GB']) {
    expect(wordsFor(language)).toBe(en);
  }
});

test('wordsFor() has words in each of LANGUAGES', () => {
  for (const language of LANGUAGES) expect(wordsFor(language), language).toBeDefined();
});
