/**
 * Counts a failed login from an IP address.
 *
 * @returns after how many seconds to try again, if there were too many; else `undefined`
 */
export type LoginLimit = (address: string) => number | undefined;

/** The burst size: how many logins from one network may fail at once. */
const BURST = 200;
/** How long until one more may fail. */
const INTERVAL_MS = 1000;
/** How many networks are remembered; beyond that the longest known is forgotten. */
const MAX_NETWORKS = 10_000;
/** How many groups of an IPv6 address name the network that one subscriber has: 64 bits. Source: RFC 6177. */
const NETWORK_GROUPS = 4;

/**
 * A limit on failed logins: 200 from one network, then one a second. A network is an IPv4 address, or the first 64 bits
 * of an IPv6 address. Valid credentials are never limited.
 *
 * The passwords of this service cannot be guessed; what this spares is the machine and its log. The generic cell rate
 * algorithm: of each network only the time is kept at which its debt is cleared.
 *
 * @param now the host's clock
 */
export function createLoginLimit(now: () => Date): LoginLimit {
  const clearedAt = new Map<string, number>();
  return (address) => {
    const network = networkOf(address);
    const time = now().getTime();
    // Never more than the whole burst, so that a clock that is set back locks no network out.
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

/** What stands for all addresses of one subscriber. An IPv4 address that is written as IPv6 is the same as itself. */
function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.replace(/%.*/, '').toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
