/** Runs one slice: leases the run, keeps the lease, does the work, and gives the run back. */
import { randomUUID } from 'node:crypto';
import { inWorkspace } from '@leadlight/db/platform';
import {
  countPendingRows,
  countUnleasedAttempt,
  isAtWork,
  leaseRun,
  LeaseLost,
  lockRun,
  mostStalledAttempts,
  moveRun,
  renewLease,
  returnRun,
  RunHalted,
  type RunAtWork,
  type RunFailure,
} from '@leadlight/db/runs';
import { faultOf } from '../http/fault.ts';
import { failureOf } from './row-errors.ts';
import type { RunKind, SliceWork, WorkEnd } from './run-kind.ts';
import { Slice, type RunWorld, type SliceTimes } from './slice.ts';

/**
 * What a slice came to. 'waiting': there is nothing to do for a while; 'made_room': there is more, and others wait; 'stopped': the server stops;
 * 'halted': the run is paused or ended; 'taken': another worker has it, or there is nothing to do; 'lost': the lease expired, and another worker may have it.
 */
export type SliceOutcome = WorkEnd['is'] | 'halted' | 'taken' | 'lost';

export interface SliceOptions extends Partial<SliceTimes> {
  /** Of the lease; whoever started this process gives the run back with it when the process is gone. */
  readonly token?: string;
}

const usualTimes: SliceTimes = { leaseMs: 20_000, sliceMs: 60_000, lookMs: 1_000 };

/** @throws when the slice ended by itself: the run goes on from its checkpoint with the next slice, unless too many ended without progress */
export async function runSlice(
  world: RunWorld,
  kind: RunKind,
  work: SliceWork,
  { workspaceId, runId }: RunAtWork,
  options: SliceOptions = {},
): Promise<SliceOutcome> {
  const { db, now } = world;
  const { token = randomUUID(), ...times } = { ...usualTimes, ...options };
  const run = await inWorkspace(db, workspaceId, (tx) => leaseRun(tx, runId, { token, leaseMs: times.leaseMs }, now()));
  if (!run) return 'taken';
  if (!isAtWork(run)) return 'halted';
  const lost = new AbortController();
  const stopRenewing = keepLease(world, { workspaceId, runId, token }, times, lost);
  const slice = new Slice(world, kind, { workspaceId, run, token, lost: lost.signal }, times);
  try {
    for (;;) {
      const end = await work(slice);
      if (end.is === 'finished') {
        if (await finish(slice)) return 'finished';
        continue;
      }
      const dueAt = end.is === 'waiting' ? end.until : now();
      await inWorkspace(db, workspaceId, (tx) => returnRun(tx, runId, token, { isInOrder: true, dueAt }));
      return end.is;
    }
  } catch (error) {
    if (error instanceof RunHalted) return 'halted';
    if (error instanceof LeaseLost || lost.signal.aborted) return 'lost';
    if (world.signal?.aborted) {
      await inWorkspace(db, workspaceId, (tx) => returnRun(tx, runId, token, { isInOrder: true }));
      return 'stopped';
    }
    const failure = failureOf(error);
    if ((await giveUp(world, { workspaceId, runId, token }, { failure, fault: faultOf(error) })) === 'failed') return 'halted';
    throw error;
  } finally {
    stopRenewing();
    lost.abort();
  }
}

/** @returns false when rows were put back meanwhile */
async function finish(slice: Slice): Promise<boolean> {
  return slice.commit(async ({ tx, run, now }) => {
    if ((await countPendingRows(tx, run.id)) > 0) return false;
    const finished = await moveRun(tx, run, 'finished', now);
    await slice.kind.onEnd?.(tx, finished, now, finished.startedBy);
    return true;
  });
}

/**
 * Gives back a run whose slice ended by itself. It fails when trying again would not help: for a reason of its own, or after too many slices without progress.
 * @param token of the worker; nothing happens when another has the run now
 */
export async function giveUp(
  { db, now }: Pick<RunWorld, 'db' | 'now'>,
  { workspaceId, runId, token }: RunAtWork & { readonly token: string },
  { failure, fault }: { readonly failure: RunFailure | null; readonly fault: Record<string, unknown> },
): Promise<'queued' | 'failed'> {
  return inWorkspace(db, workspaceId, async (tx) => {
    const run = await lockRun(tx, runId);
    const isMine = (await returnRun(tx, runId, token, { isInOrder: false })) !== null;
    if (!isAtWork(run)) return 'queued';
    // A worker that ended before it had the run is a slice without progress too.
    const stalledAttempts = isMine ? run.stalledAttempts : await countUnleasedAttempt(tx, runId);
    if (stalledAttempts === null) return 'queued';
    const because = failure ?? (stalledAttempts >= mostStalledAttempts ? { code: 'stalled', details: fault } : null);
    if (!because) return 'queued';
    await moveRun(tx, run, 'failed', now(), { failure: because });
    return 'failed';
  });
}

/** Renews the lease between transactions, until it is told to stop. */
function keepLease(
  { db }: RunWorld,
  { workspaceId, runId, token }: RunAtWork & { readonly token: string },
  { leaseMs }: SliceTimes,
  lost: AbortController,
): () => void {
  let isRenewing = false;
  const timer = setInterval(() => {
    if (isRenewing) return;
    isRenewing = true;
    void inWorkspace(db, workspaceId, (tx) => renewLease(tx, runId, { token, leaseMs }))
      // Without the database nothing can be committed anyway; the next look may reach it.
      .catch(() => true)
      .then((isKept) => {
        if (!isKept) lost.abort(new LeaseLost());
        isRenewing = false;
      });
  }, leaseMs / 4);
  timer.unref();
  return () => clearInterval(timer);
}
