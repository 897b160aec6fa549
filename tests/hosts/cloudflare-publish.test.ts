import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { headersFile } from '../../src/hosting/cloudflare/headers.ts';
import { run } from '../run.ts';
import { RELEASE, ROOT } from '../sample.ts';

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';
const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: 'true' };

test('wrangler deploy takes the project as it is, up to the network', async () => {
  const { code, stdout, stderr } = await run(WRANGLER, ['deploy', '--dry-run'], {
    ...QUIET,
    MUSEUM_RELEASE: RELEASE,
  });
  expect(code, stdout + stderr).toBe(0);
  expect(stdout + stderr).not.toMatch(/warning|error/i);
  const published = join(ROOT, '.wrangler', 'museum');
  expect(readdirSync(published).toSorted()).toEqual(['museum.txt', 'site']);
  expect(existsSync(join(published, 'site', '_headers'))).toBe(true);
  const files = readdirSync(join(published, 'site'), { recursive: true, encoding: 'utf8' });
  // Nothing compressed, and of the service only its description.
  expect(files.filter((file) => /\.(br|gz|json)$/.test(file))).toEqual(['openapi.json']);
});

test('wrangler deploy publishes nothing where there is no build', async () => {
  const { code, stdout, stderr } = await run(WRANGLER, ['deploy', '--dry-run'], {
    ...QUIET,
    MUSEUM_RELEASE: join(RELEASE, 'nothing'),
  });
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain('Run npm run build.');
});

/** The rules for everything, and for what describes the service. */
const GENERAL = ['/*', '/openapi.json', '/openapi.yaml', '/arazzo.yaml'];

test('the headers of many files fit into what Cloudflare reads', () => {
  const hashed = (count: number) => Array.from({ length: count }, (_, n) => `${n}.DmKIXtII.css`);
  const patterns = (text: string) => text.match(/^\/.*/gm) ?? [];
  expect(patterns(headersFile(hashed(2)))).toEqual([
    ...GENERAL,
    '/_astro/0.DmKIXtII.css',
    '/_astro/1.DmKIXtII.css',
  ]);
  expect(patterns(headersFile(hashed(96)))).toHaveLength(100);
  expect(patterns(headersFile(hashed(97)))).toEqual([...GENERAL, '/_astro/*']);
  expect(
    patterns(headersFile(['hull.DSLeyfnC_12ECw4.webp', 'hull.DSLeyfnC_Z1mDLwW.webp'])),
  ).toEqual([...GENERAL, '/_astro/hull.DSLeyfnC_*']);
});

test.describe('the publishing workflow', () => {
  const read = (file: string) => parse(readFileSync(join(ROOT, file), 'utf8'));
  const workflow = read('.github/workflows/publish.yml');
  const { steps } = workflow.jobs.publish as {
    steps: { uses?: string; run?: string; env?: Record<string, string> }[];
  };

  test('runs on every change, and each night just after the museum’s midnight', () => {
    expect(workflow.on.push).toEqual({ branches: ['main'] });
    const [{ cron, timezone }, ...others] = workflow.on.schedule;
    expect(cron).toMatch(/^([1-9]|1\d) 0 \* \* \*$/);
    expect(timezone).toBe(read('content/museum.yaml').timeZone);
    expect(others).toEqual([]);
  });

  test('may read the sources and no more, and never runs twice at once', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.publish.permissions).toBeUndefined();
    expect(workflow.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
  });

  test('takes others’ programs by the hash of their content only', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const uses of used) expect(uses).toMatch(/^actions\/[\w-]+@[\da-f]{40}$/);
  });

  test('builds and checks the release before it publishes', () => {
    expect(steps.flatMap(({ run: command }) => command ?? [])).toEqual([
      'npm ci',
      'npm run build',
      'npm run check:release',
      'npx --no-install wrangler deploy',
    ]);
  });

  test('tells its secrets to the last step only', () => {
    const telling = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(telling).toEqual([steps.at(-1)]);
    expect(JSON.stringify(workflow).match(/secrets\.\w+/g)).toEqual([
      'secrets.CLOUDFLARE_API_TOKEN',
      'secrets.CLOUDFLARE_ACCOUNT_ID',
    ]);
  });
});
