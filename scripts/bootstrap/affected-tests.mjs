/**
 * Which tests `npm run check` runs: those that the changes since the main branch can affect (docs/decisions/0077-check-runs-what-is-near.md).
 * Boundary: chooses; `npm test` runs all.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path/posix';
import { everyRoute, everyTest, large, programs, withDatabase } from '../test-files.mjs';
import { root } from './command.mjs';
import { importGraph } from './import-graph.mjs';

/** @typedef {{ withDatabase: string[], withoutDatabase: string[] }} Tests paths from the repository's root */
/** @typedef {Tests & { why: string }} Choice `why` is for the person who runs the check */
/** @typedef {import('./import-graph.mjs').ImportGraph} ImportGraph */

/** Part of every database and server that a test starts, or of how tests run. */
const underEveryTest =
  /^(?:packages\/db\/(?:migrations|testing)\/|apps\/server\/testing\/test-server\.ts$|scripts\/test-|vitest\.config\.ts$|package-lock\.json$|tsconfig(?:\.base)?\.json$|(?:.+\/)?package\.json$)/;
/** Where a file that no module names can still decide what the server does. */
const ofServer = /^(?:apps\/server|packages\/(?:adapters|contract|db)|engines)\//;
/** A file that a test with a database reaches through more than one other module is tested by the tests of its own subject, and by those nearer to it. */
const farthest = 2;

/** @returns {Promise<Choice>} all tests if it can't be told what changed */
export async function chooseTests() {
  const all = listTests();
  const changes = changedFiles();
  if (!changes) return { ...all, why: "all: git doesn't say what changed" };
  return affectedTests({ ...changes, all, graph: await importGraph() });
}

/** @returns {Tests} all tests from which `npm run check` chooses */
export function listTests() {
  const isOf = (/** @type {string} */ path, /** @type {string[]} */ patterns) => patterns.some((pattern) => matchesGlob(path, pattern));
  const tests = ['apps', 'bench', 'engines', 'packages', 'scripts']
    .flatMap(testsBelow)
    .filter((path) => isOf(path, everyTest) && !isOf(path, programs) && !isOf(path, large))
    .toSorted();
  return {
    withDatabase: tests.filter((path) => isOf(path, withDatabase)),
    withoutDatabase: tests.filter((path) => !isOf(path, withDatabase)),
  };
}

/** @param {string} folder @returns {string[]} */
function testsBelow(folder) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:node_modules|dist)$/.test(entry.name) ? [] : testsBelow(path);
    return /\.test\.tsx?$/.test(path) ? [path] : [];
  });
}

/**
 * What differs from where this branch left the main branch: commits, changes that aren't committed, new and removed files.
 * @returns {{ changed: string[], since: string } | undefined} undefined without git, or without another main branch than the one that is checked out: then
 * nothing says which of its commits are new
 */
function changedFiles() {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      if (git('rev-parse', '--abbrev-ref', 'HEAD').trim() === main) return undefined;
      const base = git('merge-base', 'HEAD', main).trim();
      const listed =
        git('diff', '--name-only', '--no-renames', '-z', base) + git('ls-files', '--others', '--exclude-standard', '--full-name', '-z');
      return { changed: [...new Set(listed.split('\0'))].filter((path) => path !== ''), since: `${main} (${base.slice(0, 8)})` };
    } catch {
      // There is no such branch; or no git.
    }
  }
  return undefined;
}

/**
 * @param {{ changed: string[], since: string, all: Tests, graph: ImportGraph }} given `all`: the tests to choose from
 * @returns {Choice}
 */
