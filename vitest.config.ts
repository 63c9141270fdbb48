import { defineConfig } from 'vitest/config';

// Dates and numbers read the same on every machine.
process.env.TZ = 'UTC';
process.env.LC_ALL = 'C.UTF-8';

/** Everything that needs no browser. A test that needs a document says so on top: `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    include: ['{apps,engines,packages}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // One PostgreSQL for the run; test files that ask for a database get a copy of their own.
    globalSetup: 'packages/db/testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
    // Says that something hangs, never that it is slow: machines are shared.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
