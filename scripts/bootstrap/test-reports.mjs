/** Reads the JSON reports of Vitest and Playwright: how many tests passed, how long each took, and why one failed. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { root } from './command.mjs';

/**
 * @typedef {object} TestTime
 * @property {number} ms
 * @property {string} file from the repository's root
 * @property {string} title including the titles of its groups
 */
/**
 * @typedef {object} TestFailure
 * @property {string} file from the repository's root
 * @property {string} title including the titles of its groups; empty if the file itself failed
 * @property {string} message
 */
/**
 * @typedef {object} TestReport
 * @property {number} passed including those that passed on their second attempt
 * @property {number} failed
 * @property {TestTime[]} times
 * @property {TestFailure[]} failures
 * @property {TestFailure[]} unstable tests that failed and then passed, with the message of the failure
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, status: string, message: string, assertionResults: VitestResult[] }[]} testResults
 */
/** @typedef {{ ancestorTitles: string[], title: string, status: string, duration?: number | null, failureMessages?: string[] | null }} VitestResult */
/**
 */
/**
 * @typedef {object} Suite Playwright's: a file or a group
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {Spec[]} [specs]
 */
/** @typedef {{ title: string, file: string, tests: { results: { status: string, duration: number, errors: { message?: string }[] }[] }[] }} Spec */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, config: { rootDir: string }, suites: Suite[] }} PlaywrightReport */

/**
 * @param {string} path if the file is missing, nothing ran and the check has failed
 * @returns {TestReport}
 */
export function readTestReport(path) {
  /** @type {VitestReport | PlaywrightReport} */
  let report;
  try {
    report = /** @type {VitestReport | PlaywrightReport} */ (JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, times: [], failures: [], unstable: [] };
  }
  if (!('stats' in report)) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      times: timesOfVitest(report),
      failures: failuresOfVitest(report),
      unstable: unstableOfVitest(report),
    };
  }
  const { stats, suites, config } = report;
  const folder = `${fromRoot(config.rootDir)}/`;
  // The title of a file's suite is its path, which each test has itself.
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  const tests = specs.flatMap(({ file, title, results }) => results.map((attempts) => ({ file: folder + file, title, attempts })));
  const withMessages = tests.map(({ file, title, attempts }) => ({
    file,
    title,
    message: attempts.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
    isPassed: attempts.at(-1)?.status === 'passed',
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    times: tests.map(({ file, title, attempts }) => ({ ms: attempts.reduce((sum, { duration }) => sum + duration, 0), file, title })),
    failures: withMessages.filter(({ message, isPassed }) => message !== '' && !isPassed),
    unstable: withMessages.filter(({ message, isPassed }) => message !== '' && isPassed),
  };
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
 * @param {VitestReport} report
 * @returns {TestFailure[]}
 */
function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that fails outside of its tests, for example in an import, has only a message of its own.
    if (failed.length === 0) return status === 'failed' ? [{ file: fromRoot(name), title: '', message }] : [];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file: fromRoot(name),
      title: [...ancestorTitles, title].join(' › '),
      message: (failureMessages ?? []).join('\n'),
    }));
  });
}

/**
 * @param {VitestReport} report
 * @returns {TestFailure[]}
 */
function unstableOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map(({ ancestorTitles, title, failureMessages }) => ({
        file: fromRoot(name),
        title: [...ancestorTitles, title].join(' › '),
        message: (failureMessages ?? []).join('\n'),
      })),
  );
}

/**
 * Every test of a suite, with the results of its attempts, once for each browser it runs in.
 * @param {Suite} suite
 * @param {string[]} groups
 * @returns {{ file: string, title: string, results: Spec['tests'][number]['results'][] }[]}
 */
function specsOf({ suites = [], specs = [] }, groups) {
  return [
    ...specs.map(({ title, file, tests }) => ({
      file,
      title: [...groups, title].join(' › '),
      results: tests.map(({ results }) => results),
    })),
    ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title])),
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

/**
 * Each failed test with the beginning of its message: short enough that a log which keeps only a part of the output keeps all of it.
 * @param {readonly TestFailure[]} failures
 * @param {string} [mark]
 */
export function failureLines(failures, mark = '×') {
  return failures.flatMap(({ file, title, message }) => [
    `  ${mark} ${file}  ${title}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12)
      .map((line) => `      ${line.trim().slice(0, 300)}`),
  ]);
}
