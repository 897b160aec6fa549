import { clientNetwork } from './client-network.ts';

/**
 * Counts a failed login from a client's address.
 *
 * @returns after how many seconds to try again, if there were too many; else `undefined`
 */
export type LoginLimit = (address: string) => number | undefined;

/** How many failed logins one network may have at once: the burst size. */
const BURST = 200;
/** How long until it may have one more. */
const INTERVAL_MS = 1000;
/** How many networks are remembered; beyond that, the longest known is forgotten. */
const MAX_NETWORKS = 10_000;

/**
 * A limit on failed logins: 200 from one network, then one a second. Valid credentials are never rate-limited.
 *
 * The passwords of this service cannot be guessed; the limit spares the machine and its log. It is the generic cell rate
 * algorithm: all that is kept of a network is the time at which its debt is cleared.
 *
 * @param now the host's clock
 */
export function createLoginLimit(now: () => Date): LoginLimit {
  const clearedAt = new Map<string, number>();
  return (address) => {
    const network = clientNetwork(address);
    const time = now().getTime();
    // Never more than the whole burst, lest a clock that is set back lock a network out.
    const debt = clamp((clearedAt.get(network) ?? 0) - time, 0, BURST * INTERVAL_MS);
    const wait = debt - (BURST - 1) * INTERVAL_MS;
    clearedAt.delete(network);
    clearedAt.set(network, time + debt + (wait > 0 ? 0 : INTERVAL_MS));
    if (clearedAt.size > MAX_NETWORKS) {
      const [longestKnown = ''] = clearedAt.keys();
      clearedAt.delete(longestKnown);
    }
    return wait > 0 ? Math.ceil(wait / 1000) : undefined;
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
