/** What a second thread adds to loops that share nothing but the machine: the most that it can add to a search process at that moment. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { median } from '../figures.ts';

/** About the size of a pool of a million leads, and more than the cache of a core. */
const bytes = 96 * 2 ** 20;
const lineBytes = 64;
const loopMs = 200;

type Loop = 'arithmetic' | 'memory';

/** @returns rounds in a second of the thread's processor time, so that waiting for a processor doesn't count */
function runFor(loop: Loop, memory: Uint8Array): number {
  const begun = process.threadCpuUsage();
  const tookMs = (): number => {
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1_000;
  };
  let [rounds, state] = [0, 0];
  while (tookMs() < loopMs) {
    if (loop === 'arithmetic') for (let step = 0; step < 1_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // One byte of each line of the cache, as when rows that are far apart are counted.
    else for (let at = 0; at < memory.length; at += lineBytes) state = (state + (memory[at] ?? 0)) | 0;
    rounds += 1;
  }
  return state === -1 ? 0 : (rounds * 1_000) / tookMs();
}

async function rateOf(loop: Loop, threads: readonly Worker[]): Promise<number> {
  const answers = threads.map(async (thread) => {
    const answer = once(thread, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(loop);
    return Number((await answer)[0]);
  });
  return (await Promise.all(answers)).reduce((sum, rate) => sum + rate, 0);
}

/** @returns for each loop, how much two threads do with their processor time compared with one, 2 if neither slows the other down; median of rounds in turn */
export async function plainRatios(rounds: number): Promise<Readonly<Record<Loop, number>>> {
  const memory = new SharedArrayBuffer(bytes);
  new Uint8Array(memory).fill(1);
  const threads = [0, 1].map(() => new Worker(new URL(import.meta.url), { workerData: memory }));
  try {
    const ratios: Record<Loop, number[]> = { arithmetic: [], memory: [] };
    // The first round compiles.
    for (let round = -1; round < rounds; round += 1)
      for (const loop of ['arithmetic', 'memory'] as const) {
        const one = await rateOf(loop, threads.slice(0, 1));
        const two = await rateOf(loop, threads);
        if (round >= 0) ratios[loop].push(two / one);
      }
    return { arithmetic: median(ratios.arithmetic), memory: median(ratios.memory) };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

if (!isMainThread && parentPort) {
  const read = new Uint8Array(workerData as SharedArrayBuffer);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort.on('message', (loop: Loop) => parentPort?.postMessage(runFor(loop, read)));
}
