/** Checks the repository's files against its conventions. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importCircles } from './architecture/circle-law.ts';
import { brokenCommandLaws } from './architecture/command-law.ts';
import { brokenLaws, hasDefaultExport, type OurPackages } from './architecture/import-law.ts';
import { brokenLengthLaws } from './architecture/length-law.ts';
import { brokenPathLaws } from './architecture/path-law.ts';
import { repositoryFiles } from './architecture/repository-files.ts';
import { missingPlatformPackages } from './complete-lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = repositoryFiles();
const sources = files.filter((path) => /\.(?:ts|tsx|mjs|css)$/.test(path));
const modules = sources.filter((path) => !path.endsWith('.css'));

test('files import only what the import law allows', () => {
  const packages = ourPackages();
  expect(sources.flatMap((path) => brokenLaws(path, read(path), packages))).toEqual([]);
});

test('paths of files are decoded, so that the repository works in a folder with a space or an umlaut', () => {
  // This file's examples break the law.
  const others = modules.filter((path) => path !== 'scripts/architecture.test.ts');
  expect(others.flatMap((path) => brokenPathLaws(read(path)).map((text) => `${path}: ${text}`))).toEqual([]);
  expect(brokenPathLaws("const path = new URL('./a', import.meta.url).pathname;")).toHaveLength(1);
  expect(
    brokenPathLaws("const site = new URL('../', import.meta.url);\nconst dist = new URL('dist/', site);\nread(dist.pathname);"),
  ).toEqual(['dist.pathname']);
  expect(brokenPathLaws('const url = new URL(request.url);\nread(url.pathname);')).toEqual([]);
});

type Case = [what: string, path: string, source: string];

describe('the import law', () => {
  const planned: OurPackages = new Map(
    [
      'engines/verification',
      'engines/leads',
      'engines/vocabulary',
      'packages/contract',
      'packages/db',
      'packages/adapters',
      'packages/ui',
      'apps/site',
      'apps/server',
    ].map((folder) => [`@leadlight/${folder.split('/').at(-1)}`, folder]),
  );

  test.for<Case>([
    ['an engine imports another engine', 'engines/leads/src/match.ts', `import { verify } from '@leadlight/verification';`],
    ['an engine imports another engine by its path', 'engines/leads/src/match.ts', `export * from '../../verification/src/verify.ts';`],
    ['the vocabulary imports an engine', 'engines/vocabulary/titles/title.ts', `import { noFacts } from '@leadlight/leads';`],
    ['an engine imports Node', 'engines/leads/src/match.ts', `import { readFile } from 'node:fs/promises';`],
    ['an engine imports a library that was not reviewed', 'engines/leads/src/match.ts', `import axios from 'axios';`],
    ['the contract imports the database', 'packages/contract/src/lead.ts', `import type { Row } from '@leadlight/db';`],
    ['the contract imports React', 'packages/contract/src/lead.ts', `import 'react';`],
    ['the database imports the contract', 'packages/db/src/leads.queries.ts', `import { Lead } from '@leadlight/contract';`],
    ['an adapter imports the database', 'packages/adapters/smtp/probe.ts', `const db = await import('../../db/src/leads.queries.ts');`],
    ['ui imports the contract', 'packages/ui/src/button.tsx', `import { Lead } from '@leadlight/contract';`],
    ['ui imports a library besides React and its primitives', 'packages/ui/src/button.tsx', `import clsx from 'clsx';`],
    ['a style sheet of ui imports the site', 'packages/ui/src/tokens.css', `@import '../../../apps/site/src/styles.css';`],
    ['the page imports its server', 'apps/site/src/page.tsx', `import { start } from '../server/start.ts';`],
    ['the page imports its server for a type only', 'apps/site/src/page.tsx', `type Log = import('../server/log.ts').Log;`],
    ['the page imports Node', 'apps/site/src/page.tsx', `import { join } from 'node:path';`],
    ['the page imports the contract', 'apps/site/src/page.tsx', `import { planFacts } from '@leadlight/contract/plan-facts';`],
    [
      'the server of the site imports the contract',
      'apps/site/server/start.ts',
      `import { planFacts } from '@leadlight/contract/plan-facts';`,
    ],
    ['the site imports an engine', 'apps/site/server/start.ts', `import { verify } from '@leadlight/verification';`],
    ['the dashboard imports the server', 'apps/dashboard/src/leads/leads.page.tsx', `import { route } from '@leadlight/server';`],
    ['the dashboard imports Node', 'apps/dashboard/src/leads/leads.page.tsx', `import 'fs';`],
    ['the server imports ui', 'apps/server/leads/leads.routes.ts', `import { Mark } from '@leadlight/ui/mark';`],
    ['a browser test imports the site', 'e2e/routes.spec.ts', `import { plans } from '../apps/site/src/content.ts';`],
    ['a script imports an application', 'scripts/start.mjs', `import '../apps/site/server/main.ts';`],
    ['a file is in a folder without an import law', 'packages/extras/src/index.ts', ''],
  ])('is broken when %s', ([, path, source]) => {
    expect(brokenLaws(path, source, planned)).toHaveLength(1);
  });

  test.for<Case>([
    ['an engine imports the vocabulary', 'engines/leads/src/match.ts', `import { foldText } from '@leadlight/vocabulary/text';`],
    ['an engine imports itself', 'engines/leads/src/match.ts', `import { facets } from './facets.ts';`],
    [
      'the contract imports zod and an engine',
      'packages/contract/src/lead.ts',
      `import { z } from 'zod';\nimport type { Lead } from '@leadlight/leads';`,
    ],
    ['the page imports ui', 'apps/site/src/page.tsx', `import { Mark } from '@leadlight/ui/mark';`],
    [
      'the server of the site imports the pure rules of the page',
      'apps/site/server/contact/contact.input.ts',
      `import { checkContact } from '../../src/contact/contact.rules.ts';`,
    ],
    [
      'the server imports all but ui',
      'apps/server/leads/leads.routes.ts',
      `import '@leadlight/db'; import '@leadlight/adapters'; import '@leadlight/contract'; import '@leadlight/leads';`,
    ],
    [
      'a test of an engine uses Node and Vitest',
      'engines/leads/src/match.test.ts',
      `import { test } from 'vitest';\nimport { readFileSync } from 'node:fs';`,
    ],
  ])('is kept when %s', ([, path, source]) => {
    expect(brokenLaws(path, source, planned)).toEqual([]);
  });
});

test('no files import each other in a circle', () => {
  expect(importCircles(new Map(modules.map((path) => [path, read(path)])))).toEqual([]);
});

describe('a circle of imports', () => {
  test.for<[what: string, sources: Record<string, string>, circles: string[][]]>([
    [
      'is found through a third file and through types',
      { 'a.ts': `import './b/b.ts';`, 'b/b.ts': `export * from '../c.ts';`, 'c.ts': `import type { A } from './a.ts';` },
      [['a.ts', 'b/b.ts', 'c.ts']],
    ],
    ['is not what loads a file later', { 'a.ts': `await import('./b.ts');`, 'b.ts': `import './a.ts';` }, []],
    ['is not two ways to one file', { 'a.ts': `import './b.ts';\nimport './c.ts';`, 'b.ts': `import './c.ts';`, 'c.ts': '' }, []],
  ])('%s', ([, texts, circles]) => {
    expect(importCircles(new Map(Object.entries(texts)))).toEqual(circles);
  });
});

test('routes and jobs leave transactions, queries and queues to commands and reads', () => {
  expect(modules.flatMap((path) => brokenCommandLaws(path, read(path)))).toEqual([]);
});

describe('the law of commands', () => {
  test.for<Case>([
    ['a route imports a route', 'apps/server/leads/leads.routes.ts', `import { seen } from '../people/people.routes.ts';`],
    ['a route opens a transaction', 'apps/server/lists/lists.routes.ts', `import { inWorkspace } from '@leadlight/db/platform';`],
    ['a route queries', 'apps/server/lists/lists.routes.ts', `import { type LeadList, listLists } from '@leadlight/db/leads';`],
    ['a route has SQL', 'apps/server/lists/lists.routes.ts', `await tx.query('delete from lists');`],
    ['a route queues a mail', 'apps/server/me/me.routes.ts', `import { queueMail } from '../mail/queue-mail.ts';`],
    ['a route queues a job', 'apps/server/me/me.routes.ts', `import { queueJob } from '@leadlight/db/platform/jobs';`],
    ['a job queries', 'apps/server/finds/finds-due.job.ts', `import { listDueFinds } from '@leadlight/db/verification';`],
  ])('is broken when %s', ([, path, source]) => {
    expect(brokenCommandLaws(path, source)).toHaveLength(1);
  });

  test.for<Case>([
    [
      'a route calls a command and presents types of the database',
      'apps/server/lists/lists.routes.ts',
      `import type { LeadList } from '@leadlight/db/leads';\nimport { Refusal, type WorkspaceTx } from '@leadlight/db/platform';\nimport { createList } from './lists.commands.ts';\nserve((call) => createList(call, call.query));`,
    ],
    ['a command does what a route may not', 'apps/server/lists/lists.commands.ts', `import { inWorkspace } from '@leadlight/db/platform';`],
    ['the application puts its routes together', 'apps/server/app.ts', `import { mountLists } from './lists/lists.routes.ts';`],
  ])('is kept when %s', ([, path, source]) => {
    expect(brokenCommandLaws(path, source)).toEqual([]);
  });
});

test('no production file is longer than 400 lines and no function longer than 120 without a comment that says why', () => {
  expect(modules.flatMap((path) => brokenLengthLaws(path, read(path)))).toEqual([]);
});

describe('the law of length', () => {
  const statements = (count: number): string => '  count();\n'.repeat(count);
  const madeUp = (lines: number): string => `export function madeUp(): void {\n${statements(lines - 2)}}\n`;

  test.for<Case>([
    ['a function is too long', 'apps/server/a.ts', `import './b.ts';\n${madeUp(121)}`],
    ['a function is too long with those inside it', 'apps/server/a.ts', `const outer = () => {\n${madeUp(119).replace('export ', '')}};\n`],
    ['a method is too long', 'scripts/a.mjs', `class A {\n  b() {\n${statements(120)}  }\n}\n`],
    ['a file is too long', 'apps/site/src/a.tsx', `import './b.ts';\n${madeUp(100).repeat(4)}`],
    [
      'the reason is above another function',
      'apps/server/a.ts',
      `import './b.ts';\n/** Long because it is. */\n${madeUp(3)}${madeUp(121)}`,
    ],
    ['the reason is not directly above the function', 'apps/server/a.ts', `import './b.ts';\n// Long because it is.\n\n${madeUp(121)}`],
  ])('is broken when %s', ([, path, source]) => {
    expect(brokenLengthLaws(path, source)).toHaveLength(1);
  });

  test.for<Case>([
    ['a function is not too long', 'apps/server/a.ts', madeUp(120)],
    ['a file is not too long', 'apps/server/a.ts', madeUp(100).repeat(4)],
    [
      'a comment says why the function is long',
      'apps/server/a.ts',
      `import './b.ts';\n/**\n * A made-up function. Long because it is.\n */\n${madeUp(121)}`,
    ],
    [
      'the head of the file says why',
      'engines/leads/a.ts',
      `/** A made-up file. Long because it is one table. */\nimport './b.ts';\n${madeUp(200).repeat(3)}`,
    ],
    ['the file is a test', 'apps/server/a.test.ts', madeUp(500)],
    ['the file is only for tests', 'apps/server/testing/a.ts', madeUp(500)],
    ['the file is generated', 'apps/dashboard/src/api/endpoints.ts', `/** Generated by a script. */\n${madeUp(500)}`],
  ])('is kept when %s', ([, path, source]) => {
    expect(brokenLengthLaws(path, source)).toEqual([]);
  });
});

