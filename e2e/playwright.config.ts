import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, disabledFeatures, shortLived, testChromium } from '../scripts/chromium.mjs';

// Workers, and the commands that tests run, begin with what earlier ones compiled, as in vitest.config.ts.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url));

/** Workers load this file, too, without the arguments of the command. */
process.env['BROWSER_IS_SHOWN'] ??=
  process.env['PWDEBUG'] || process.argv.some((argument) => /^--(headed|debug|ui)/.test(argument)) ? 'yes' : 'no';
const isShown = process.env['BROWSER_IS_SHOWN'] === 'yes';

/** Each worker starts the servers that its tests need. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // `npm test` lists what needed the second attempt (docs/testing.md).
  retries: process.env.CI ? 1 : 0,
  // Limits are for tests that hang, not slow ones: each is at least ten times the duration of the slowest test (docs/testing.md).
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    launchOptions: {
      executablePath: testChromium(isShown),
      args: [...chromiumArguments, shortLived, `--disable-features=${disabledFeatures.join()}`],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
