/**
 * Finds the Chromium that browser tests and benchmarks drive, and installs it where that needs no question: Debian, as root.
 * Playwright's own download is not used: Debian's package is kept up to date with the machine, and needs nothing beyond it.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { Refusal, run } from './bootstrap/command.mjs';
import { phase } from './bootstrap/progress.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const elsewhere = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const packages = ['chromium', 'fonts-liberation'];
const limitS = 600;

/** Quiet, the same everywhere, and without traffic of the browser's own. Playwright and Lighthouse add headless and an empty profile. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string} path of the executable; refuses in one line when there is none */
export function requireChromium() {
  const path = findChromium();
  if (path) return path;
  throw new Refusal(
    `Chromium is missing. Install it (Debian: apt-get install ${packages.join(' ')}), or set CHROMIUM_PATH to the executable of a Chromium or Chrome.`,
  );
}

export async function installChromiumIfMissing() {
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await phase({ doing: 'installing Chromium', done: 'Chromium installed' }, async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const wait = ['-o', 'DPkg::Lock::Timeout=120'];
      const update = await run('apt-get', [...wait, 'update'], { env, limitS });
      const install = await run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...packages], { env, limitS });
      if (!install.ok)
        throw new Refusal(
          `Chromium could not be installed: ${reasonOf(install.output) ?? reasonOf(update.output) ?? 'apt-get gave no reason'}`,
        );
    });
  }
  return requireChromium();
}

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`);
  }
  const onPath = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => `${folder}/${name}`));
  return [...onPath, ...elsewhere].find(isExecutable);
}

function isExecutable(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** apt-get's last error line. */
function reasonOf(/** @type {string} */ output) {
  return output.split('\n').findLast((line) => line.startsWith('E: '));
}
