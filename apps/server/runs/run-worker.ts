/** Works at runs that are queued, each kind here or in a process of its own, and queues those that are due. */
import { randomUUID } from 'node:crypto';
import { inAuth, inWorkspace, type Queryable } from '@leadlight/db/platform';
import { queueOnce, type JobName } from '@leadlight/db/platform/jobs';
import { findRuns, listRunsDue, returnRun, type RunAtWork } from '@leadlight/db/runs';
import { runInProcess } from '../jobs/run-in-process.ts';
import type { Services } from '../services.ts';
import type { RunKind, SliceWork } from './run-kind.ts';
import type { RunOrder } from './run-process.ts';
import { giveUp, runSlice, type SliceOutcome } from './run-slice.ts';

/** How runs of one kind are worked on. */
export interface RunWorker {
  readonly kind: RunKind;
  readonly queue: JobName;
  /** Runs at a time in one server. */
  readonly concurrency: number;
  readonly runsIn: WorkHere | WorkInProcess;
}

interface WorkHere {
  /** In the server's own process: for work that is all in the database. */
  readonly here: SliceWork;
}

interface WorkInProcess {
  /** Calls {@link serveRun}: what goes wrong there goes wrong for this run alone. */
  readonly module: URL;
  /** What it needs beside the run; sent to it over a channel that nobody else reads. */
  readonly order: (services: Services, at: RunAtWork) => object;
  readonly heapMegabytes?: number;
}

/** @throws Error when the slice ended unexpectedly without progress: the job is tried again, from the checkpoint */
export async function workAtRun(services: Services, worker: RunWorker, at: RunAtWork, signal?: AbortSignal): Promise<SliceOutcome> {
  const { boss, db, log } = services;
  const outcome = await ('here' in worker.runsIn
    ? runSlice({ db, now: services.now, ...(signal ? { signal } : {}) }, worker.kind, worker.runsIn.here, at)
    : workInProcess(services, worker.runsIn, at, signal));
  log.info({ runId: at.runId, kind: worker.kind.name, outcome }, 'a run was worked at');
  // Behind those that wait. A run that waits for a time is found when it is due.
  if (outcome === 'made_room' || outcome === 'ended') await inAuth(db, (tx) => queueOnce(boss, tx, worker.queue, at.runId, at));
  return outcome;
}

async function workInProcess(
  services: Services,
  { module, order, heapMegabytes }: WorkInProcess,
  at: RunAtWork,
  signal?: AbortSignal,
): Promise<SliceOutcome> {
  const { config, db, log, target } = services;
  const { workspaceId, runId } = at;
  const token = randomUUID();
  const run = (await inWorkspace(db, workspaceId, (tx) => findRuns(tx, [runId]))).get(runId);
  if (!run) return 'taken';
  const whole: RunOrder = { ...order(services, at), ...at, target, token, clockOffsetMs: config.clockOffsetMs };
  const report = await runInProcess(module, whole, signal, heapMegabytes === undefined ? {} : { heapMegabytes });
  if ('outcome' in report) return report.outcome as SliceOutcome;
  if (signal?.aborted) {
    await inWorkspace(db, workspaceId, (tx) => returnRun(tx, runId, token, { isInOrder: true }));
    return 'stopped';
  }
  log.warn({ runId, fault: report.fault }, 'the process of a run ended unexpectedly');
  // A process that threw returned the run itself; one that was killed could not.
  const end = await giveUp(services, { ...at, token, attemptBefore: run.attempt }, { failure: null, fault: report.fault });
  if (end === 'failed') return 'halted';
  // After progress the same end need not repeat: the run continues at once.
  if (end === 'progressed') return 'ended';
  throw new Error('the process of a run ended unexpectedly');
}

/** Queues a run; once, however often it is asked for. */
export async function queueRun({ boss }: Pick<Services, 'boss'>, tx: Queryable, { queue }: RunWorker, at: RunAtWork): Promise<void> {
  await queueOnce(boss, tx, queue, at.runId, at);
}

/**
 * Queues the runs that are due and have no worker: every minute, and when a server starts.
 * @param isStart also those whose worker may have ended with the server before: for when their leases expire
 */
export async function queueRunsDue(services: Services, workers: readonly RunWorker[], { isStart = false } = {}): Promise<void> {
  const { boss, db, now } = services;
  for (const { kind, leasedForMs, ...at } of await inAuth(db, (tx) => listRunsDue(tx, now()))) {
    const worker = workers.find((each) => each.kind.name === kind);
    if (!worker || (leasedForMs !== null && !isStart)) continue;
    const startAfterSeconds = leasedForMs === null ? 0 : Math.ceil(leasedForMs / 1_000) + 1;
    await inAuth(db, (tx) => queueOnce(boss, tx, worker.queue, at.runId, at, { startAfterSeconds }));
  }
}
