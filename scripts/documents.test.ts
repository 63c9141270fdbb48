/** Documents name only commands, files and headings that exist. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { documentLaw, missingInComments, type Named } from './architecture/document-law.ts';
import { repositoryFiles } from './architecture/repository-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const files = repositoryFiles();
const documents = files.filter((path) => path.endsWith('.md') && path !== 'THIRD_PARTY_NOTICES.md');

test('documents name commands, files and headings that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, table = ''] = /const run = \{([^}]+)\}\[command/.exec(read('apps/server/operator/operator.ts')) ?? [];
  const operatorCommands = Array.from(table.matchAll(/^\s*'?([\w-]+)'?: /gm), ([, name = '']) => name);
  expect(operatorCommands, "the operator's commands").toContain('workspaces');
  const broken = documentLaw({ files, scripts: Object.keys(scripts), operatorCommands, read });
  expect(documents.flatMap((path) => broken(path, read(path)))).toEqual([]);
});

test('documents have no markers of a merge conflict', () => {
  const hasMarkers = (text: string): boolean => /^(?:<{7}|>{7}) /m.test(text);
  expect(documents.filter((path) => hasMarkers(read(path)))).toEqual([]);
  expect(hasMarkers(`One\n${'<'.repeat(7)} HEAD\nTwo`)).toBe(true);
});

test('comments name files that exist', () => {
  // Migrations never change; this file and those of the law have examples. `site.md` is the specification (docs/conformance.md), and not in the repository.
  const checked = files.filter((path) => /\.(?:tsx?|mjs|sql|css)$/.test(path) && !/^(?:packages\/db\/migrations|scripts)\//.test(path));
  expect(checked.length).toBeGreaterThan(1_000);
  const missing = missingInComments([...files, 'site.md']);
  expect(checked.flatMap((path) => missing(read(path)).map((name) => `${path} names ${name}, which doesn't exist.`))).toEqual([]);
  expect(missing('/** As in law.ts and scripts/documents.test.ts. */\nconst a = 1; // nothing.ts:12')).toEqual(['law.ts', 'nothing.ts']);
});

describe('the law of documents', () => {
  const known: Named = {
    files: ['docs/a.md', 'docs/b.md', 'apps/server/main.ts', 'bench/app.bench.ts'],
    scripts: ['bench', 'operator', 'check'],
    operatorCommands: ['plan'],
    read: () => '# The title\n\n## `code` and [a link](b.md), too\n',
  };

  test.for([
    ['a command of npm', 'Run `npm run verify-all`.'],
    ['a benchmark', 'Run `npm run bench -- nothing`.'],
    ["an operator's command", 'Run `npm run operator -- nothing`.'],
    ['a program', 'Run it:\n```sh\nnode apps/server/other.ts\n```'],
    ['a path', 'In `apps/server/other.ts`.'],
    ['a folder', 'In `apps/other/`.'],
    ['the last part of a path', 'In `server/other.ts`.'],
    ['a document', '[more](c.md)'],
    ['a heading', '[more](b.md#nothing)'],
    ['a heading of its own', '[more](#nothing)'],
  ] as const)('is broken when %s does not exist', ([, text]) => {
    expect(documentLaw(known)('docs/a.md', text)).toHaveLength(1);
  });

  test('is kept by names that exist, by what is built, and by addresses', () => {
    const text =
      '`npm run check`, `npm run bench -- app`, `npm run operator -- plan ID`, `node apps/server/main.ts`, `main.ts:12`, `apps/server`, `apps/site/dist`, [b](b.md#code-and-a-link-too), [c](https://example.com/c.md#d)';
    expect(documentLaw(known)('docs/a.md', text)).toEqual([]);
  });
});
