import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { GroupedRandomSequencer } from './scripts/test-order.ts';

// Dates and numbers read the same on every machine.
process.env.TZ = 'UTC';
process.env.LC_ALL = 'C.UTF-8';
// Servers that tests start begin with what earlier ones compiled.
process.env.NODE_COMPILE_CACHE ??= new URL('node_modules/.cache/node-compile', import.meta.url).pathname;

const withDatabase = ['packages/db/**/*.test.ts', 'apps/server/**/*.test.ts'];
// They start the product or mail servers as programs, and most of them kill these: half of the suite's time. `npm test` runs them, `npm run check` doesn't.
const programs = [
  'apps/server/main.test.ts',
  'apps/server/**/{killed,stalled}.test.ts',
  'apps/server/operator/import-command.test.ts',
  'apps/server/operator/register-command.test.ts',
  'apps/site/server/run.test.ts',
  'bench/mail-lab/lab.test.ts',
  'bench/web-lab/lab.test.ts',
  'packages/db/platform/embedded/launch.test.ts',
  'scripts/start.test.ts',
];
// They need about five seconds of CPU time or more because they try much: random cases against SQL, every old version, thousands of rows in every table, two hundred
// websites. Also only in `npm test`.
const large = [
  'apps/server/enrichments/page-reader.test.ts',
  'apps/server/hostile-text.test.ts',
  'apps/server/imports/company-cache.test.ts',
  'apps/server/imports/real-lists.test.ts',
  'apps/server/imports/same-list.test.ts',
  'apps/server/merges/merge-groups.test.ts',
  'apps/server/operator/erase.test.ts',
  'apps/server/question-runs/injected-websites.test.ts',
  'apps/server/search/indexed-search.test.ts',
  'apps/server/search/search-threads.test.ts',
  'apps/server/search/search.contract.test.ts',
  'apps/server/upgrade/upgrade.test.ts',
  'engines/enrichment/technologies/literals.test.ts',
  'engines/leads/sample/consistency.test.ts',
  'packages/db/leads/lookups.test.ts',
  'packages/db/platform/{baseline,migrate,rehearsal}.test.ts',
];
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
          include: ['{apps,bench,engines,packages}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...withoutTests, ...withDatabase, ...programs, ...large],
        },
      },
      {
        extends: true,
        test: {
          name: 'with a database',
          include: withDatabase,
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
        test: { name: 'programs', include: programs, exclude: withoutTests, globalSetup: 'packages/db/testing/global-setup.ts' },
      },
    ],
  },
});
