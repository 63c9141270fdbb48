/** `npm test`: runs every check, from a clean clone, without prompts. Its last line counts the tests. */
import { buildAll, largeTests, programTests, runChecks } from './bootstrap/checks.mjs';
import { runMain, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { print, seconds } from './bootstrap/progress.mjs';
import { findNode } from './bootstrap/runtime.mjs';
import { failureLines, slowestTests } from './bootstrap/test-reports.mjs';
import { installChromiumIfMissing } from './chromium.mjs';

/** @type {import('./bootstrap/checks.mjs').Check} */
const browserTests = {
  name: 'browser tests',
  args: ['@playwright/test/cli.js', 'test', '--config=e2e'],
  report: 'test-results/browser.json',
  live: true,
};

await runMain(async () => {
  const started = performance.now();
  process.env.CI = 'true';
  stopOnSignals({ exitCode: 130 });
  process.env.CHROMIUM_PATH = await installChromiumIfMissing();
  await installMissing();
  const node = findNode();

  const builds = await buildAll(node);
  // In parallel, because each sometimes waits for something that the other doesn't need. Without the builds, there is nothing to test in a browser.
  const isBuilt = builds.every(({ ok }) => ok);
  const slowChecks = [...(isBuilt ? [browserTests] : []), programTests, largeTests];
  const results = [...builds, ...(await runChecks(node, { slowChecks }))];

  const sum = (/** @type {'passed' | 'failed'} */ kind) => results.reduce((total, { tests }) => total + (tests?.[kind] ?? 0), 0);
  const failed = results.filter(({ ok }) => !ok);
  print('\nThe twenty slowest tests:');
  const times = results.flatMap(({ tests }) => tests?.times ?? []);
  for (const line of slowestTests(times, 20)) print(line);
  const failures = results.flatMap(({ tests }) => tests?.failures ?? []);
  if (failures.length > 0) print('\nThe failed tests:');
  for (const line of failureLines(failures)) print(line);
  const unstable = results.flatMap(({ tests }) => tests?.unstable ?? []);
  if (unstable.length > 0) print('\nPassed only on the second attempt:');
  for (const line of failureLines(unstable, '~')) print(line);
  print(`\n${failed.length === 0 ? 'All checks passed' : `Failed: ${failed.map(({ name }) => name).join(', ')}`}, ${seconds(started)}`);
  // A check that fails without a failing test (types, lint, the build) counts as one, so that a failed run never prints "0 failed".
  print(`${sum('passed')} passed, ${sum('failed') + failed.filter(({ tests }) => !tests?.failed).length} failed`);
  return failed.length === 0 ? 0 : 1;
});
