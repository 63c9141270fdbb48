/**
 * The pool's snapshot, which a search thread starts to read before it loads its other modules: with ten million leads, each takes most of a second.
 * Surprise: importing this module starts the reading, which may fail before anything waits for it; `readSnapshot` then returns the reason.
 */
import { workerData } from 'node:worker_threads';
import type { WorkerSetup } from './messages.ts';
import { readImage } from './snapshot-file.ts';

const { image, snapshotPath } = workerData as WorkerSetup;

let reading = image ? null : readImage(snapshotPath);
reading?.catch(() => undefined);

/** The snapshot that is being read, once, so that it doesn't stay in memory when the pool is replaced; null if another thread has read it, or after the first call. */
export function takeEarlyImage(): Promise<SharedArrayBuffer | null> | null {
  const taken = reading;
  reading = null;
  return taken;
}
