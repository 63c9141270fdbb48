/** Counts tests from a JSON report, Vitest's or Playwright's. */
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} TestCounts */

/**
 * @param {string} file when it is missing nothing ran, and its check has failed
 * @returns {TestCounts}
 */
export function countTests(file) {
  const report = readReport(file);
  if (!report.stats) return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
  // A test that passes at its second try is broken too.
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

/**
 * @param {string} file
 * @returns {{ numPassedTests?: number, numFailedTests?: number, stats?: { expected: number, unexpected: number, flaky: number } }}
 */
function readReport(file) {
  try {
    return /** @type {ReturnType<typeof readReport>} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
