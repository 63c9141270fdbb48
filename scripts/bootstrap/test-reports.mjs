/** Reads the JSON reports of Vitest and Playwright: how many tests passed, and how long each took. */
import { readFileSync } from 'node:fs';
import { root } from './command.mjs';

/**
 * @typedef {object} TestTime
 * @property {number} ms
 * @property {string} file from the repository's root
 * @property {string} title including the titles of its groups
 */
/** @typedef {{ passed: number, failed: number, times: TestTime[] }} TestReport */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, assertionResults: { ancestorTitles: string[], title: string, duration?: number | null }[] }[]} testResults
 */
/**
 * @typedef {object} Suite Playwright's: a file or a group
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { results: { duration: number }[] }[] }[]} [specs]
 */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, config: { rootDir: string }, suites: Suite[] }} PlaywrightReport */

/**
 * @param {string} file if it is missing, nothing ran and the check has failed
 * @returns {TestReport}
 */
export function readTestReport(file) {
  /** @type {VitestReport | PlaywrightReport} */
  let report;
  try {
    report = /** @type {VitestReport | PlaywrightReport} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, times: [] };
  }
  if (!('stats' in report)) return { passed: report.numPassedTests, failed: report.numFailedTests, times: timesOfVitest(report) };
  const { stats, suites, config } = report;
  // A test that passes only on its second attempt is broken too. The title of a file's suite is its path.
  const times = suites.flatMap((suite) => timesOfSuite(suite, `${fromRoot(config.rootDir)}/`, []));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, times };
}

/** @param {VitestReport} report */
function timesOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, duration }) => ({
      ms: duration ?? 0,
      file: fromRoot(name),
      title: [...ancestorTitles, title].join(' › '),
    })),
  );
}

/**
 * @param {Suite} suite
 * @param {string} folder
 * @param {string[]} groups
 * @returns {TestTime[]}
 */
function timesOfSuite({ suites = [], specs = [] }, folder, groups) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        file: folder + file,
        title: [...groups, title].join(' › '),
      })),
    ),
    ...suites.flatMap((suite) => timesOfSuite(suite, folder, [...groups, suite.title])),
  ];
}

function fromRoot(/** @type {string} */ path) {
  return path.startsWith(root) ? path.slice(root.length) : path;
}

/**
 * The slowest tests, slowest first, one line each: seconds, file, title.
 * @param {readonly TestTime[]} times
 * @param {number} count
 */
export function slowestTests(times, count) {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`);
}
