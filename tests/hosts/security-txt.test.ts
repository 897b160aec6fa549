import { expect, test } from 'playwright/test';
import { HOSTS, skipIfNotHere, startHost, type HostName } from './hosts.ts';

for (const name of Object.keys(HOSTS) as HostName[]) {
  test.describe(HOSTS[name], () => {
    skipIfNotHere(name);

    test('says whom to tell about a security problem (RFC 9116)', async () => {
      const { url, stop } = await startHost(name);
      try {
        const response = await fetch(`${url}/.well-known/security.txt`);
        expect(response.status).toBe(200);
        expect(response.headers.get('Content-Type')?.toLowerCase()).toBe(
          'text/plain; charset=utf-8',
        );
        expect(await response.text()).toBe(`Contact: mailto:hello@saltmarket.example
Expires: 2027-05-19T00:00:00Z
Preferred-Languages: en
Canonical: https://saltmarket.example/.well-known/security.txt
`);
      } finally {
        await stop();
      }
    });
  });
}
