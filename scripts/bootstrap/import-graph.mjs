/**
 * Which of our modules a module loads, read from its imports: what `npm run check` needs to find the tests that a change can affect.
 * Boundary: reads source files; knows nothing of git or of tests.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './command.mjs';

/** @typedef {{ from: string, names: string[] | 'all' }} Import `names`: which exports of the module `from` are used */
/**
 * @typedef {object} Module
 * @property {Import[]} imports of values; types are gone when the code runs
 * @property {Map<string, { from: string, name: string }>} passedOn exports that come from another module
 * @property {string[]} allOf modules of which it exports everything
 * @property {boolean} isBarrel it does nothing but pass on what other modules export
 * @property {string[]} texts the texts in it that may name a file
 * @property {boolean} listsFolders it lists the files of a folder
 */

/**
 * @typedef {object} ImportGraph all paths are from the repository's root
 * @property {(path: string) => string[]} loads the files of ours that a module imports, through barrels; none for a file that isn't a module
 * @property {(path: string) => Set<string>} loadsInAll the file, what it loads, and what these load; with the barrels that they import from
 * @property {(path: string) => string[]} texts its texts, if one of them may name a file
 * @property {(path: string) => boolean} listsFolders whether it lists the files of a folder, and so can read files that nothing names
 */

/**
 * @param {(path: string) => string | undefined} [read] a file's text; undefined if it doesn't exist
 * @returns {Promise<ImportGraph>}
 */
export async function importGraph(read = readFile) {
  // Only here, because this command installs it first.
  const { parseSync, Visitor } = await import('oxc-parser');
  const packages = ourPackages();
  /** @type {Map<string, Module | undefined>} */
  const modules = new Map();

  /** @param {string} path */
  const moduleAt = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path));
    return modules.get(path);
  };

  /** @param {string} path @returns {Module | undefined} */
  function readModule(path) {
    const source = /\.(?:tsx?|mjs|js)$/.test(path) ? read(path) : undefined;
    if (source === undefined) return undefined;
    const parsed = parseSync(path, source);
    /** @type {Module} */
    const found = {
      imports: [],
      passedOn: new Map(),
      allOf: [],
      isBarrel: false,
      texts: [],
      listsFolders: /\breaddir|\bglob/.test(source),
    };
    const resolved = (/** @type {string} */ specifier) => resolve(path, specifier, packages);
    for (const { moduleRequest, entries } of parsed.module.staticImports) {
      const from = resolved(moduleRequest.value);
      const values = entries.filter(({ isType }) => !isType);
      if (!from || (entries.length > 0 && values.length === 0)) continue;
      const names = values.map(({ importName }) => importName.name ?? (isDefault(importName.kind) ? 'default' : '*'));
      found.imports.push({ from, names: names.length === 0 || names.includes('*') ? 'all' : names });
    }
    let ownExports = 0;
    for (const { entries } of parsed.module.staticExports)
      for (const { moduleRequest, importName, exportName, isType } of entries) {
        const from = moduleRequest && resolved(moduleRequest.value);
        if (isType) continue;
        if (!from) ownExports += 1;
        else if (exportName.name === null) found.allOf.push(from);
        else found.passedOn.set(exportName.name, { from, name: importName.name ?? '*' });
      }
    // The syntax tree is made only for files that need it: most have no import inside their code, and name no files.
    if (/\bimport\s*(?:\/[*/]|\()|new URL\(|readFile|readdir|\.(?:sql|json|jsonl|tsv|csv|ya?ml|html|txt|md)\b|Dockerfile/.test(source))
      new Visitor({
        ImportExpression: ({ source: argument }) => {
          const from = argument.type === 'Literal' && typeof argument.value === 'string' && resolved(argument.value);
          if (from) found.imports.push({ from, names: 'all' });
        },
        Literal: ({ value }) => {
          if (typeof value === 'string' && value.length < 200) found.texts.push(value);
        },
        TemplateElement: ({ value }) => {
          found.texts.push(value.raw.slice(0, 200));
        },
      }).visit(parsed.program);
    found.isBarrel = ownExports === 0 && found.imports.length === 0 && (found.passedOn.size > 0 || found.allOf.length > 0);
    return found;
  }

  /**
   * The modules that an import of these names loads. Everything of a barrel is loaded, but a change of what nobody asked for affects nobody.
   * @param {Import} used @param {Set<string>} [seen] @returns {string[]}
   */
  function loadedBy({ from, names }, seen = new Set()) {
    const module = moduleAt(from);
    if (!module?.isBarrel || names === 'all' || seen.has(from)) return [from];
    seen.add(from);
    return names.flatMap((name) => {
      const passed = module.passedOn.get(name);
      if (passed) return loadedBy({ from: passed.from, names: passed.name === '*' ? 'all' : [passed.name] }, seen);
      return module.allOf.flatMap((each) => loadedBy({ from: each, names: 'all' }, seen));
    });
  }

  /** @param {string} path */
  function loads(path) {
    const module = moduleAt(path);
    if (!module) return [];
    const passed = Array.from(module.passedOn.values(), ({ from }) => from);
    return [...new Set([...module.imports.flatMap((each) => loadedBy(each)), ...passed, ...module.allOf])];
  }

  /** @param {string} path */
  function loadsInAll(path) {
    const found = new Set([path]);
    /** @type {Set<string>} */
    const barrels = new Set();
    // Iterating a set also visits what is added meanwhile.
    for (const each of found) {
      for (const next of loads(each)) found.add(next);
      for (const { from } of moduleAt(each)?.imports ?? []) barrels.add(from);
    }
    return new Set([...found, ...barrels]);
  }

  return {
    loads,
    loadsInAll,
    texts: (path) => moduleAt(path)?.texts ?? [],
    listsFolders: (path) => moduleAt(path)?.listsFolders ?? false,
  };
}

/** The kind is an enumeration that exists only as a type. */
const isDefault = (/** @type {string} */ kind) => kind === 'Default';

/** @param {string} path @param {string} specifier @param {ReturnType<typeof ourPackages>} packages */
function resolve(path, specifier, packages) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const [, name = '', rest = ''] = /^(@leadlight\/[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  const found = packages.get(name);
  if (!found) return undefined;
  const target = found.exports[rest === '' ? '.' : `./${rest}`];
  return target === undefined ? undefined : posix.join(found.folder, target);
}

/** @returns {Map<string, { folder: string, exports: Record<string, string> }>} */
function ourPackages() {
  return new Map(
    ['apps', 'engines', 'packages'].flatMap((parent) =>
      readdirSync(root + parent).flatMap((name) => {
        const folder = `${parent}/${name}`;
        if (!existsSync(`${root}${folder}/package.json`)) return [];
        const described = /** @type {{ name: string, exports?: Record<string, string> }} */ (
          JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
        );
        return [[described.name, { folder, exports: described.exports ?? {} }]];
      }),
    ),
  );
}

/** @param {string} path */
function readFile(path) {
  try {
    return readFileSync(root + path, 'utf8');
  } catch {
    return undefined;
  }
}
