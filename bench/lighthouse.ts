/** Lighthouse's mobile run: its default phone and slow 4G, simulated. Each run uses its own browser. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { launchChromium } from '../e2e/browser.ts';
import { median } from './figures.ts';

export interface Verdict {
  /** Numeric value of an audit, in its own unit; the median of the runs. */
  audit(id: string): number;
  /** Score of a category, 0 to 100; the median of the runs. */
  score(id: string): number;
}

/** @param cookie a session cookie, for pages that require signing in */
export async function judge(url: string, runs: number, cookie?: string): Promise<Verdict> {
  const results: Result[] = [];
  for (let done = 0; done < runs; done += 1) results.push(await runTwiceAtMost(url, cookie));
  return {
    audit: (id) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    score: (id) => median(results.map(({ categories }) => Math.round((categories[id]?.score ?? Number.NaN) * 100))),
  };
}

/** In about one run in 35 the trace doesn't start, which is unrelated to the page. */
async function runTwiceAtMost(url: string, cookie?: string): Promise<Result> {
  try {
    return await run(url, cookie);
  } catch (error) {
    process.stderr.write(`A Lighthouse run failed and is repeated: ${String(error)}\n`);
    return run(url, cookie);
  }
}

async function run(url: string, cookie?: string): Promise<Result> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', ...(cookie && { extraHeaders: { cookie } }) });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result');
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
