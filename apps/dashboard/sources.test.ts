/** Rules about the dashboard's source that types can't express. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { accountEndpoints } from './src/api/groups/account-endpoints.ts';
import { enrichmentEndpoints } from './src/api/groups/enrichment-endpoints.ts';
import { listColumnsEndpoints } from './src/api/groups/list-columns-endpoints.ts';
import { modelsEndpoints } from './src/api/groups/models-endpoints.ts';
import { profilesEndpoints } from './src/api/groups/profiles-endpoints.ts';
import { providersEndpoints } from './src/api/groups/providers-endpoints.ts';
import { likenessesEndpoints } from './src/api/groups/likenesses-endpoints.ts';
import { suppressionsEndpoints } from './src/api/groups/suppressions-endpoints.ts';

const root = fileURLToPath(new URL('src', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll(sep, '/'), source: readFileSync(join(root, path), 'utf8') }));

/** The paths of the files whose source matches. */
const matching = (pattern: RegExp): Set<string> => new Set(sources.filter(({ source }) => pattern.test(source)).map(({ path }) => path));

const literal = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g;
/** Both spellings of an important utility: `!h-8`, `max-sm:!w-auto`, `h-8!`, `[&_svg]:size-3!`. */
const important = /^(?:[^\s!]+:)?!-?[a-z[][^\s()]*$|^[a-z[][^\s]*-[^\s]*!$/;
const importantIn = (source: string): string[] =>
  Array.from(source.matchAll(literal), ([, ...texts]) => texts.find((text) => text !== undefined) ?? '')
    .flatMap((text) => text.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter((word) => important.test(word));

test.each([
  ['className="!h-8 px-2"', 1],
  ["'max-sm:!w-auto'", 1],
  ['`${base} h-8! [&_svg]:size-3.5!`', 2],
  ['className="h-8 px-2" onClick={() => !isOpen && go()}', 0],
  ["if (!isOpen) notify('Done!')", 0],
])('an important utility is found in both spellings: %s', (source, count) => {
  expect(importantIn(source)).toHaveLength(count);
});

test('no class of a screen overrides another with !important', () => {
  const found = sources.flatMap(({ path, source }) => importantIn(source).map((utility) => `${path}: ${utility}`));
  expect(found).toEqual([]);
});

test('screens use useCommand to change and queries to read; few call the API directly', () => {
  expect(matching(/from '[./]*api\/call\.ts'|from '\.\/call\.ts'/)).toEqual(
    new Set([
      'api/queries.ts',
      'api/use-command.ts',
      // Checks a file with HEAD before the browser downloads it.
      'downloads/check-file.ts',
      // Waits longer than other reads.
      'features/imports/preview.queries.ts',
      // Query functions that do more than read.
      'leads/leads.queries.ts',
      'session/session.queries.ts',
      'shell/sign-in-again.tsx',
      'verification/verification.queries.ts',
    ]),
  );
});

/** The groups of routes that a file names without importing the group's module. */
const missingGroups = (path: string, source: string): string[] =>
  [
    { module: 'api/groups/account.ts', names: Object.keys(accountEndpoints) },
    { module: 'api/groups/enrichment.ts', names: Object.keys(enrichmentEndpoints) },
    { module: 'api/groups/list-columns.ts', names: Object.keys(listColumnsEndpoints) },
    { module: 'api/groups/models.ts', names: Object.keys(modelsEndpoints) },
    { module: 'api/groups/profiles.ts', names: Object.keys(profilesEndpoints) },
    { module: 'api/groups/providers.ts', names: Object.keys(providersEndpoints) },
    { module: 'api/groups/likenesses.ts', names: Object.keys(likenessesEndpoints) },
    { module: 'api/groups/suppressions.ts', names: Object.keys(suppressionsEndpoints) },
  ]
    .filter(
      ({ module, names }) =>
        !path.startsWith('api/') &&
        names.some((name) => source.includes(`'${name}'`)) &&
        !Array.from(source.matchAll(/^import '(\.[^']+)';$/gm), ([, target = '']) => posix.join(posix.dirname(path), target)).includes(
          module,
        ),
    )
    .map(({ module }) => `${path} must import ${module}`);

test('a file that names a route of a group imports the group, which adds the route', () => {
  expect(missingGroups('features/a/a.tsx', "useCommand('enrichCompany')")).toHaveLength(1);
  expect(missingGroups('features/a/a.tsx', "import '../../api/groups/enrichment.ts';\nuseCommand('enrichCompany')")).toEqual([]);
  expect(sources.flatMap(({ path, source }) => missingGroups(path, source))).toEqual([]);
});

/** The folders of features that a file of a feature imports, besides its own. */
const otherFeaturesIn = (path: string, source: string): string[] => {
  const [, own] = /^(features\/[^/]+)\//.exec(path) ?? [];
  if (own === undefined) return [];
  return Array.from(source.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g), ([, specifier = '']) =>
    posix.join(posix.dirname(path), specifier),
  ).filter((target) => target.startsWith('features/') && !target.startsWith(`${own}/`));
};

test.each([
  ["import { a } from '../lists/a.ts';", 1],
  ["const a = lazy(() => import('../lists/a.ts'));", 1],
  ["import '../../features/lists/a.ts';", 1],
  ["import { a } from './a.ts';\nimport { b } from '../people/b.ts';\nimport { c } from '../../leads/c.ts';", 0],
])('an import of another feature is found: %s', (source, count) => {
  expect(otherFeaturesIn('features/people/people.page.tsx', source)).toHaveLength(count);
});

test('no feature imports another; what several need is outside of features', () => {
  expect(sources.flatMap(({ path, source }) => otherFeaturesIn(path, source).map((target) => `${path} imports ${target}`))).toEqual([]);
});

test('only one module touches the storage of the browser', () => {
  expect(matching(/\b(local|session)Storage\b/)).toEqual(new Set(['store/kept.ts']));
});

test('no file is longer than 400 lines', () => {
  expect(sources.filter(({ source }) => source.split('\n').length > 401).map(({ path }) => path)).toEqual([]);
});
