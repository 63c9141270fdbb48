/**
 * `npm run check`: types, lint, unused code, format, and of the tests that need neither a browser nor a program that is started, those that a change can
 * affect (docs/decisions/0077-check-runs-what-is-near.md). `npm run check -- --all` runs all of these tests.
 */
import { parseArgs } from 'node:util';
import { chooseTests } from './bootstrap/affected-tests.mjs';
import { dashboardBuild, siteBuild } from './bootstrap/builds.mjs';
import { buildAll, runChecks } from './bootstrap/checks.mjs';
import { Refusal, runMain, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { print, seconds } from './bootstrap/progress.mjs';
import { findNode } from './bootstrap/runtime.mjs';

await runMain(async () => {
  const started = performance.now();
  const { all } = readOptions();
  stopOnSignals({ exitCode: 130 });
  await installMissing();
  const node = findNode();
  const builds = await buildAll(node, [siteBuild, dashboardBuild]);
  const choice = all ? undefined : await chooseTests();
  print(`Tests: ${choice?.why ?? 'all'}`);
  const results = [...builds, ...(await runChecks(node, choice ? { tests: choice } : {}))];
  const failed = results.filter(({ ok }) => !ok);
  print(failed.length === 0 ? `All checks passed, ${seconds(started)}` : `Failed: ${failed.map(({ name }) => name).join(', ')}`);
  if (choice) print('Tests in a browser, of started programs and of very many cases, and those that were not chosen: npm test');
  return failed.length === 0 ? 0 : 1;
});

function readOptions() {
  try {
    return parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new Refusal(
      `${/** @type {Error} */ (error).message}\nnpm run check -- --all runs all tests, except those that only npm test runs.`,
    );
  }
}
