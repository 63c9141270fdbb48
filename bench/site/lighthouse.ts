/** Lighthouse's mobile run: its default phone and slow 4G, simulated. Each run in a browser of its own. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { launchChromium } from '../../e2e/browser.ts';
import { type Figure, median } from './figures.ts';

export async function measureLighthouse(url: string, runs: number): Promise<Figure[]> {
  const results: Result[] = [];
  for (let done = 0; done < runs; done += 1) results.push(await runTwiceAtMost(url));
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (id: string) => median(results.map(({ categories }) => Math.round((categories[id]?.score ?? Number.NaN) * 100)));
  const note = `median of ${runs}.`;
  return [
    { item: 4, what: 'Lighthouse LCP', value: audit('largest-contentful-paint'), unit: 'ms', target: { atMost: 1300 }, note },
    { item: 4, what: 'Lighthouse FCP', value: audit('first-contentful-paint'), unit: 'ms', target: { atMost: 1100 }, note },
    { item: 5, what: 'Lighthouse TBT', value: audit('total-blocking-time'), unit: 'ms', target: { atMost: 50 }, note },
    { item: 5, what: 'Lighthouse CLS', value: audit('cumulative-layout-shift'), unit: '', target: { atMost: 0.01 }, note },
    { item: 6, what: 'Lighthouse Performance', value: score('performance'), unit: '', target: { atLeast: 99 }, note },
    { item: 6, what: 'Lighthouse Accessibility', value: score('accessibility'), unit: '', target: { atLeast: 100 }, note },
    { item: 6, what: 'Lighthouse Best Practices', value: score('best-practices'), unit: '', target: { atLeast: 100 }, note },
    { item: 6, what: 'Lighthouse SEO', value: score('seo'), unit: '', target: { atLeast: 100 }, note },
  ];
}

/** About one run in 35 does not get its trace started; that says nothing about the page. */
async function runTwiceAtMost(url: string): Promise<Result> {
  try {
    return await run(url);
  } catch (error) {
    process.stderr.write(`A Lighthouse run failed and is done again: ${String(error)}\n`);
    return run(url);
  }
}

async function run(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
