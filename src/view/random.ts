/** Numbers that look drawn by chance and are always the same for the same seed. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** One of some. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * Starts a row of numbers.
 *
 * @param seed any text
 * Source: FNV-1a for the start, mulberry32 for each next number; both are in the public domain.
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { whole, pick: (items) => items[whole(0, items.length - 1)] ?? items[0] };
}