describe('a folder of the database', () => {
  const folders = readdirSync(`${root}packages/db`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['migrations', 'testing', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);

  test.for(folders)('%s imports exactly the folders that the first line of its index names, through its index', (folder) => {
    const inside = modules.filter((path) => path.startsWith(`packages/db/${folder}/`) && !path.endsWith('.test.ts'));
    const imported = inside.flatMap((path) => foldersImported(path, folder));
    expect(imported.filter(({ isByIndex }) => !isByIndex)).toEqual([]);
    const [, named = ''] = /^\/\*\* Imports: ([a-z, -]+)\. \*\/\n/.exec(read(`packages/db/${folder}/index.ts`)) ?? [];
    expect(named.split(', ')).toEqual(imported.length === 0 ? ['nothing'] : [...new Set(imported.map((each) => each.folder))].toSorted());
  });

  /** Imports of other folders by a file in this one. Parts of the platform that few modules use and that load slowly have their own entry. */
  function foldersImported(path: string, folder: string): { path: string; folder: string; isByIndex: boolean }[] {
    const entries = Object.values((JSON.parse(read('packages/db/package.json')) as { exports: Record<string, string> }).exports);
    return Array.from(read(path).matchAll(/from '(\.\.?\/[^']+)'/g), ([, specifier = '']) => specifier).flatMap((specifier) => {
      const target = posix.join(posix.dirname(path), specifier).slice('packages/db/'.length);
      const [other = ''] = target.split('/');
      return other === folder ? [] : [{ path, folder: other, isByIndex: entries.includes(`./${target}`) }];
    });
  }
});

