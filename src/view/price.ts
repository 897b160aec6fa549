import type { Museum } from '../domain/museum.ts';

/**
 * A price as visitors read it: “Free”, or an amount in the museum's currency and language.
 *
 * @param free the word for 0
 */
export function priceText(
  price: number,
  { language, currency }: Pick<Museum, 'language' | 'currency'>,
  free: string,
): string {
  if (price === 0) return free;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price);
}
