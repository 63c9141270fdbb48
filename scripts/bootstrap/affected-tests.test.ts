/** Which tests a change can affect, in a small repository. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { everyRoute } from '../test-files.mjs';
import { affectedTests, listTests } from './affected-tests.mjs';
import { importGraph } from './import-graph.mjs';

const files: Readonly<Record<string, string>> = {
  'packages/db/credits/index.ts': `export { spend } from './spend.queries.ts'; export { invoices } from './invoices.queries.ts';`,
  'packages/db/credits/spend.queries.ts': `import { connect } from '../platform/connect.ts'; export const spend = () => connect();`,
  'packages/db/credits/invoices.queries.ts': `export const invoices = [];`,
  'packages/db/platform/connect.ts': `import type { Wide } from './wide.ts'; export const connect = (): Wide => ({});`,
  'packages/db/platform/wide.ts': `export type Wide = object;`,
  'packages/db/platform/connect.test.ts': `import { connect } from './connect.ts';`,
  'apps/server/testing/test-server.ts': `import { createApp } from '../app.ts'; export const testServer = createApp;`,
  'apps/server/app.ts': `import { routes } from './exports/exports.routes.ts'; export const createApp = () => routes;`,
  'apps/server/exports/exports.routes.ts': `import { spend } from '@leadlight/db/credits'; export const routes = [spend];`,
  'apps/server/exports/exports.routes.test.ts': `import { testServer } from '../testing/test-server.ts';`,
  'apps/server/reveals/reveals.routes.test.ts': `import { spend } from '@leadlight/db/credits'; import { testServer } from '../testing/test-server.ts';`,
  'apps/server/enrichment-runs/sites.test.ts': `import { readFileSync } from 'node:fs'; readFileSync(new URL('sites/made.html', import.meta.url));`,
  'apps/server/chart.test.ts': `import { readdirSync } from 'node:fs'; readdirSync(new URL('../../deploy/helm', import.meta.url), 'x.yaml');`,
  'apps/server/access.test.ts': `import { testServer } from './testing/test-server.ts';`,
  'engines/leads/index.ts': `export { score } from './score.ts'; export { match } from './match.ts';`,
  'engines/leads/score.ts': `import { weights } from './weights.ts'; export const score = weights;`,
  'engines/leads/weights.ts': `import { half } from './half.ts'; export const weights = half;`,
  'engines/leads/half.ts': `import { log } from './log.ts'; export const half = log;`,
  'engines/leads/log.ts': `export const log = Math.log;`,
  'engines/leads/match.ts': `import { readFileSync } from 'node:fs'; export const match = readFileSync('pairs.tsv');`,
  'engines/leads/score.test.ts': `import { score } from '@leadlight/leads';`,
  'engines/leads/match.test.ts': `import { match } from './match.ts'; new Worker(new URL('./match-thread.ts', import.meta.url));`,
  'scripts/words.test.ts': `import { wordsOf } from './words.mjs';`,
  'scripts/words.mjs': `import { readdirSync } from 'node:fs'; export const wordsOf = readdirSync('.');`,
};
const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));
const all = {
  withDatabase: tests.filter((path) => /^(?:apps\/server|packages\/db)\//.test(path)),
  withoutDatabase: tests.filter((path) => /^(?:engines|scripts)\//.test(path)),
};
const graph = await importGraph((path) => files[path]);
const affectedBy = (...changed: string[]): string[] => affectedTests({ changed, since: 'main', all, graph }).withDatabase;
const affectedWithout = (...changed: string[]): string[] => affectedTests({ changed, since: 'main', all, graph }).withoutDatabase;
const always = 'scripts/words.test.ts';

describe('of the tests with a database, a change affects', () => {
  test.for<[what: string, changed: string, affected: readonly string[]]>([
    ['a test that changed', 'packages/db/platform/connect.test.ts', ['packages/db/platform/connect.test.ts']],
    ['the tests of its folder', 'apps/server/exports/presenter.ts', ['apps/server/exports/exports.routes.test.ts']],
    ['the tests of the same noun, in other words', 'engines/enrichment/technologies.ts', ['apps/server/enrichment-runs/sites.test.ts']],
    [
      'the tests that import it through one other module, and not those that reach it only through the whole server',
      'packages/db/credits/spend.queries.ts',
      ['apps/server/reveals/reveals.routes.test.ts'],
    ],
    ['no test that imports something else from the same barrel', 'packages/db/credits/invoices.queries.ts', []],
    ['no test through a type', 'packages/db/platform/wide.ts', ['packages/db/platform/connect.test.ts']],
    ['the tests of every route, if a route changed', 'apps/server/lists/lists.routes.ts', ['apps/server/access.test.ts']],
    [
      'every test that starts the server, if its assembly changed',
      'apps/server/app.ts',
      all.withDatabase.filter((path) => /routes|access/.test(path)),
    ],
    ['the test that reads the file', 'apps/server/enrichment-runs/sites/made.html', ['apps/server/enrichment-runs/sites.test.ts']],
    ['the test that reads the folder of the file', 'deploy/helm/leadlight/values.yaml', ['apps/server/chart.test.ts']],
    ['no test with a database, if the dashboard changed', 'apps/dashboard/src/leads/leads.page.tsx', []],
    ['no test with a database, if a document changed', 'docs/testing.md', []],
  ])('%s', ([, changed, affected]) => {
    expect(affectedBy(changed).toSorted()).toEqual([...affected].toSorted());
  });

  test.for([
    ['a migration', 'packages/db/migrations/0099-new.sql'],
    ['a dependency', 'package-lock.json'],
    ['what starts the databases of tests', 'packages/db/testing/postgres.ts'],
    ['a file of the server that nothing names', 'engines/writing/words.tsv'],
  ] as const)('all tests, if it is %s', ([, changed]) => {
    expect(affectedBy('docs/testing.md', changed)).toEqual(all.withDatabase);
    expect(affectedWithout('docs/testing.md', changed)).toEqual(all.withoutDatabase);
  });

  test('all that each of several files affects', () => {
    expect(affectedBy('apps/server/exports/presenter.ts', 'packages/db/platform/connect.ts')).toEqual([
      'packages/db/platform/connect.test.ts',
      'apps/server/exports/exports.routes.test.ts',
      'apps/server/reveals/reveals.routes.test.ts',
    ]);
  });
});

describe('of the tests without a database, a change affects', () => {
  test.for<[what: string, changed: string, affected: readonly string[]]>([
    ['a test that changed', 'engines/leads/score.test.ts', ['engines/leads/score.test.ts']],
    ['the tests that load it through any number of modules', 'engines/leads/log.ts', ['engines/leads/score.test.ts']],
    ['no test that imports something else from the same barrel', 'engines/leads/match.ts', ['engines/leads/match.test.ts']],
    ['the tests that import from a barrel, if the barrel changed', 'engines/leads/index.ts', ['engines/leads/score.test.ts']],
    ['the test that starts it as a thread', 'engines/leads/match-thread.ts', ['engines/leads/match.test.ts']],
    ['the tests that load what reads the file', 'engines/leads/pairs.tsv', ['engines/leads/match.test.ts']],
    ['nothing else, if it belongs to the server', 'apps/server/exports/exports.routes.ts', []],
    ['nothing else, if it is a document', 'docs/testing.md', []],
  ])('%s, and the tests that list files', ([, changed, affected]) => {
    expect(affectedWithout(changed).toSorted()).toEqual([...affected, always].toSorted());
  });
});

test('the tests to choose from are those of their project, except tests of started programs and of very many cases', () => {
  const { withDatabase, withoutDatabase } = listTests();
  expect(withDatabase).toContain('packages/db/credits/credits.test.ts');
  expect(withoutDatabase).toContain('engines/leads/words/words.test.ts');
  for (const path of ['apps/server/main.test.ts', 'apps/server/hostile-text.test.ts', 'engines/leads/words/nothing-lost.test.ts'])
    expect([...withDatabase, ...withoutDatabase]).not.toContain(path);
});

test('the tests of every route exist', () => {
  expect(everyRoute.filter((path) => !existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))))).toEqual([]);
});
