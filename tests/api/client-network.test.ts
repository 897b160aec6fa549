import { expect, test } from 'playwright/test';
import { clientNetwork } from '../../src/api/client-network.ts';

for (const [address, network] of [
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::2', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::2', '2001:db8:0:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['this machine', 'this machine'],
] as const) {
  test(`clientNetwork() of “${address}” is “${network}”`, () => {
    expect(clientNetwork(address)).toBe(network);
  });
}
