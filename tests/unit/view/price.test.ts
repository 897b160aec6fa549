import { expect, test } from 'playwright/test';
import { priceText } from '../../../src/view/price.ts';

const pounds = { language: 'en-GB', currency: 'GBP' };

test('priceText() says the word for 0, whatever the currency (edge case 31)', () => {
  expect(priceText(0, pounds, 'Free')).toBe('Free');
  expect(priceText(0, { language: 'de-DE', currency: 'EUR' }, 'Eintritt frei')).toBe(
    'Eintritt frei',
  );
});

test('priceText() writes pence with two digits, and none for whole pounds (edge case 31)', () => {
  const texts = [
    [12.5, '£12.50'],
    [12, '£12'],
    [9.99, '£9.99'],
    [0.05, '£0.05'],
    [1250, '£1,250'],
  ] as const;
  for (const [price, text] of texts) expect(priceText(price, pounds, 'Free')).toBe(text);
});

test('priceText() writes in the museum’s currency and language', () => {
  const NBSP = '\u00a0';
  const euros = { language: 'de-DE', currency: 'EUR' };
  expect(priceText(12.5, euros, 'Free')).toBe(`12,50${NBSP}€`);
  expect(priceText(12, euros, 'Free')).toBe(`12${NBSP}€`);
  expect(priceText(12.5, { language: 'en-US', currency: 'USD' }, 'Free')).toBe('$12.50');
  expect(priceText(1500, { language: 'en-GB', currency: 'JPY' }, 'Free')).toBe('JP¥1,500');
});
