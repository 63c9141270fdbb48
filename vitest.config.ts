import { defineConfig } from 'vitest/config';

// Dates and numbers read the same on every machine.
process.env.TZ = 'UTC';
process.env.LC_ALL = 'C.UTF-8';

const withDatabase = ['packages/db/**/*.test.ts', 'apps/server/**/*.test.ts'];

/** Everything that needs no browser. A test that needs a document says so on top: `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    allowOnly: false,
    // Says that something hangs, never that it is slow: machines are shared.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'without a database',
          include: ['{apps,bench,engines,packages}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...withDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'with a database',
          include: withDatabase,
          exclude: ['**/node_modules/**', '**/dist/**'],
          // One PostgreSQL for the run; a test file that asks for a database gets a copy of its own.
          globalSetup: 'packages/db/testing/global-setup.ts',
        },
      },
    ],
  },
});
