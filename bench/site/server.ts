/** Measures the server: pages per second, and startup time. */
import { Agent, get } from 'node:http';
import { startSite } from '../../e2e/site-process.ts';
import { type Figure, median } from '../figures.ts';

const connections = 32;

export async function measureThroughput(url: string, seconds: number): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const untilMs = performance.now() + seconds * 1000;
  let pages = 0;
  const visitor = async () => {
    while (performance.now() < untilMs) {
      await load(url, agent);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return [
    {
      what: 'Pages served',
      value: pages / seconds,
      unit: '/s',
      note: `brotli, ${connections} keep-alive connections, ${seconds} s; one server process, with the client on the same machine.`,
    },
  ];
}

function load(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The page returned status ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

export async function measureColdStart(runs: number): Promise<Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedMs = performance.now();
    const site = await startSite();
    times.push(performance.now() - startedMs);
    await site.stop();
  }
  return [
    {
      what: 'Server, from start to printed address',
      value: median(times),
      unit: 'ms',
      note: `median of ${runs}; includes compressing the page.`,
    },
  ];
}