test('people and companies are written by the lead writer alone', () => {
  // A kind of lead is the name of its table.
  const table = String.raw`(?:only\s+)?(?:app\.)?(?:(?:people|companies)\b|\$\{\w*kind\})`;
  const writes = new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|copy|truncate(?:\s+table)?)\s+${table}`, 'i');
  const places = modules.filter(
    (path) =>
      /^(?:packages\/db|apps\/server)\//.test(path) && !/\.test\.ts$|\/testing\//.test(path) && writes.test(withoutComments(read(path))),
  );
  expect(places, 'write leads with writeLeads of @leadlight/db/leads').toEqual(['packages/db/leads/lead-writer.ts']);
});

test('the server writes audit entries with the actions of the contract', () => {
  const direct = modules.filter(
    (path) =>
      path.startsWith('apps/server/') &&
      !/\.test\.ts$|\/testing\//.test(path) &&
      /\bimport\b[^;]*(?:\bnote(?:User)?Audit\b|\* as \w+)[^;]*from '@leadlight\/db\/accounts'/.test(withoutComments(read(path))),
  );
  expect(direct, 'use noteAudit of apps/server/audit/note-audit.ts, whose actions are typed').toEqual(['apps/server/audit/note-audit.ts']);
});

/** Comments may contain "update people". */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

test('modules export by name, except configuration that a tool reads', () => {
  const isConfiguration = (path: string) => path.endsWith('.config.ts') || path === 'e2e/global-setup.ts';
  expect(modules.filter((path) => !isConfiguration(path) && hasDefaultExport(path, read(path)))).toEqual([]);
});

test('files and folders have kebab-case names, with a role suffix if there is one', () => {
  const conventional = /^(?:\..+|[A-Z_]+\.md|LICENSE|Dockerfile|Chart\.yaml)$/;
  const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
  expect(files.filter((path) => path.split('/').some((name) => !kebab.test(name) && !conventional.test(name)))).toEqual([]);
});

test('no file has an unspecific name: utils, helpers, manager', () => {
  expect(files.filter((path) => /(?:^|[/.-])(?:utils?|helpers?|managers?)(?:[/.-]|$)/i.test(path))).toEqual([]);
});

test('no test is skipped or runs alone, unless its machine cannot run it', () => {
  // These run if the machine provides root and the labs' namespaces and packages; otherwise they print one line that says why not.
  const needsItsMachine = [
    'bench/mail-lab/lab.test.ts',
    'bench/web-lab/lab.test.ts',
    'e2e/app-verify.spec.ts',
    'apps/server/imports/uploads.test.ts',
    'apps/server/pooler.test.ts',
    // Faults are those of the server in this process, not of another one.
    'packages/adapters/files/files.test.ts',
  ];
  const tests = modules.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !needsItsMachine.includes(path));
  expect(
    tests.filter((path) => /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|fixme|todo|skipIf|runIf)\b/.test(read(path))),
  ).toEqual([]);
});

test('no test has a limit of its own: those of the runners are for a test that hangs (docs/testing.md)', () => {
  const ownLimit = /\bvi\.(?:setConfig|waitFor|waitUntil)\(|\btest\.(?:slow|setTimeout)\(|\btimeout: [\d_]+|^ *\}, [\d_]+\);$/m;
  const tests = modules.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/architecture'));
  expect(tests.filter((path) => ownLimit.test(read(path)))).toEqual([]);
});

test('no test replaces a module: workers keep their modules, and the next file would get the replacement', () => {
  const replaces = /\bvi\.(?:mock|doMock)\((?!'\.\/styles\.css')/;
  const tests = modules.filter((path) => /\.test\.tsx?$/.test(path) && path !== 'scripts/architecture.test.ts');
  expect(tests.filter((path) => replaces.test(read(path)))).toEqual([]);
});

test("no file contains a path from its author's machine", () => {
  const elsewhere = /(?:^|[\s'"`(=:])(?:\/home\/(?!node\b)[\w.-]+\/|\/Users\/[\w.-]+\/|\/root\/|[A-Z]:\\Users\\)/m;
  const texts = files.filter((path) => !/\.(?:woff2|png|jpg|avif|webp|ico|gz|br)$/.test(path));
  expect(
    texts.filter((path) => elsewhere.test(read(path)) || (path !== 'scripts/architecture.test.ts' && read(path).includes(root))),
  ).toEqual([]);
});

test('the lock file lists the packages of every platform, so that npm ci accepts it', () => {
  const lock = JSON.parse(read('package-lock.json')) as Parameters<typeof missingPlatformPackages>[0];
  expect(Array.from(missingPlatformPackages(lock).keys()), 'run node scripts/complete-lock.mjs').toEqual([]);
});

function ourPackages(): OurPackages {
  const manifests = files.filter((path) => /^[^/]+\/(?:[^/]+\/)?package\.json$/.test(path));
  return new Map(manifests.map((path) => [(JSON.parse(read(path)) as { name: string }).name, path.slice(0, -'/package.json'.length)]));
}

function read(path: string): string {
  return readFileSync(`${root}${path}`, 'utf8');
}