export function affectedTests({ changed, since, all, graph }) {
  const everywhere = changed.find((path) => underEveryTest.test(path));
  if (everywhere) return { ...all, why: `all: ${everywhere} is below every test` };
  const near = new Map(all.withDatabase.map((test) => [test, filesNear(test, graph)]));
  const loaded = new Map(all.withoutDatabase.map((test) => [test, graph.loadsInAll(test)]));
  /** @type {Set<string>} */
  const chosen = new Set(all.withoutDatabase.filter((test) => listsFolders(test, loaded, graph)));
  for (const path of changed) {
    const tests = [...testsNear(path, near, graph), ...testsThatLoad(path, loaded, graph)];
    if (tests.length === 0 && ofServer.test(path) && !isModule(path) && !path.endsWith('.md'))
      return { ...all, why: `all: nothing says which tests use ${path}` };
    for (const test of tests) chosen.add(test);
    if (/\.routes\.ts$|^packages\/contract\//.test(path))
      for (const test of everyRoute) if (all.withDatabase.includes(test)) chosen.add(test);
  }
  const isChosen = (/** @type {string} */ test) => chosen.has(test);
  const tests = { withDatabase: all.withDatabase.filter(isChosen), withoutDatabase: all.withoutDatabase.filter(isChosen) };
  const without = `${tests.withoutDatabase.length} of ${all.withoutDatabase.length} files without a database`;
  const withOne = `${tests.withDatabase.length} of ${all.withDatabase.length} with one`;
  return { ...tests, why: `${without} and ${withOne}, by what changed since ${since}` };
}

const isModule = (/** @type {string} */ path) => /\.(?:tsx?|mjs)$/.test(path);

/** @param {string} path of a changed file @param {Map<string, Set<string>>} near @param {ImportGraph} graph */
function testsNear(path, near, graph) {
  const subjects = subjectsOf(path);
  return Array.from(near)
    .filter(
      ([test, files]) =>
        files.has(path) ||
        (ofServer.test(path) && subjectsOf(test).some((subject) => subjects.some((other) => isSameSubject(subject, other)))) ||
        (!isModule(path) && Array.from(files).some((file) => graph.texts(file).some((text) => names(text, path)))),
    )
    .map(([test]) => test);
}

/**
 * A test without a database can only be affected by what it loads, through any number of modules, and by the files that these modules read.
 * @param {string} path of a changed file @param {Map<string, Set<string>>} loaded @param {ImportGraph} graph
 */
function testsThatLoad(path, loaded, graph) {
  // A thread is started from a file that is named, not imported.
  const isNamed = (/** @type {string} */ text) => (isModule(path) ? `/${text}`.endsWith(`/${basename(path)}`) : names(text, path));
  const files = new Set(Array.from(loaded.values(), (each) => Array.from(each)).flat());
  const reaching = [path, ...Array.from(files).filter((file) => graph.texts(file).some(isNamed))];
  return Array.from(loaded)
    .filter(([, each]) => reaching.some((file) => each.has(file)))
    .map(([test]) => test);
}

/** Such a test may read any file: the glossary's, for example, reads all. When the product itself lists folders, they contain no files of the repository. */
function listsFolders(/** @type {string} */ test, /** @type {Map<string, Set<string>>} */ loaded, /** @type {ImportGraph} */ graph) {
  const ofTests = /\.test\.tsx?$|^scripts\/|(?:^|\/)(?:testing|labels)\//;
  return Array.from(loaded.get(test) ?? []).some((path) => ofTests.test(path) && graph.listsFolders(path));
}

/** The test and what it loads, itself and through one other module. @param {string} test @param {ImportGraph} graph */
function filesNear(test, graph) {
  const found = new Set([test]);
  let last = [test];
  for (let distance = 1; distance <= farthest; distance += 1) {
    last = last.flatMap((path) => graph.loads(path)).filter((path) => !found.has(path));
    for (const path of last) found.add(path);
  }
  return found;
}

/**
 * The nouns of a file: the same noun names the server's folder, the folder of its queries, the engine's folder, and the file in the contract (CONTRIBUTING.md).
 * @param {string} path
 */
function subjectsOf(path) {
  const [zone = '', name = '', ...rest] = path.split('/');
  const folders = rest.slice(0, -1).filter((folder) => folder !== 'testing');
  if (zone === 'engines' || name === 'adapters') return folders.length > 0 ? folders : [name];
  return name === 'contract' ? [...folders, basename(path).split('.')[0] ?? ''] : folders;
}

/** `words` and `words-search`, `enrichment`, `enrichments` and `enrichment-runs` are about the same. @param {string} one @param {string} other */
function isSameSubject(one, other) {
  const [short = '', long = ''] = [one, other].map((each) => each.replaceAll(/s(?=-|$)/g, '')).toSorted((a, b) => a.length - b.length);
  return long === short || long.startsWith(`${short}-`);
}

/** Whether a text in a module names the file, or a folder that it is in: `deploy/helm`. @param {string} text @param {string} path */
function names(text, path) {
  if (text.includes(basename(path))) return true;
  for (let folder = dirname(path); folder.includes('/'); folder = dirname(folder)) if (text.includes(folder)) return true;
  return false;
}
