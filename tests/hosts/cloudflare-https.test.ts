import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { bundleRelease } from '../../src/hosting/cloudflare/bundle.ts';
import { runBundle } from '../../src/hosting/cloudflare/runtime.ts';
import { AUTHORIZATION, DIGEST, RELEASE, TODAY } from '../sample.ts';
import { knownBy } from './cloudflare-host.ts';
import { expectProblemIn } from './problem.ts';

let folder: string;
let address: string;
let close: () => Promise<number>;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-https-'));
  const bundle = await bundleRelease(RELEASE, folder);
  // As it is published: without the setting that a preview on one machine has.
  const script = bundle.script.replaceAll('ALLOW_PLAIN_HTTP', 'NOT_SET');
  const served = await runBundle(
    { ...bundle, script },
    {
      ...{ host: '127.0.0.1', port: 0, metrics: undefined, corsOrigins: [], pinnedDay: TODAY },
      ...{ credentials: knownBy([DIGEST]), say: () => {}, log: () => {} },
    },
  );
  address = served.address;
  close = () => {
    served.stop();
    return served.ended;
  };
});
test.afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** A request as it reaches the Worker; Miniflare takes its address from this header. */
const ask = (url: string) =>
  fetch(`${address}${new URL(url).pathname}`, {
    headers: { Authorization: AUTHORIZATION, 'MF-Original-URL': url },
  });

test('on Cloudflare the service accepts no password over plain http', async () => {
  const response = await ask('http://saltmarket.example/api/museum-hours');
  await expectProblemIn(response, 403, 'over plain http');
  expect(response.headers.get('WWW-Authenticate')).toBeNull();
});

test('on Cloudflare answers and pages tell browsers to keep to https', async () => {
  for (const path of ['/api/museum-hours', '/hours/']) {
    const { status, headers } = await ask(`https://saltmarket.example${path}`);
    expect(status, path).toBe(200);
    expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000');
  }
});
