/** Counts tests in a JSON report from Vitest or Playwright. */
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} TestCounts */

/**
 * @param {string} file if it is missing, nothing ran and the check has failed
 * @returns {TestCounts}
 */
export function countTests(file) {
  const report = readReport(file);
  if (!report.stats) return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
  // A test that passes only on its second attempt is broken too.
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
