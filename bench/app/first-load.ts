/** Measures a first visit, with and without a session: what it loads, how soon it is usable, and Lighthouse scores. */
import { launchChromium } from '../../e2e/browser.ts';
import type { App } from '../../e2e/app-process.ts';
import { median, type Figure } from '../figures.ts';
import { judge } from '../lighthouse.ts';
import { loadParts } from '../parts.ts';
import type { Visitor } from './visitor.ts';

/** Lighthouse's slow 4G, applied by the browser: 150 ms round trip, 1.6 Mbit/s download. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

interface Screen {
  name: string;
  url: string;
  cookie: string | undefined;
  /** Selector of an element that exists once the screen is usable. */
  sign: string;
}

function screensOf({ url }: App, { cookie, workspaceId }: Visitor): Screen[] {
  return [
    { name: 'Home, signed in', url: `${url}/w/${workspaceId}`, cookie, sign: 'main h1' },
    { name: 'Sign-up page', url: `${url}/sign-up?plan=basic`, cookie: undefined, sign: 'form button[type=submit]' },
  ];
}

export async function measureFirstLoad(app: App, visitor: Visitor, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, url, cookie, sign } of screensOf(app, visitor)) {
    const scripts = (await loadParts(url, cookie)).filter(({ type }) => type === 'script');
    const { audit, score } = await judge(url, runs, cookie);
    figures.push(
      {
        what: `${name}: first load of JavaScript, brotli`,
        value: scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000,
        unit: 'KB',
        target: { atMost: 130 },
        note: `all ${scripts.length} scripts loaded until the network is idle.`,
      },
      {
        what: `${name}: usable on slow 4G`,
        value: (await timeToUse({ name, url, cookie, sign }, runs)) / 1000,
        unit: 's',
        target: { atMost: 2 },
        note: `from the navigation to the frame in which the screen is usable, with an empty cache, 150 ms and 1.6 Mbit/s, without CPU throttling; median of ${runs}.`,
      },
      { what: `${name}: Lighthouse accessibility`, value: score('accessibility'), unit: '', target: { atLeast: 100 } },
      { what: `${name}: Lighthouse best practices`, value: score('best-practices'), unit: '', target: { atLeast: 100 } },
      {
        what: `${name}: Lighthouse LCP`,
        value: audit('largest-contentful-paint') / 1000,
        unit: 's',
        note: `Lighthouse's phone: slow 4G and a CPU four times slower, both simulated; median of ${runs}.`,
      },
      { what: `${name}: Lighthouse time to interactive`, value: audit('interactive') / 1000, unit: 's' },
    );
  }
  return figures;
}

async function timeToUse({ url, cookie, sign }: Screen, runs: number): Promise<number> {
  const browser = await launchChromium();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext();
    const [name, value] = cookie?.split('=', 2) ?? [];
    if (name && value) await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await page.addInitScript((selector) => {
      const look = () => {
        if (!document.querySelector(selector)) return void requestAnimationFrame(look);
        // A frame callback runs before its frame is painted; a task posted from it runs after.
        setTimeout(() => Object.assign(globalThis, { usableMs: performance.now() }));
      };
      requestAnimationFrame(look);
    }, sign);
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => (globalThis as { usableMs?: number }).usableMs);
    times.push((await usable.jsonValue()) ?? Number.NaN);
    await context.close();
  }
  await browser.close();
  return median(times);
}
