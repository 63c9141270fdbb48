/**
 * Completes package-lock.json: adds missing platform packages. Run it after changing dependencies: `node scripts/complete-lock.mjs`.
 * Native tools list one optional package per platform. npm leaves packages that the current registry doesn't have out of the lock file,
 * and `npm ci` then refuses the file on every machine ("Missing: … from lock file"). Entries added here have no integrity hash, because it isn't known.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const lockFile = new URL('../package-lock.json', import.meta.url);

/**
 * @typedef {{ version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} LockEntry
 * @param {{ packages: Record<string, LockEntry> }} lock
 * @returns {Map<string, object>} the entries that `npm ci` would report as missing, by path
 */
export function missingPlatformPackages(lock) {
  /** @type {Map<string, object>} */
  const missing = new Map();
  for (const [dependent, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (isReachable(lock.packages, dependent, name)) continue;
      const platform = platformOf(name);
      if (!platform)
        throw new Error(
          `package-lock.json lacks ${name}, an optional dependency of ${dependent || 'the root'}, and its name contains no platform`,
        );
      const { cpu, os, libc } = platform;
      // In npm's key order.
      missing.set(`node_modules/${name}`, { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os && { os }) });
    }
  }
  return missing;
}

/**
 * Like Node's lookup: the nearest node_modules upward wins.
 * @param {Record<string, LockEntry>} packages
 * @param {string} dependent
 * @param {string} name
 */
function isReachable(packages, dependent, name) {
  for (let folder = dependent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/**
 * `@oxlint/binding-linux-arm64-musl` → linux, arm64, musl. WebAssembly runs on any system.
 * @returns {{ cpu: string[], os?: string[], libc?: string[] | undefined } | undefined}
 */
function platformOf(/** @type {string} */ name) {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const match = /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(gnu|musl|msvc|eabi))?/.exec(
    name,
  );
  if (!match) return undefined;
  const [, os = '', cpu = '', abi] = match;
  const libc = os === 'linux' && abi === 'gnu' ? ['glibc'] : abi === 'musl' ? ['musl'] : undefined;
  return { cpu: [cpu], os: [os], libc };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = /** @type {{ packages: Record<string, LockEntry> }} */ (JSON.parse(readFileSync(lockFile, 'utf8')));
  const missing = missingPlatformPackages(lock);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  if (missing.size > 0) writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(missing.size > 0 ? `added ${missing.size} platform packages to package-lock.json` : 'package-lock.json is complete');
}
