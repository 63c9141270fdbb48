import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { everyTest, large, programs, withDatabase } from './scripts/test-files.mjs';
import { GroupedRandomSequencer } from './scripts/test-order.ts';

// Dates and numbers read the same on every machine.
process.env.TZ = 'UTC';
process.env.LC_ALL = 'C.UTF-8';
// Servers that tests start begin with what earlier ones compiled.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node-compile', import.meta.url));

const withoutTests = ['**/node_modules/**', '**/dist/**'];

/** Everything that needs no browser. A test that needs a document says so on top: `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    allowOnly: false,
    // Limits end a test that hangs, never one that is slow: each is at least ten times what the slowest takes (docs/testing.md).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // A worker keeps its modules from one file to the next: loading the server's takes longer than most of its tests. No module keeps
    // what a test did, and the order of the files is drawn anew in every run, so that one which does is found.
    isolate: false,
    // For the same reason a worker's heap is large. With V8's usual space for new objects, copying what is in use took a tenth of the CPU time.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: availableParallelism(),
    sequence: { shuffle: { files: true, tests: false }, sequencer: GroupedRandomSequencer },
    projects: [
      {
        extends: true,
        test: {
          name: 'without a database',
          // `npm run check` names those that a change can affect, here and below.
          include: process.env['TESTS_WITHOUT_DATABASE']?.split('\n') ?? everyTest,
          exclude: [...withoutTests, ...withDatabase, ...programs, ...large],
        },
      },
      {
        extends: true,
        test: {
          name: 'with a database',
          include: process.env['TESTS_WITH_DATABASE']?.split('\n') ?? withDatabase,
          exclude: [...withoutTests, ...programs, ...large],
          // One PostgreSQL for the run; a test file that asks for a database gets a copy of its own.
          globalSetup: 'packages/db/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'large', include: large, exclude: withoutTests, globalSetup: 'packages/db/testing/global-setup.ts' },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: programs,
          exclude: withoutTests,
          globalSetup: ['scripts/bootstrap/server-setup.mjs', 'packages/db/testing/global-setup.ts'],
        },
      },
    ],
  },
});
