import { test } from 'playwright/test';
import { describeContentCoding } from './content-coding.ts';
import { describeContract } from './contract.ts';
import { HOSTS, skipIfNotHere, startHost, type HostName } from './hosts.ts';
import { describeLogins } from './logins.ts';
import { describePages, type PageDifferences } from './pages.ts';
import { describeSecurity, type WireDifferences } from './security.ts';

/** All that is asked of every host alike. */
export function describeHost(
  name: HostName,
  differences: WireDifferences & PageDifferences = {},
): void {
  test.describe(HOSTS[name], () => {
    skipIfNotHere(name);
    const begin = async () => {
      const { url, stop } = await startHost(name);
      return { url, fetch, close: async () => void (await stop()) };
    };
    describeContract('the contract', begin);
    if (!differences.compressesOnTheWay) describeContentCoding(begin);
    describePages(begin, differences);
    describeSecurity(begin, differences);
    describeLogins(begin);
  });
}
