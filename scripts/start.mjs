/**
 * `npm start`: from a clean clone to the served page and application. Installs what is missing, builds what has changed, serves until told to stop.
 * `npm run site` leaves the application out, which alone needs a database. `npm run dev` is `npm start` with hot reload of page and dashboard (on 3002) and without their builds. Plain JavaScript without dependencies: it runs before there are any, on Node 20.19 and later.
 */
import { buildIfChanged, dashboardBuild, siteBuild } from './bootstrap/builds.mjs';
import { Refusal, run, runMain, stopChildren, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { findNode } from './bootstrap/runtime.mjs';
import { serverEnvironment, serverOptions } from './bootstrap/server-process.mjs';

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--dev' && option !== '--site');
const dev = options.includes('--dev');
const siteOnly = options.includes('--site');

await runMain(async () => {
  if (unknown !== undefined)
    throw new Refusal(`Unknown option ${unknown}. Known: --dev, --site. Configuration is read from the environment.`);
  // Ctrl-C is how a server is stopped, not a failure.
  stopOnSignals({ exitCode: 0 });
  await installMissing();
  const node = findNode();
  if (!dev) await buildIfChanged(node, siteBuild);
  if (!dev && !siteOnly) await buildIfChanged(node, dashboardBuild);
  // Each server says its address, and why it could not start. One that cannot serve ends the other: half a start would be taken for a whole one.
  const servers = [run(node, ['apps/site/server/main.ts', ...(dev ? ['--dev'] : [])], { output: 'show', tied: true })];
  const devOrigin = 'http://localhost:3002';
  if (!siteOnly)
    servers.push(
      run(node, [...serverOptions, 'apps/server/main.ts'], {
        output: 'show',
        tied: true,
        env: { ...serverEnvironment, ...(dev ? { DEV_ORIGIN: devOrigin } : {}) },
      }),
    );
  if (!siteOnly && dev) servers.push(run(node, ['node_modules/vite/bin/vite.js', 'apps/dashboard'], { output: 'show', tied: true }));
  const { code } = await Promise.race(servers);
  await stopChildren();
  return code ?? 1;
});
