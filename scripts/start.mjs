/**
 * `npm start`: serves the page and the application from a clean clone. Installs what is missing, builds what has changed, and serves until it is stopped.
 * `npm run site` serves only the page, which needs no database. `npm run dev` is `npm start` with hot reload of page and dashboard (on DASHBOARD_PORT, usually 3002) and without their builds. Plain JavaScript without dependencies, because it runs before any are installed, on Node 20.19 and later.
 */
import { buildIfChanged, dashboardBuild, serverBuild, siteBuild } from './bootstrap/builds.mjs';
import { Refusal, run, runMain, stopChildren, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { findNode } from './bootstrap/runtime.mjs';
import { builtServer, serverEnvironment, serverOptions } from './bootstrap/server-process.mjs';

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--dev' && option !== '--site');
const dev = options.includes('--dev');
const siteOnly = options.includes('--site');

await runMain(async () => {
  if (unknown !== undefined)
    throw new Refusal(`Unknown option ${unknown}. Options: --dev, --site. To configure the servers, set environment variables.`);
  // Ctrl-C is the normal way to stop a server, not a failure.
  stopOnSignals({ exitCode: 0 });
  await installMissing();
  const node = findNode();
  if (!dev) await buildIfChanged(node, siteBuild);
  if (!dev && !siteOnly) {
    await buildIfChanged(node, dashboardBuild);
    await buildIfChanged(node, serverBuild);
  }
  // Each server prints its address, or why it could not start. If one can't serve, the other is stopped, so that a partial start isn't mistaken for success.
  const servers = [run(node, ['apps/site/server/main.ts', ...(dev ? ['--dev'] : [])], { output: 'show', tied: true })];
  const devOrigin = `http://localhost:${process.env.DASHBOARD_PORT || 3002}`;
  if (!siteOnly)
    servers.push(
      run(node, [...serverOptions, dev ? 'apps/server/main.ts' : builtServer], {
        output: 'show',
        tied: true,
        // It also stops its database, which writes what is in memory first.
        graceMs: 60_000,
        env: { ...serverEnvironment, ...(dev ? { DEV_ORIGIN: devOrigin } : {}) },
      }),
    );
  if (!siteOnly && dev) servers.push(run(node, ['node_modules/vite/bin/vite.js', 'apps/dashboard'], { output: 'show', tied: true }));
  const { code } = await Promise.race(servers);
  await stopChildren();
  return code ?? 1;
});
