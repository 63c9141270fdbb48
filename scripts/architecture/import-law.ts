/**
 * The import law of ARCHITECTURE.md as data, and the check of one file against it.
 * It covers planned folders as well as existing ones, so that the law applies from the first file on.
 */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync, Visitor, type ParseResult } from 'oxc-parser';

interface Zone {
  /** Path from the repository's root; `*` matches one folder name. */
  folder: string;
  /** Our folders that it may import, besides itself. */
  mayImport: string[];
  /** The only third-party packages that it may import; if absent, any that its package.json lists. */
  packages?: string[];
  /** False if the code must run without Node: in a browser, or because it is pure. */
  usesNode: boolean;
}

/** Each was reviewed before it was allowed: no clock, no network, no randomness, no Node. */
const pureLibraries: string[] = ['any-ascii', 'disposable-email-domains-js', 'htmlparser2', 'libphonenumber-js', 're2js', 'tldts', 'tr46'];

/** The first zone that contains a file applies. */
const zones: Zone[] = [
  // What several engines need; the one that others may import.
  { folder: 'engines/vocabulary', mayImport: [], packages: pureLibraries, usesNode: false },
  { folder: 'engines/*', mayImport: ['engines/vocabulary'], packages: pureLibraries, usesNode: false },
  { folder: 'packages/contract', mayImport: ['engines/*'], packages: ['zod', '@hono/zod-openapi'], usesNode: false },
  { folder: 'packages/db', mayImport: ['engines/*'], usesNode: true },
  { folder: 'packages/adapters', mayImport: ['engines/*'], usesNode: true },
  { folder: 'packages/ui/src', mayImport: ['packages/ui'], packages: ['react', 'react-dom', '@base-ui/react'], usesNode: false },
  // Tools outside src that are run by hand.
  { folder: 'packages/ui', mayImport: [], usesNode: true },
  { folder: 'apps/site/src', mayImport: ['packages/ui'], usesNode: false },
  { folder: 'apps/site/server', mayImport: ['apps/site/src'], usesNode: true },
  { folder: 'apps/site/build', mayImport: ['apps/site', 'packages/ui'], usesNode: true },
  { folder: 'apps/site', mayImport: ['packages/ui'], usesNode: true },
  { folder: 'apps/dashboard/src', mayImport: ['packages/ui', 'packages/contract'], usesNode: false },
  // Outside src: the Vite configuration and the test of the build.
  { folder: 'apps/dashboard', mayImport: ['packages/ui', 'packages/contract'], usesNode: true },
  { folder: 'apps/server', mayImport: ['engines/*', 'packages/contract', 'packages/db', 'packages/adapters'], usesNode: true },
  // The labs are independent: benchmarks and end-to-end tests use their mail servers and websites. Servers under test get copies of one prepared database.
  { folder: 'e2e', mayImport: ['scripts', 'bench/mail-lab', 'bench/web-lab', 'packages/db/testing'], usesNode: true },
  // Benchmarks measure the product's own code: engines, the adapters that run them, and the database, which they fill. Labels have the form of the contract.
  { folder: 'bench', mayImport: ['scripts', 'e2e', 'engines/*', 'packages/contract', 'packages/adapters', 'packages/db'], usesNode: true },
  { folder: 'scripts', mayImport: [], usesNode: true },
];

/** Our packages by name: `@leadlight/ui` → `packages/ui`. */
export type OurPackages = ReadonlyMap<string, string>;

/**
 * @param path from the repository's root, with slashes
 * @returns one sentence for each import that breaks the law
 */
export function brokenLaws(path: string, source: string, ourPackages: OurPackages): string[] {
  const zone = zoneOf(path);
  if (!zone)
    return path.includes('/')
      ? [`${path} is in a folder without an import law; add the folder to scripts/architecture/import-law.ts.`]
      : [];
  const isTest = /\.test\.tsx?$/.test(path);
  return importsOf(path, source).flatMap((specifier): string[] => {
    const target = targetOf(path, specifier, ourPackages);
    switch (target.kind) {
      case 'ours':
        return isWithin(target.path, placeOf(path, zone)) || zone.mayImport.some((folder) => isWithin(target.path, folder))
          ? []
          : [`${path} imports ${specifier}: ${zone.folder} may import ${zone.mayImport.join(', ') || 'nothing of ours'}.`];
      case 'node':
        return zone.usesNode || isTest ? [] : [`${path} imports ${specifier}: ${zone.folder} runs without Node.`];
      case 'package':
        return !zone.packages || isTest || zone.packages.includes(target.name)
          ? []
          : [`${path} imports ${specifier}: ${zone.folder} may import ${zone.packages.join(', ') || 'no package'}.`];
    }
  });
}

/** Whether a module has a default export. */
export function hasDefaultExport(path: string, source: string): boolean {
  if (!/\bdefault\b/.test(source)) return false;
  const { module } = parseSync(path, source);
  // The kind is an enumeration that exists only as a type.
  const isDefault = (kind: string, name: string | null): boolean => kind === 'Default' || name === 'default';
  return module.staticExports.some(({ entries }) => entries.some(({ exportName }) => isDefault(exportName.kind, exportName.name)));
}

type Target = { kind: 'ours'; path: string } | { kind: 'node' } | { kind: 'package'; name: string };

function targetOf(path: string, specifier: string, ourPackages: OurPackages): Target {
  if (specifier.startsWith('.')) return { kind: 'ours', path: posix.join(posix.dirname(path), specifier) };
  if (isBuiltin(specifier)) return { kind: 'node' };
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  // A package of ours that doesn't exist yet is in no folder that may be imported.
  const folder = ourPackages.get(name) ?? (name.startsWith('@leadlight/') ? name : undefined);
  return folder === undefined ? { kind: 'package', name } : { kind: 'ours', path: folder };
}

/** Static, re-exporting, dynamic and type imports; in style sheets, the files in `@import`. */
function importsOf(path: string, source: string): string[] {
  if (path.endsWith('.css')) return Array.from(source.matchAll(/@import\s+(?:url\()?['"]([^'"]+)/g), ([, specifier = '']) => specifier);
  const parsed = parsedAt(path, source);
  const insideCode: string[] = [];
  // The syntax tree is made when it is asked for; most files have no such import.
  if (/\bimport\s*(?:\/[*/]|\()/.test(source))
    new Visitor({
      ImportExpression: ({ source: argument }) => {
        if (argument.type === 'Literal' && typeof argument.value === 'string') insideCode.push(argument.value);
      },
      TSImportType: ({ source: argument }) => insideCode.push(argument.value),
    }).visit(parsed.program);
  return [...atItsTop(parsed), ...insideCode];
}

/** What a module imports or passes on at its top, types included, as written. Not what it loads later with `import()`. */
export const staticImportsOf = (path: string, source: string): string[] => atItsTop(parsedAt(path, source));

function parsedAt(path: string, source: string): ParseResult {
  const parsed = parseSync(path, source);
  if (parsed.errors[0]) throw new Error(`${path} can't be parsed: ${parsed.errors[0].message}`);
  return parsed;
}

const atItsTop = ({ module }: ParseResult): string[] => [
  ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
  ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
];

function zoneOf(path: string): Zone | undefined {
  return zones.find(({ folder }) => isWithin(path, folder));
}

/** The concrete folder if the zone's folder has a `*`: one engine, not all of them. */
function placeOf(path: string, { folder }: Zone): string {
  return path.split('/', folder.split('/').length).join('/');
}

function isWithin(path: string, folder: string): boolean {
  const segments = path.split('/');
  return folder.split('/').every((name, index) => segments[index] !== undefined && (name === '*' || name === segments[index]));
}
