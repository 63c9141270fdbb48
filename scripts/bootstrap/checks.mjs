/** Runs checks and prints the result: one line for a check that passes, the complete output for one that fails. */
import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority, totalmem } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { buildIfChanged, everyBuild } from './builds.mjs';
import { Refusal, root, run } from './command.mjs';
import { print } from './progress.mjs';
import { failureLines, readTestReport } from './test-reports.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args arguments for Node; the first is a path in node_modules
 * @property {string} [report] path of the JSON report of its tests
 * @property {boolean} [live] shows the output while the check runs
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [yields] gives way to checks that mostly wait, so that these never wait for a core as well
 */
/** @typedef {{ name: string, ok: boolean, tests: import('./test-reports.mjs').TestReport | undefined }} Result */

/** For checks that hang, not slow ones: ten times the duration of the longest check on an idle small machine. */
const limitS = 6000;

/**
 * @param {string} name
 * @param {string} report
 * @param {number} workers number of test files that run at a time
 * @param {string[]} projects of vitest.config.ts
 * @returns {Check}
 */
const vitest = (name, report, workers, projects) => ({
  name,
  args: [
    'vitest/vitest.mjs',
    'run',
    `--maxWorkers=${workers}`,
    '--retry=1',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  report,
});

/** Starts the application as a program, again and again, and kills it. @type {Check} */
export const programTests = vitest('tests of programs', 'test-results/programs.json', 1, ['programs']);

/** Tries very many cases. @type {Check} */
export const largeTests = { ...vitest('large tests', 'test-results/large.json', 1, ['large']), yields: true };

/**
 * Every check that needs neither a browser nor a program that is started. The longest first, because several run at a time.
 * @param {number} workers number of test files that run at a time
 * @param {import('./affected-tests.mjs').Tests} [tests] all if left out
 * @returns {Check[]}
 */
const fastChecks = (workers, tests) => [
  {
    ...vitest('unit and integration tests', 'test-results/unit.json', workers, [
      ...(tests?.withoutDatabase.length === 0 ? [] : ['without a database']),
      ...(tests?.withDatabase.length === 0 ? [] : ['with a database']),
    ]),
    env: tests ? { TESTS_WITH_DATABASE: tests.withDatabase.join('\n'), TESTS_WITHOUT_DATABASE: tests.withoutDatabase.join('\n') } : {},
  },
  { name: 'unused code', args: ['knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'] },
  {
    name: 'lint',
    args: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    // It has one checker per core that Go may use: see --checkers below.
    env: { GOMAXPROCS: '1' },
  },
  ...typeProjects().map((folder) => ({
    name: `types of ${folder === '.' ? 'server, bench, e2e' : folder}`,
    // Several checkers of one project each work out the types that its files share, so that they need two to three times the CPU time of one.
    args: ['typescript/bin/tsc', '-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', typeCacheOf(folder)],
  })),
  { name: 'format', args: ['oxfmt/bin/oxfmt', '--check'] },
];

/**
 * The builds run first, because some tests read their output.
 * @param {string} node
 * @param {import('./builds.mjs').Build[]} [builds]
 * @returns {Promise<Result[]>}
 */
export async function buildAll(node, builds = everyBuild) {
  /** @type {Result[]} */
  const results = [];
  for (const build of builds) {
    const name = `build of the ${build.name}`;
    try {
      await buildIfChanged(node, build);
      results.push({ name, ok: true, tests: undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      print(`FAILED  ${name}\n\n${error.message}\n`);
      results.push({ name, ok: false, tests: undefined });
    }
  }
  return results;
}

/**
 * Runs the fast checks two at a time. Slow ones run beside them from the beginning, because they mostly wait, for a browser or for a program that starts; where
 * one ends, the next of the fast checks begins.
 * @param {string} node
 * @param {{ slowChecks?: Check[], tests?: import('./affected-tests.mjs').Tests }} [options] `tests`: all if left out
 */
export async function runChecks(node, { slowChecks = [], tests } = {}) {
  // One worker more than there are cores, because a test also waits, for PostgreSQL or for a retry that is due.
  const fast = fastChecks(slowChecks.length > 0 ? 1 : availableParallelism() + 1, tests);
  /** @type {Result[]} */
  const results = [];
  /** @param {Check | undefined} first */
  const work = async (first) => {
    for (let check = first ?? fast.shift(); check; check = fast.shift())
      results.push(await runCheck(node, check === first ? check : { ...check, yields: slowChecks.length > 0 }));
  };
  const lanes = slowChecks.length > 0 ? slowChecks : [undefined];
  await Promise.all([undefined, ...lanes].map(work));
  return results;
}

/**
 * The compiler and type-aware lint are Go programs that keep nearly everything they allocate until they end: collecting garbage less often saves a
 * sixth to a third of their CPU time. Near the limit, a quarter of the machine's memory, they collect as often as usual (https://go.dev/doc/gc-guide).
 */
const compilerMemory = { GOGC: '400', GOMEMLIMIT: `${Math.max(1024, Math.round(totalmem() / 4 / 1024 / 1024))}MiB` };

/**
 * @param {string} node
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function runCheck(node, { name, args: [tool = '', ...args], report, live = false, env = {}, yields = false }) {
  if (report) rmSync(root + report, { force: true });
  // Checks with live output detect color support themselves; Playwright's workers warn about NO_COLOR.
  const colors = live ? {} : process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const { ok, output, durationMs } = await run(node, [`node_modules/${tool}`, ...args], {
    env: { CI: 'true', ...compilerMemory, ...colors, ...env },
    output: live ? 'show' : 'capture',
    limitS,
    ...(yields ? { onStart: giveWay } : {}),
  });
  const tests = report ? readTestReport(root + report) : undefined;
  const passed = ok && tests?.passed !== 0;
  print(
    `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(28)} ${(durationMs / 1000).toFixed(1).padStart(6)} s${tests ? `  ${tests.passed} passed, ${tests.failed} failed` : ''}`,
  );
  for (const line of failureLines(tests?.failures ?? [])) print(line);
  for (const line of failureLines(tests?.unstable ?? [], '~')) print(line);
  if (!passed && output) print(`\n${(process.stdout.isTTY ? output : stripVTControlCharacters(output)).trim()}\n`);
  return { name, ok: passed, tests };
}

/**
 * Leaves three quarters of a contested core to the others: with equal shares, the browser tests ended last. Not less, so that nothing that waits for an
 * answer is starved.
 * @param {number} pid programs that it starts later inherit the priority
 */
function giveWay(pid) {
  try {
    setPriority(pid, 5);
  } catch {
    // It has ended, or the system doesn't allow it: then the checks only take longer.
  }
}

/** The compiler's record of its last run on a project: only files that changed since are checked again. */
function typeCacheOf(/** @type {string} */ folder) {
  return `node_modules/.cache/types/${folder === '.' ? 'root' : folder.replaceAll('/', '-')}.tsbuildinfo`;
}

/** Every folder with a tsconfig.json; `.` is the repository's root. */
function typeProjects(folder = '') {
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
    if (entry.name === 'tsconfig.json') found.push(folder.slice(0, -1) || '.');
    if (entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name)) found.push(...typeProjects(`${folder}${entry.name}/`));
  }
  return found.toSorted();
}
