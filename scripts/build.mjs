/** `npm run build`: installs what is missing, and builds the page, the dashboard and the server if they have changed, without starting anything. */
import { buildIfChanged, everyBuild } from './bootstrap/builds.mjs';
import { runMain, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { findNode } from './bootstrap/runtime.mjs';

await runMain(async () => {
  stopOnSignals({ exitCode: 130 });
  await installMissing();
  const node = findNode();
  for (const build of everyBuild) await buildIfChanged(node, build);
  return 0;
});
