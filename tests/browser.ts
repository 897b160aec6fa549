import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const isRoot = process.getuid?.() === 0;

/** No talk with the outside, and no sandbox for root, who has none. */
const ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/**
 * How the tests start a browser: Playwright's own, else the system's Chromium, else Playwright's fetched now, else
 * Debian's package if we may install it.
 *
 * @throws {Error} if there is none and none can be had
 */
export function launchOptions(): LaunchOptions {
  if (existsSync(chromium.executablePath())) return { channel: 'chromium', args: ARGUMENTS };
  const system = systemBrowser() ?? fetchBrowser();
  if (system === undefined) {
    throw new Error(
      'No browser for the tests. Install Chromium, or run: npx playwright install chromium',
    );
  }
  return { executablePath: system, args: ARGUMENTS };
}

function systemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

function fetchBrowser(): string | undefined {
  const cli = createRequire(import.meta.url).resolve('playwright/package.json');
  const attempts = [
    () => run(process.execPath, join(cli, '..', 'cli.js'), 'install', 'chromium'),
    () => isRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium'),
  ];
  for (const attempt of attempts) {
    console.log('No browser yet; fetching one for the tests.');
    attempt();
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
    const system = systemBrowser();
    if (system !== undefined) return system;
  }
  return undefined;
}

function run(command: string, ...parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
