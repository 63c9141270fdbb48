/** Runs checks and says how each went: a line for one that passes, all that it has to say for one that fails. */
import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { buildIfChanged, dashboardBuild, siteBuild } from './builds.mjs';
import { Refusal, root, run } from './command.mjs';
import { say } from './progress.mjs';
import { readTestReport } from './test-reports.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args Node's, from node_modules on
 * @property {string} [report] JSON report of the tests that it runs
 * @property {boolean} [live] shows its output while it runs
 */
/** @typedef {{ name: string, ok: boolean, tests: import('./test-reports.mjs').TestReport | undefined }} Result */

/** Ends a check that hangs, never one that is slow: ten times what the longest takes on a small machine that does nothing else. */
const limitS = 6000;

const unitReport = 'test-results/unit.json';

/**
 * Everything that needs no browser. The longest first, since two run at a time.
 * @param {number} workers how many test files run at a time
 * @returns {Check[]}
 */
const fastChecks = (workers) => [
  {
    name: 'unit and integration tests',
    args: [
      'vitest/vitest.mjs',
      'run',
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    report: unitReport,
  },
  { name: 'unused code', args: ['knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'lint', args: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'] },
  ...typeProjects().map((folder) => ({
    name: `types of ${folder}`,
    args: ['typescript/bin/tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', typeCacheOf(folder)],
  })),
  { name: 'format', args: ['oxfmt/bin/oxfmt', '--check'] },
];

/**
 * The builds come first: some tests look at what was built.
 * @param {string} node
 * @returns {Promise<Result[]>}
 */
export async function buildAll(node) {
  /** @type {Result[]} */
  const results = [];
  for (const build of [siteBuild, dashboardBuild]) {
    const name = `build of the ${build.name}`;
    try {
      await buildIfChanged(node, build);
      results.push({ name, ok: true, tests: undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(`FAILED  ${name}\n\n${error.message}\n`);
      results.push({ name, ok: false, tests: undefined });
    }
  }
  return results;
}

/**
 * @param {string} node
 * @param {{ beside?: Check }} [options] a check that runs beside these from beginning to end, on cores that they leave to it
 */
export async function runFastChecks(node, { beside } = {}) {
  const queue = fastChecks(beside ? 1 : availableParallelism());
  /** @type {Result[]} */
  const results = [];
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await runCheck(node, check));
  };
  await Promise.all(beside ? [runCheck(node, beside).then((result) => results.push(result)), work()] : [work(), work()]);
  return results;
}

/**
 * @param {string} node
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function runCheck(node, { name, args: [tool = '', ...args], report, live = false }) {
  if (report) rmSync(root + report, { force: true });
  // What is shown live decides for itself; Playwright's workers warn about NO_COLOR.
  const colors = live ? {} : process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const { ok, output, durationMs } = await run(node, [`node_modules/${tool}`, ...args], {
    env: { CI: 'true', ...colors },
    output: live ? 'show' : 'capture',
    limitS,
  });
  const tests = report ? readTestReport(root + report) : undefined;
  const passed = ok && tests?.passed !== 0;
  say(
    `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(28)} ${(durationMs / 1000).toFixed(1).padStart(6)} s${tests ? `  ${tests.passed} passed, ${tests.failed} failed` : ''}`,
  );
  if (!passed && output) say(`\n${(process.stdout.isTTY ? output : stripVTControlCharacters(output)).trim()}\n`);
  return { name, ok: passed, tests };
}

/** What the compiler knows of a project from the last time, so that it only checks again what has changed since. */
function typeCacheOf(/** @type {string} */ folder) {
  return `node_modules/.cache/types/${folder.replaceAll('/', '-')}.tsbuildinfo`;
}

/** Every folder that holds a tsconfig.json. */
function typeProjects(folder = '') {
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
    if (entry.name === 'tsconfig.json') found.push(folder.slice(0, -1));
    if (entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name)) found.push(...typeProjects(`${folder}${entry.name}/`));
  }
  return found.toSorted();
}
