import { defineConfig } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../scripts/chromium.mjs';

/** Each worker starts the servers that its tests need. No retries, here or in CI: a test that passes at the second try is broken. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Limits end a test that hangs, never one that is slow: each is at least ten times what the slowest takes (docs/testing.md).
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    launchOptions: { executablePath: requireChromium(), args: chromiumArguments },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
