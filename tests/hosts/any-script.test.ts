import { expect, test } from 'playwright/test';
import { AWKWARD, AWKWARD_RELEASE } from '../sample.ts';
import { HOSTS, skipIfNotHere, startHost, type HostName } from './hosts.ts';
import { askRaw } from './raw.ts';

/** The list of a place whose name is in more than one script. */
const PATH = `/events/place/${encodeURIComponent('café--gården-日本')}/`;

for (const name of Object.keys(HOSTS) as HostName[]) {
  test.describe(HOSTS[name], () => {
    skipIfNotHere(name);
    test('serves an address in any script, and leads to it', async () => {
      const { url, stop } = await startHost(name, {}, ['--release', AWKWARD_RELEASE]);
      const page = await fetch(url + PATH);
      expect(page.status).toBe(200);
      expect(/<h1[^>]*>([^<]*)/.exec(await page.text())?.[1]).toBe(
        `What’s on: ${AWKWARD.location.replaceAll('&', '&amp;')}`,
      );
      const { headers } = await askRaw(url, PATH.slice(0, -1));
      // nginx and Caddy do not escape it. Browsers read both.
      const location = Buffer.from(headers.location ?? '', 'latin1').toString();
      expect(decodeURI(location)).toBe(decodeURI(PATH));
      await stop();
    });
  });
}
