/** Reads declared.json: third-party data, fonts, icons and programs that no package manifest lists. */
import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../bootstrap/command.mjs';

/**
 * @typedef {object} Declared
 * @property {string} name
 * @property {string[]} [paths] the files of this repository that it is in
 * @property {string[]} [packages] the packages that it comes with
 * @property {string} source
 * @property {string} license
 * @property {string} attribution
 * @property {string} [changes]
 */
/** @typedef {'data' | 'fonts' | 'icons' | 'programs'} Kind */
/**
 * @typedef {Record<Kind, Declared[]> & {
 *   ours: string[],
 *   bundled: string[],
 *   missing: Record<string, string>,
 *   justified: Record<string, string>,
 * }} Declarations `ours`: files of this project; `bundled`: development packages that leave code in what is built; `missing`: licenses that the lock file
 * lacks; `justified`: licenses outside the list of allowed ones, with the reason
 */

/** @type {readonly Kind[]} */
export const kinds = ['data', 'fonts', 'icons', 'programs'];

export function readDeclarations() {
  return /** @type {Declarations} */ (JSON.parse(readFileSync(new URL('declared.json', import.meta.url), 'utf8')));
}

/** Source text. Everything else is data, a font or a picture. */
const source = /\.(?:css|go|html|js|md|mjs|py|sql|ts|tsx|yaml)$|(?:^|\/)(?:\.[^/]+|Dockerfile)$/;
/** Configuration of tools. */
const configuration = /(?:^|\/)(?:package|package-lock|tsconfig(?:\.\w+)?|knip|declared)\.json$/;
/** Installed, built and local files, which are not part of the repository. */
const notOurs = /^(?:node_modules|dist|test-results|playwright-report|\..+)$|\.log$/;

/** The files of the repository that must be declared because they could be third-party work. */
export function filesToDeclare(folder = '') {
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(`${root}${folder}`, { withFileTypes: true })) {
    if (notOurs.test(entry.name)) continue;
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) found.push(...filesToDeclare(`${path}/`));
    else if (!source.test(path) && !configuration.test(path)) found.push(path);
  }
  return found;
}

/** Every declared path: our own files and third-party ones. */
export function declaredPaths(/** @type {Declarations} */ declarations) {
  return [...declarations.ours, ...kinds.flatMap((kind) => declarations[kind].flatMap(({ paths = [] }) => paths))];
}
