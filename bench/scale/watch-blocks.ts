/**
 * The bench loads this into the API's process (`--import`). It finds the longest time between two turns of the main thread, and how much of it was the
 * thread's own work; the rest is waiting for a processor or for the threads of the garbage collector. At SIGUSR2, it writes what it found to the file in
 * BLOCKS_FILE and starts again.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

export interface Blocks {
  /** The longest time between two turns, and the processor time of the thread in it. */
  readonly longest: { readonly ms: number; readonly workMs: number };
  /** The most processor time of the thread between two turns. */
  readonly mostWorkMs: number;
}

const everyMs = 2;
const path = process.env['BLOCKS_FILE'];

/** What starts the API, from the sources in versions before the server was built. */
const api = /apps\/server\/(?:dist\/main\.js|main\.ts)$/;

// Processes and threads that the API starts inherit the option.
if (path !== undefined && isMainThread && api.test(process.argv[1] ?? '')) {
  const none: Blocks = { longest: { ms: 0, workMs: 0 }, mostWorkMs: 0 };
  let found = none;
  let before = performance.now();
  let used = process.threadCpuUsage();
  const look = (): void => {
    const ms = performance.now() - before;
    const { user, system } = process.threadCpuUsage(used);
    const workMs = (user + system) / 1_000;
    found = { longest: ms > found.longest.ms ? { ms, workMs } : found.longest, mostWorkMs: Math.max(found.mostWorkMs, workMs) };
    before = performance.now();
    used = process.threadCpuUsage();
    setTimeout(look, everyMs).unref();
  };
  look();
  process.on('SIGUSR2', () => {
    writeFileSync(path, JSON.stringify(found));
    found = none;
  });
}
