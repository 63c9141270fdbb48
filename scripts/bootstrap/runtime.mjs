/**
 * Finds the Node that runs everything but this bootstrap: TypeScript without a build step needs 22.18 or later.
 * An optional dependency per platform brings Node 24, so that the machine's own may be older.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { Refusal, root } from './command.mjs';

const { platform, arch } = process;

/** Not node_modules/.bin/node: npm 10 installs the package and forgets the link. */
const bundled = [`node-${platform}-${arch}/bin/node`, `node-bin-${platform}-${arch}/bin/node`, `node-win-${arch}/bin/node.exe`].map(
  (path) => `${root}node_modules/${path}`,
);

/** @returns {string} path of the executable, which `node` also means to whatever is started from here on */
export function findNode() {
  const node = bundled.find((path) => existsSync(path) && isEnough(versionOf(path))) ?? process.execPath;
  if (node === process.execPath && !isEnough(process.versions.node)) {
    throw new Refusal(
      `Node ${process.versions.node} is too old to run the site and no newer one could be installed for ${platform} ${arch}: install Node 24.`,
    );
  }
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  return node;
}

/** Built for another C library, it exists and does not start. */
function versionOf(/** @type {string} */ node) {
  if (node === process.execPath) return process.versions.node;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(1) : '0';
}

function isEnough(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}
