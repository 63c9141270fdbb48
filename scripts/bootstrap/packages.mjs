/**
 * Installs the packages with `npm ci` if they are missing or out of date.
 * npm writes node_modules/.package-lock.json as the last step of an install, so everything it lists is installed. A manual install counts; an interrupted one doesn't.
 */
import { readFileSync, rmSync } from 'node:fs';
import { Refusal, root, run } from './command.mjs';
import { phase } from './progress.mjs';
import { alsoAtWork, inTurn } from './turn.mjs';

const limitS = 600;
/** No install script is needed: esbuild's only speeds up its command line, and PostgreSQL's library links are created when it starts. */
const fast = ['--ignore-scripts', '--no-audit', '--no-fund'];
/** With npm's default retries, a machine without a network waits three minutes for the error. */
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

export async function installMissing() {
  if (packagesAreCurrent()) return;
  await inTurn(async () => {
    if (!packagesAreCurrent()) await phase({ doing: 'installing packages', done: 'packages installed' }, install);
  });
}

async function install() {
  // `npm ci` empties node_modules in no particular order: after an interruption, this file must not remain.
  rmSync(`${root}node_modules/.package-lock.json`, { force: true });
  // NODE_ENV=production or an `omit` in a user's npm configuration would leave out the build tools.
  const args = ['ci', '--include=dev', '--include=optional', ...fast, '--loglevel=error', ...patience];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // npm ignores SIGTERM; the next install deletes a half-installed tree.
  const options = { limitS, graceMs: 500, onStart: alsoAtWork, tied: true };
  const npmCi = (/** @type {string[]} */ more) =>
    npm && node ? run(node, [npm, ...args, ...more], options) : run('npm', [...args, ...more], options);
  // Packages in npm's cache are used without asking the registry again: with a full cache, the install takes a third of the time.
  const fromCache = await npmCi(['--prefer-offline']);
  // npm then trusts the cached list of a package's versions, which may be older than the version in the lock file.
  const isCacheOld = !fromCache.ok && fromCache.output.includes('ETARGET');
  const { ok, output, expired } = isCacheOld ? await npmCi([]) : fromCache;
  if (!ok) throw new Refusal(`Installing packages failed: ${expired ? `npm took more than ${limitS} s` : lastWords(output)}`);
}

function packagesAreCurrent() {
  const wanted = packagesOf(`${root}package-lock.json`);
  const installed = packagesOf(`${root}node_modules/.package-lock.json`);
  if (!wanted) throw new Refusal('package-lock.json is missing or damaged. Restore it from the repository.');
  if (!installed) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    const isPackage = path.includes('node_modules/');
    return !isPackage || optional || (installed[path] && installed[path].version === version && installed[path].link === link);
  });
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockEntry */

function packagesOf(/** @type {string} */ file) {
  try {
    const lock = /** @type {{ packages: Record<string, LockEntry> }} */ (JSON.parse(readFileSync(file, 'utf8')));
    return lock.packages;
  } catch {
    return undefined;
  }
}

/** npm's error in one line, without its field list and the path of its log. */
function lastWords(/** @type {string} */ output) {
  const errors = output.split('\n').flatMap((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1]?.trim() ?? []);
  const code = errors.find((line) => line.startsWith('code '))?.slice('code '.length);
  const reason = errors.find((line) => !/^(code|errno|syscall|path|dest|type|A complete log)\b/.test(line));
  if (!reason) return code ?? (output.trim().split('\n').at(-1) || 'npm gave no reason');
  const words = reason.replace(/^(network |FetchError: |Error: )+/, '');
  return code && !words.includes(code) ? `${code}, ${words}` : words;
}
