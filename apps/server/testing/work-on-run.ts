/**
 * Work on runs in tests. Runs that other tests left are due in the same database, and a slice that takes longer than a second makes room for them,
 * depending on how fast the machine is.
 */
import type { RunAtWork } from '@leadlight/db/runs';
import type { SliceOutcome } from '../runs/run-slice.ts';
import { workAtRun, type RunWorker } from '../runs/run-worker.ts';
import type { Services } from '../services.ts';

/** For slices that make room for no other run. */
export const alone = { lookMs: Infinity } as const;

/** Works on slices of a run until one ends for another reason than to make room. */
export async function workOnRun(services: Services, worker: RunWorker, at: RunAtWork, signal?: AbortSignal): Promise<SliceOutcome> {
  for (;;) {
    const outcome = await workAtRun(services, worker, at, signal);
    if (outcome !== 'made_room') return outcome;
  }
}
