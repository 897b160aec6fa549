/**
 * Counts a failed login from an address.
 *
 * @returns after how many seconds to try again, if there were too many; else `undefined`
 */
export type LoginLimit = (address: string) => number | undefined;

/** How many failed logins one address may have in hand at once. */
const BURST = 200;
/** How long until it may have one more. */
const INTERVAL_MS = 1000;
/** How many addresses are remembered; beyond that the longest known is forgotten. */
const MAX_ADDRESSES = 10_000;

/**
 * A limit on failed logins: 200 from one address, then one a second. Who knows the password is never held up by it.
 *
 * The passwords of this service cannot be guessed; what this spares is the machine and its log. The generic cell rate
 * algorithm: of each address only the time is kept at which it will be even again.
 *
 * @param now the host's clock
 */
export function createLoginLimit(now: () => Date): LoginLimit {
  const evenAt = new Map<string, number>();
  return (address) => {
    const time = now().getTime();
    // Never more than the whole burst, lest a clock that is set back lock an address out.
    const debt = clamp((evenAt.get(address) ?? 0) - time, 0, BURST * INTERVAL_MS);
    const wait = debt - (BURST - 1) * INTERVAL_MS;
    evenAt.delete(address);
    evenAt.set(address, time + debt + (wait > 0 ? 0 : INTERVAL_MS));
    if (evenAt.size > MAX_ADDRESSES) {
      const [longestKnown = ''] = evenAt.keys();
      evenAt.delete(longestKnown);
    }
    return wait > 0 ? Math.ceil(wait / 1000) : undefined;
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
