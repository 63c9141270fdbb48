/**
 * Finds the Node that runs everything but this bootstrap: TypeScript without a build step needs 22.18 or later.
 * The optional dependencies put Node 24 into node_modules/.bin, so that the machine's own may be older.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { Refusal, root } from './command.mjs';

const bundled = `${root}node_modules/.bin/node`;

/** @returns {string} path of the executable */
export function findNode() {
  if (existsSync(bundled) && (realpathSync(bundled) === process.execPath || versionOf(bundled))) return bundled;
  if (isEnough(process.versions.node)) return process.execPath;
  throw new Refusal(
    `Node ${process.versions.node} is too old to run the site and no newer one could be installed for ${process.platform} ${process.arch}: install Node 24.`,
  );
}

/** Of this platform, but for another C library, it would exist and not start. */
function versionOf(/** @type {string} */ node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && isEnough(stdout.trim().slice(1));
}

function isEnough(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}
