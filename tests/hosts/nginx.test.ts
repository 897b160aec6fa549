import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { AUTHORIZATION, DIGEST, EVENTS, RELEASE } from '../sample.ts';
import { describeHost } from './every-host.ts';
import { skipIfNotHere, startHost } from './hosts.ts';
import { askRaw } from './raw.ts';

describeHost('nginx');

test.describe('nginx', () => {
  skipIfNotHere('nginx');

  test('lets nobody in whom its password file does not name, though Node would', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'museum-passwords-'));
    writeFileSync(join(folder, 'htpasswd'), 'other:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=\n');
    writeFileSync(join(folder, 'service.env'), `API_CREDENTIALS_SHA256=${DIGEST}\n`);
    const host = await startHost('nginx', { API_CREDENTIALS: '' }, [
      ...['--release', RELEASE, '--credentials', folder],
    ]);
    for (const path of ['/api/museum-hours', `/api/special-events/${EVENTS.fridayShanties}`]) {
      for (const origin of [{}, { Origin: 'https://other.example' }]) {
        const headers = { Authorization: AUTHORIZATION, ...origin };
        expect((await askRaw(host.url, path, headers)).status, path).toBe(401);
      }
    }
    await host.stop();
    rmSync(folder, { recursive: true });
  });
});
