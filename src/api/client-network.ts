/** How an IPv4 address is written as an IPv6 one. Source: RFC 4291, section 2.5.5.2. */
const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

/**
 * The network that a client's address belongs to: an IPv4 address by itself, but of an IPv6 address the first 64 bits,
 * since one subscriber has all the rest. Source: RFC 6177.
 *
 * @param address as hosts name it; anything else is a network of its own
 * @returns such as `192.0.2.1` or `2001:db8:0:1::/64`
 */
export function clientNetwork(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  const { hostname } = URL.parse(`http://[${plain}]/`) ?? {};
  if (hostname === undefined) return address;
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const left = before.split(':').filter(Boolean);
  const right = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
