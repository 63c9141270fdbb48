/**
 * Finds the Chromium for browser tests and benchmarks, and installs it if no confirmation is needed: on Debian, as root.
 * Playwright's own download is not used, because Debian's package is updated with the machine and has all its dependencies.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, dirname } from 'node:path';
import { Refusal, run } from './bootstrap/command.mjs';
import { phase } from './bootstrap/progress.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const otherPaths = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const packages = ['chromium', 'fonts-liberation'];
/** The browser without its window, of the same version: see `testChromium`. */
const shell = 'chromium-headless-shell';
const limitS = 600;

/** For consistent runs without background traffic. Playwright and Lighthouse add headless mode and an empty profile. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For tests, whose pages live for seconds: V8 optimizes what runs much longer than by default (Maglev's defaults are a tenth), because most of what it
 * compiled would not run again.
 */
export const shortLived = '--js-flags=--interrupt-budget-for-maglev=400000,--invocation-count-for-maglev=3000';

/** Playwright's own list, `disabledFeatures` in playwright-core. ./chromium.test.ts compares them. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Parts of the browser around the page. Each test opens a window, and each window loaded two pages for the suggestions below its address bar and
 * started a spare process: together more than half of the CPU time of opening our page.
 */
const aroundThePage = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];

/** What Chromium leaves out in tests, if it has a window. It obeys only the last --disable-features of its command line, so this list repeats Playwright's. */
export const disabledFeatures = [...byPlaywright, ...aroundThePage];

/** @returns {string} path of the executable. @throws Refusal if there is none */
export function requireChromium() {
  const path = findChromium();
  if (path) return path;
  throw new Refusal(
    `Chromium is missing. Install it (Debian: apt-get install ${packages.join(' ')}), or set CHROMIUM_PATH to the executable of a Chromium or Chrome.`,
  );
}

/**
 * The browser of the tests: the headless shell that Debian installs beside its Chromium, because it draws no window around the page; without it, Chromium
 * itself. Both have the same engine (docs/decisions/0143-tests-run-in-the-headless-shell.md).
 * @param {boolean} isShown whether somebody watches, which needs the window
 * @returns {string} path of the executable. @throws Refusal if there is none
 */
export function testChromium(isShown) {
  const chromium = requireChromium();
  const beside = `${dirname(chromium)}/${shell}`;
  return !isShown && basename(chromium) === 'chromium' && isExecutable(beside) ? beside : chromium;
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
      // Not with the others, because older releases of Debian don't have it. Without it, tests take longer.
      await run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', shell], { env, limitS });
    });
  }
  return requireChromium();
}

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, which is not an executable file. Set it to the executable of a Chromium or Chrome.`);
  }
  const onPath = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => `${folder}/${name}`));
  return [...onPath, ...otherPaths].find(isExecutable);
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
