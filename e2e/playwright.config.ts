import { defineConfig } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../scripts/chromium.mjs';

/** Each test file starts the servers it needs. No retries, here or in CI: a test that passes at the second try is broken. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  globalTimeout: 20 * 60_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    launchOptions: { executablePath: requireChromium(), args: chromiumArguments },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
