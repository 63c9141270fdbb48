/**
 * `npm start`: from a clean clone to a served page. Installs what is missing, builds what has changed, serves until told to stop.
 * `npm run dev` is the same with hot reload and without a build. Plain JavaScript without dependencies: it runs before there are any, on Node 20.19 and later.
 */
import { run, runMain, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { findNode } from './bootstrap/runtime.mjs';
import { buildIfChanged } from './bootstrap/site-build.mjs';

const dev = process.argv.includes('--dev');

await runMain(async () => {
  // Ctrl-C is how a server is stopped, not a failure.
  stopOnSignals({ exitCode: 0 });
  await installMissing();
  const node = findNode();
  if (!dev) await buildIfChanged(node);
  // The server says its address, and why it could not start.
  const { code } = await run(node, ['apps/site/server/main.ts', ...process.argv.slice(2)], { output: 'show', tied: true });
  return code ?? 1;
});
