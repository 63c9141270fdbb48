/**
 * Builds the page, the dashboard and the server if their inputs have changed.
 * A hash of the inputs is written to the output, so that deleted, interrupted and copied builds need no special case.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Refusal, root, run } from './command.mjs';
import { phase } from './progress.mjs';
import { alsoAtWork, inTurn } from './turn.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} inputs input files and folders
 * @property {string} output the output folder
 * @property {string[]} args arguments for Node
 */

const shared = ['packages/ui', 'package-lock.json', 'tsconfig.base.json'];
const limitS = 180;

/** @type {Build} */
export const siteBuild = { name: 'site', inputs: ['apps/site', ...shared], output: 'apps/site/dist', args: ['apps/site/build/build.ts'] };
/** @type {Build} */
export const dashboardBuild = {
  name: 'dashboard',
  inputs: ['apps/dashboard', 'packages/contract', 'engines/credits', 'engines/leads', 'engines/vocabulary', ...shared],
  output: 'apps/dashboard/dist',
  args: ['node_modules/vite/bin/vite.js', 'build', 'apps/dashboard'],
};

/** @type {Build} */
export const serverBuild = {
  name: 'server',
  inputs: [
    'apps/server',
    'packages/adapters',
    'packages/contract',
    'packages/db',
    'engines',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
  ],
  output: 'apps/server/dist',
  args: ['apps/server/build/build.ts'],
};

/** The processes that tests of programs kill and start again many times. @type {Build} */
export const testingBuild = {
  ...serverBuild,
  name: 'processes of tests',
  output: 'apps/server/testing/dist',
  args: [...serverBuild.args, 'testing'],
};

/** In the order in which they are made. */
export const everyBuild = [siteBuild, dashboardBuild, serverBuild];

/**
 * @param {string} node
 * @param {Build} build
 */
export async function buildIfChanged(node, build) {
  if (readStamp(build) === hashOfInputs(build)) return;
  await inTurn(async () => {
    const hash = hashOfInputs(build);
    if (readStamp(build) !== hash)
      await phase({ doing: `building the ${build.name}`, done: `${build.name} built` }, () => make(node, build, hash));
  });
}

/**
 * @param {string} node
 * @param {Build} build
 * @param {string} hash
 */
async function make(node, build, hash) {
  rmSync(stampOf(build), { force: true });
  const { ok, output } = await run(node, build.args, {
    env: { NODE_ENV: 'production' },
    limitS,
    graceMs: 500,
    onStart: alsoAtWork,
    tied: true,
  });
  if (!ok) throw new Refusal(`Building the ${build.name} failed:\n${output.trimEnd()}`);
  writeFileSync(stampOf(build), `${hash}\n`);
}

/** @param {Build} build */
function hashOfInputs({ inputs }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(root + file))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/**
 * In a fixed order. Excludes tests, hidden files (.env, editor files) and output, which don't affect the build.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  try {
    return readdirSync(root + path, { withFileTypes: true })
      .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.') && !/\.test\.tsx?$/.test(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}

function stampOf(/** @type {Build} */ { output }) {
  return `${root}${output}/.inputs`;
}

function readStamp(/** @type {Build} */ build) {
  try {
    return readFileSync(stampOf(build), 'utf8').trim();
  } catch {
    return undefined;
  }
}
