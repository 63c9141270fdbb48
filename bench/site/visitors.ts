/** How soon the page answers a visitor: in the page's own clock, from the input to the frame that shows its effect. */
import { launchChromium, type Browser, type Page } from '../../e2e/browser.ts';
import { type Figure, median } from './figures.ts';

/** Lighthouse's phone: a processor four times slower, and its slow 4G. */
const slowProcessor = 4;
const slow4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export async function measureFirstTaps(url: string, taps: number): Promise<Figure[]> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) times.push(await inBrowser((browser) => firstTap(browser, url, tap)));
  const note = `${times.filter(Number.isFinite).length} of ${taps} first taps served, at ${slowProcessor}x CPU slow-down; they come as soon as the toggle is there, at the load event, and while React arrives.`;
  const target = { atMost: 150 };
  return [
    { item: 7, what: 'First tap to painted menu, median', value: median(times), unit: 'ms', target, note },
    { item: 7, what: 'First tap to painted menu, slowest', value: Math.max(...times), unit: 'ms', target },
  ];
}

async function firstTap(browser: Browser, url: string, tap: number): Promise<number> {
  const page = await visit(browser, { processor: slowProcessor });
  await watchPaint(page, 'pointerdown', '#menu:popover-open');
  const moments = [
    () => page.goto(url, { waitUntil: 'commit' }),
    () => page.goto(url, { waitUntil: 'load' }),
    () => Promise.all([page.goto(url), page.waitForResponse(/entry-hydrate/)]),
  ];
  await moments[tap % moments.length]?.();
  await page.getByRole('button', { name: 'Menu' }).tap();
  return paintTime(page);
}

export async function measureFirstUse(url: string, runs: number): Promise<Figure[]> {
  const target = { atMost: 400 };
  const note = `slow 4G (150 ms, 1.6 Mbit/s) and ${slowProcessor}x CPU slow-down; the page was left to itself until it was idle. Median of ${runs}.`;
  const tooltip = await repeat(runs, url, (page) => page.getByRole('button', { name: '2,500/mo credits' }).tap(), '#tooltip1[data-open]');
  const form = await repeat(runs, url, (page) => page.getByRole('button', { name: 'Send Message' }).tap(), '[role=alert]');
  return [
    { item: 8, what: 'First tooltip', value: median(tooltip), unit: 'ms', target, note: `from the tap to its first frame, ${note}` },
    {
      item: 8,
      what: 'First form use',
      value: median(form),
      unit: 'ms',
      target,
      note: `from the tap on Send Message to the error summary, ${note}`,
    },
  ];
}

function repeat(runs: number, url: string, use: (page: Page) => Promise<void>, effect: string): Promise<number[]> {
  const once = () =>
    inBrowser(async (browser) => {
      const page = await visit(browser, { processor: slowProcessor, network: slow4G });
      await watchPaint(page, 'pointerdown', effect);
      await page.goto(url, { waitUntil: 'networkidle' });
      await use(page);
      return paintTime(page);
    });
  return inTurn(runs, once);
}

export async function measureHydration(url: string, runs: number): Promise<Figure[]> {
  const hydrate = (speed: Parameters<typeof visit>[1]) =>
    inTurn(runs, () =>
      inBrowser(async (browser) => {
        const page = await visit(browser, speed);
        await page.addInitScript(() => {
          addEventListener('load', () => {
            requestIdleCallback(() => {
              const idleMs = performance.now();
              const measure = () =>
                'hydrated' in (document.getElementById('app')?.dataset ?? {}) &&
                Object.assign(globalThis, { paintMs: performance.now() - idleMs });
              if (!measure()) new MutationObserver(measure).observe(document.documentElement, { attributes: true, subtree: true });
            });
          });
        });
        await page.goto(url);
        return paintTime(page);
      }),
    );
  const note = `median of ${runs}.`;
  return [
    { item: 11, what: 'From idle to hydrated', value: median(await hydrate({})), unit: 'ms', target: { atMost: 1000 }, note },
    {
      what: 'From idle to hydrated, slow 4G and 4x CPU',
      value: median(await hydrate({ processor: slowProcessor, network: slow4G })),
      unit: 'ms',
      note: `${note} Most of it is the download; the page answers meanwhile, and holds what it cannot answer yet.`,
    },
  ];
}

async function visit(browser: Browser, { processor = 1, network }: { processor?: number; network?: typeof slow4G }): Promise<Page> {
  const page = await browser.newPage(phone);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  return page;
}

/** Has the page note, as `paintMs`, how long it took from the first input of a kind to the frame in which the effect is there. */
async function watchPaint(page: Page, input: string, effect: string): Promise<void> {
  await page.addInitScript(
    ([type, selector]) => {
      let startedMs: number | undefined;
      addEventListener(type, (event) => (startedMs ??= event.timeStamp), { capture: true });
      const look = () => {
        if (startedMs === undefined || !document.querySelector(selector)) return void requestAnimationFrame(look);
        // A frame callback runs before its frame is painted; a message posted from it arrives after.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => Object.assign(globalThis, { paintMs: performance.now() - (startedMs ?? Number.NaN) }));
        port1.start();
        port2.postMessage('painted');
      };
      requestAnimationFrame(look);
    },
    [input, effect] as const,
  );
}

async function paintTime(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => (globalThis as { paintMs?: number }).paintMs);
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** A fresh browser for each visit: nothing is cached or compiled from before. */
async function inBrowser<T>(look: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchChromium();
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}

async function inTurn(times: number, measure: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let run = 0; run < times; run += 1) results.push(await measure());
  return results;
}
