/**
 * The third-party packages that the product uses in production, from the lock file, so that the list is the same on every platform.
 * License texts are read from node_modules, except those of packages for one platform, which are not installed on the others.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../bootstrap/command.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {string[] | string} [os]
 * @property {string[] | string} [cpu]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */
/** @typedef {Record<string, LockEntry>} Lock */
/** @typedef {{ path: string, name: string, version: string, license: string | undefined, isForOnePlatform: boolean }} Package */

export function readLock() {
  return /** @type {{ packages: Lock }} */ (JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))).packages;
}

/** Compares by code units, so that the order does not depend on the locale. */
export const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);

/** The workspaces that are part of the product; benchmarks and browser tests are not. */
const productFolder = /^(?:apps|engines|packages)\/[^/]+$/;

/**
 * @param {Lock} lock
 * @param {readonly string[]} bundled names of development packages that leave some of their code in a build
 * @returns {Package[]} sorted by name and version, without duplicates
 */
export function productionPackages(lock, bundled) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ path) => {
    const entry = lock[path];
    if (!entry) throw new Error(`package-lock.json lacks ${path}`);
    if (entry.link) return visit(entry.resolved ?? '');
    if (seen.has(path)) return;
    seen.add(path);
    for (const name of dependenciesOf(entry)) {
      const found = resolve(lock, path, name);
      if (found) visit(found);
      else if (entry.dependencies?.[name]) throw new Error(`package-lock.json lacks ${name}, a dependency of ${path}`);
    }
  };
  Object.keys(lock)
    .filter((path) => productFolder.test(path))
    .forEach(visit);
  // Node itself.
  for (const name of Object.keys(lock['']?.optionalDependencies ?? {})) visit(`node_modules/${name}`);
  for (const name of bundled) seen.add(`node_modules/${name}`);
  const packages = [...seen].filter((path) => path.includes('node_modules/')).map((path) => packageAt(lock, path));
  const once = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...once.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Optional peers do not count here: where they are used, something else depends on them. */
function dependenciesOf(/** @type {LockEntry} */ { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/**
 * Node's own lookup: the nearest node_modules upwards wins.
 * @param {Lock} lock
 * @param {string} dependent
 * @param {string} name
 */
function resolve(lock, dependent, name) {
  for (let folder = dependent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (lock[path]) return path;
    if (!folder) return undefined;
  }
}

/**
 * @param {Lock} lock
 * @param {string} path
 * @returns {Package}
 */
export function packageAt(lock, path) {
  const { version = '', license, os, cpu } = lock[path] ?? {};
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return { path, name, version, license, isForOnePlatform: os !== undefined || cpu !== undefined };
}

/**
 * The license and notice files of a package, sorted by file name. Build tools also list the licenses of their own dependencies, which do not end up in
 * the product: that part is left out.
 * @param {Package} of
 * @returns {string[]}
 */
export function textsOf({ path }) {
  const folder = `${root}${path}`;
  if (!existsSync(folder)) throw new Error(`${path} is not installed: run npm ci`);
  return readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file) && !/\.(?:js|ts|json|html)$/i.test(file))
    .toSorted(compare)
    .map((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n'),
    )
    .map((text) => (text.split(/^#+ Licenses of bundled dependencies/m)[0] ?? '').trim());
}

/** The author from the manifest, or an empty string. */
export function authorOf(/** @type {Package} */ { path }) {
  const { author = '' } = /** @type {{ author?: string | { name: string } }} */ (
    JSON.parse(readFileSync(`${root}${path}/package.json`, 'utf8'))
  );
  return (typeof author === 'string' ? author : author.name).replace(/ *[<(].*/, '');
}
