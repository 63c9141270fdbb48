/** Which tests with a database a change can affect, in a small repository. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { everyRoute } from '../test-files.mjs';
import { affectedTests, testsWithDatabase } from './affected-tests.mjs';
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
};
const all = Object.keys(files).filter((path) => path.endsWith('.test.ts'));
const graph = await importGraph((path) => files[path]);
const affectedBy = (...changed: string[]): string[] => affectedTests({ changed, since: 'main', all, graph }).tests;

describe('a change affects', () => {
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
    ['every test that starts the server, if its assembly changed', 'apps/server/app.ts', all.filter((path) => /routes|access/.test(path))],
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
    expect(affectedBy('docs/testing.md', changed)).toEqual(all);
  });

  test('all that each of several files affects', () => {
    expect(affectedBy('apps/server/exports/presenter.ts', 'packages/db/platform/connect.ts')).toEqual([
      'packages/db/platform/connect.test.ts',
      'apps/server/exports/exports.routes.test.ts',
      'apps/server/reveals/reveals.routes.test.ts',
    ]);
  });
});

test('the tests to choose from are those of the project, without started programs and very many cases', () => {
  const tests = testsWithDatabase();
  expect(tests).toContain('packages/db/credits/credits.test.ts');
  expect(tests).not.toContain('apps/server/main.test.ts');
  expect(tests).not.toContain('apps/server/hostile-text.test.ts');
});

test('the tests of every route exist', () => {
  expect(everyRoute.filter((path) => !existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))))).toEqual([]);
});
