/**
 * Which tests are of which kind, as patterns of paths from the repository's root: for vitest.config.ts, and for `npm run check`, which chooses among those
 * with and without a database (bootstrap/affected-tests.mjs).
 */

/** All but those in a browser. A test that is of none of the kinds below needs no database. */
export const everyTest = ['{apps,bench,engines,packages}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

/** Tests that ask for a database: those of the queries and of the server. */
export const withDatabase = ['packages/db/**/*.test.ts', 'apps/server/**/*.test.ts'];
/**
 * They start the product or mail servers as programs, and most of them kill these: half of the suite's time. `npm test` runs them, `npm run check`
 * doesn't.
 */
export const programs = [
  'apps/server/jobs/loaded-modules.test.ts',
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
/**
 * They need about five seconds of CPU time or more because they try much: random cases against SQL, every old version, thousands of rows in every
 * table, two hundred websites, a thousand texts with a made-up word in them. Also only in `npm test`.
 */
export const large = [
  'apps/server/enrichments/page-reader.test.ts',
  'apps/server/hostile-text.test.ts',
  'apps/server/imports/company-cache.test.ts',
  'apps/server/imports/real-lists.test.ts',
  'apps/server/imports/same-list.test.ts',
  'apps/server/merges/merge-groups.test.ts',
  'apps/server/operator/erase.test.ts',
  'apps/server/question-runs/injected-websites.test.ts',
  'apps/server/search/divided-search.test.ts',
  'apps/server/search/indexed-search.test.ts',
  'apps/server/search/search-threads.test.ts',
  'apps/server/search/search.contract.test.ts',
  'apps/server/upgrade/upgrade.test.ts',
  'engines/enrichment/technologies/literals.test.ts',
  'engines/leads/search/answer-parts.test.ts',
  'engines/leads/sample/consistency.test.ts',
  'engines/leads/words/nothing-lost.test.ts',
  'packages/db/leads/lookups.test.ts',
  'packages/db/platform/{baseline,migrate,rehearsal}.test.ts',
];

/** They ask every route of the application, so that a change of any route or of the contract can affect them. */
export const everyRoute = ['apps/server/access.test.ts', 'apps/server/leads/masking.test.ts', 'apps/server/docs/openapi.test.ts'];
