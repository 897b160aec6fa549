import { expect, test } from 'playwright/test';
import { LANGUAGES } from '../../../src/domain/museum.ts';

test('LANGUAGES are subtags without script or region, as words are looked up by', () => {
  expect(LANGUAGES).toContain('en');
  for (const language of LANGUAGES) expect(new Intl.Locale(language).language).toBe(language);
});
