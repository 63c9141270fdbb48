/** `npm run check`: every check except browser tests, tests that start and kill programs, and the large tests (vitest.config.ts). */
import { buildAll, runChecks } from './bootstrap/checks.mjs';
import { runMain, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { print, seconds } from './bootstrap/progress.mjs';
import { findNode } from './bootstrap/runtime.mjs';

await runMain(async () => {
  const started = performance.now();
  stopOnSignals({ exitCode: 130 });
  await installMissing();
  const node = findNode();
  const results = [...(await buildAll(node)), ...(await runChecks(node))];
  const failed = results.filter(({ ok }) => !ok);
  print(failed.length === 0 ? `All checks passed, ${seconds(started)}` : `Failed: ${failed.map(({ name }) => name).join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});
