/** Runs one slice: leases the run, renews the lease, does the work, and returns the run. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { inWorkspace, isDatabaseAway, mayHaveCrashed } from '@leadlight/db/platform';
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
  type Run,
  type RunAtWork,
  type RunFailure,
} from '@leadlight/db/runs';
import { faultOf } from '../http/fault.ts';
import { failureOf } from './row-errors.ts';
import type { RunKind, WorkEnd } from './run-kind.ts';
import type { SliceWork } from './run-work.ts';
import { Slice, type RunWorld, type SliceTimes } from './slice.ts';

/**
 * The outcome of a slice. 'waiting': there is nothing to do for a while; 'made_room': there is more to do, but other runs wait; 'stopped': the server
 * is stopping; 'halted': the run is paused or ended; 'taken': another worker has it, or there is nothing to do; 'lost': the lease expired, and
 * another worker may have it; 'ended': its process ended unexpectedly after it made progress; 'interrupted': the database was away for a moment.
 */
export type SliceOutcome = WorkEnd['is'] | 'halted' | 'taken' | 'lost' | 'ended' | 'interrupted';

export interface SliceOptions extends Partial<SliceTimes> {
  /** The lease's token; if this process ends, the process that started it returns the run with this token. */
  readonly token?: string;
}

const usualTimes: SliceTimes = { leaseMs: 20_000, sliceMs: 60_000, lookMs: 1_000 };

/** @throws if the slice failed. The next slice continues from the checkpoint, unless too many ended without progress. */
export async function runSlice(
  world: RunWorld,
  kind: RunKind,
  work: SliceWork,
  { workspaceId, runId }: RunAtWork,
  options: SliceOptions = {},
): Promise<SliceOutcome> {
  const { db, now } = world;
  const { token = randomUUID(), ...times } = { ...usualTimes, ...options };
  let run: Run | null;
  try {
    run = await inWorkspace(db, workspaceId, (tx) => leaseRun(tx, runId, { token, leaseMs: times.leaseMs }, now()));
  } catch (error) {
    if (!isDatabaseAway(error) || mayHaveCrashed(error)) throw error;
    // Nothing was worked on, so this isn't an attempt. The next one begins at once.
    await delay(awayPauseMs, undefined, world.signal ? { signal: world.signal } : {}).catch(() => undefined);
    return 'interrupted';
  }
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
    // The interruption isn't counted, so that a database that is restarted often doesn't fail runs or make them work on one row at a time.
    if (isDatabaseAway(error) && !mayHaveCrashed(error)) {
      await returnWhenBack(world, { workspaceId, runId, token }, times.leaseMs);
      return 'interrupted';
    }
    const failure = failureOf(error);
    if ((await giveUp(world, { workspaceId, runId, token }, { failure, fault: faultOf(error) })) === 'failed') return 'halted';
    throw error;
  } finally {
    stopRenewing();
    lost.abort();
  }
}

/** The wait between two attempts to reach a database that is away, in milliseconds. */
const awayPauseMs = 1_000;

/** Returns the run as soon as the database is there again. @throws if that takes longer than the lease, after which any worker may have the run */
async function returnWhenBack(
  { db, signal }: RunWorld,
  { workspaceId, runId, token }: RunAtWork & { readonly token: string },
  leaseMs: number,
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += awayPauseMs) {
    try {
      await inWorkspace(db, workspaceId, (tx) => returnRun(tx, runId, token, { isInOrder: true }));
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || waitedMs >= leaseMs || signal?.aborted) throw error;
      await delay(awayPauseMs, undefined, signal ? { signal } : {});
    }
  }
}

/** @returns false if rows became pending again meanwhile */
async function finish(slice: Slice): Promise<boolean> {
  return slice.commit(async ({ tx, run, now }) => {
    if ((await countPendingRows(tx, run.id)) > 0) return false;
    const finished = await moveRun(tx, run, 'finished', now);
    await slice.kind.onEnd?.(tx, finished, now, finished.startedBy);
    return true;
  });
}

/** How a slice that ended unexpectedly leaves its run. `progressed`: it is queued, and made progress in this slice. */
export type UnexpectedEnd = 'queued' | 'progressed' | 'failed';

interface Ended extends RunAtWork {
  /** Of the worker; the run is returned only if this worker has it. */
  readonly token: string;
  /** The run's `attempt` before the worker was started; given if the worker may have ended before it had the run. */
  readonly attemptBefore?: number;
}

/**
 * Returns a run whose slice ended unexpectedly. The run fails if a retry would not help: because of the error, or after too many slices without
 * progress.
 */
export async function giveUp(
  { db, now }: Pick<RunWorld, 'db' | 'now'>,
  { workspaceId, runId, token, attemptBefore }: Ended,
  { failure, fault }: { readonly failure: RunFailure | null; readonly fault: Record<string, unknown> },
): Promise<UnexpectedEnd> {
  return inWorkspace(db, workspaceId, async (tx) => {
    const run = await lockRun(tx, runId);
    const isMine = (await returnRun(tx, runId, token, { isInOrder: false })) !== null;
    if (!isAtWork(run)) return 'queued';
    // Otherwise the slice was counted when its worker leased the run; if the worker then returned the run itself, it was handled there.
    const isUnleased = run.attempt === attemptBefore;
    const stalledAttempts = isUnleased ? await countUnleasedAttempt(tx, runId) : run.stalledAttempts;
    const because = failure ?? (stalledAttempts >= mostStalledAttempts ? { code: 'stalled', details: fault } : null);
    if (because && (isMine || isUnleased)) {
      await moveRun(tx, run, 'failed', now(), { failure: because });
      return 'failed';
    }
    return stalledAttempts === 0 ? 'progressed' : 'queued';
  });
}

/** Renews the lease between transactions. @returns stops renewing */
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
      // Without the database nothing can be committed either; the next renewal may succeed.
      .catch(() => true)
      .then((isKept) => {
        if (!isKept) lost.abort(new LeaseLost());
        isRenewing = false;
      });
  }, leaseMs / 4);
  timer.unref();
  return () => clearInterval(timer);
}
