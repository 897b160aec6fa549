import { test } from 'playwright/test';
import { describeContentCoding } from './content-coding.ts';
import { describeContract } from './contract.ts';
import { describeCredentials } from './credentials.ts';
import { CORS_ORIGINS, describeCrossOrigin, describeNoCrossOrigin } from './cross-origin.ts';
import { HOSTS, skipIfNotHere, startHost, type HostName } from './hosts.ts';
import { describeLogins } from './logins.ts';
import { describePages, type PageDifferences } from './pages.ts';
import { describeRedirects, type RedirectDifferences } from './redirects.ts';
import { describeRefusals, type RefusalDifferences } from './refusals.ts';
import { describeRequests, type RequestDifferences } from './requests.ts';
import { describeSecurity, type WireDifferences } from './security.ts';
import { describeWalk } from './walk.ts';

/** All that is asked of every host alike. */
export function describeHost(
  name: HostName,
  differences: WireDifferences &
    PageDifferences &
    RedirectDifferences &
    RefusalDifferences &
    RequestDifferences = {},
): void {
  test.describe(HOSTS[name], () => {
    skipIfNotHere(name);
    const beginWith = async (set: Readonly<Record<string, string>>) => {
      const { url, stop } = await startHost(name, set);
      return { url, fetch, close: async () => void (await stop()) };
    };
    const begin = () => beginWith({});
    describeContract('the contract', begin);
    if (!differences.compressesOnTheWay) describeContentCoding(begin);
    describeCrossOrigin(() => beginWith({ API_CORS_ORIGINS: CORS_ORIGINS }));
    describeNoCrossOrigin(begin);
    describeWalk(begin);
    describePages(begin, differences);
    describeRedirects(begin, differences);
    describeRefusals(begin, differences);
    describeRequests(begin, differences);
    describeCredentials(begin);
    describeSecurity(begin, differences);
    describeLogins(begin);
  });
}
