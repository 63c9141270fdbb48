/**
 * The pool's snapshot, which a search thread begins to read before it loads its other modules: for ten million leads, each takes most of a second.
 * Surprise: reading begins when this module is imported, and may fail before anyone waits for it; `readSnapshot` then tells why.
 */
import { workerData } from 'node:worker_threads';
import type { WorkerSetup } from './messages.ts';
import { readImage } from './snapshot-file.ts';

const { image, snapshotPath } = workerData as WorkerSetup;

let reading = image ? null : readImage(snapshotPath);
reading?.catch(() => undefined);

/** What is being read; null if another thread has read it, or if it was taken before: kept here, it would stay in memory when the pool is replaced. */
export function takeEarlyImage(): Promise<SharedArrayBuffer | null> | null {
  const taken = reading;
  reading = null;
  return taken;
}
