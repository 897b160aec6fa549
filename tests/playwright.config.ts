import { defineConfig } from 'playwright/test';
import { launchOptions } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  globalSetup: './build-sample.ts',
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  workers: 2,
  // Against hanging only: a test that builds thrice beside a browser takes its time on a small machine.
  timeout: 180_000,
  use: { launchOptions: launchOptions() },
});
