/**
 * Finds the Node that runs everything except this bootstrap: TypeScript without a build step needs 22.18 or later.
 * An optional dependency per platform installs Node 24, so that the machine's own Node can be older.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { Refusal, root } from './command.mjs';

const { platform, arch } = process;

/** Not node_modules/.bin/node, because npm 10 installs the package without creating the link. */
const bundled = [`node-${platform}-${arch}/bin/node`, `node-bin-${platform}-${arch}/bin/node`, `node-win-${arch}/bin/node.exe`].map(
  (path) => `${root}node_modules/${path}`,
);

/** @returns {string} path of the executable; also put first on the PATH for every program started from here on */
export function findNode() {
  const node = bundled.find((path) => existsSync(path) && isEnough(versionOf(path))) ?? process.execPath;
  if (node === process.execPath && !isEnough(process.versions.node)) {
    throw new Refusal(
      `Node ${process.versions.node} is too old, and no newer version could be installed for ${platform} ${arch}. Install Node 24.`,
    );
  }
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  return node;
}

/** A Node that was built for another C library exists but doesn't start; its version is then '0'. */
function versionOf(/** @type {string} */ node) {
  if (node === process.execPath) return process.versions.node;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(1) : '0';
}

function isEnough(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}
