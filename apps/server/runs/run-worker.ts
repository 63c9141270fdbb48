/** Works on queued runs, in this process or in a separate one depending on the kind, and queues runs that are due. */
import { randomUUID } from 'node:crypto';
import { inAuth, inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { queueOnce, type JobName } from '@leadlight/db/platform/jobs';
import { countOtherRuns, findRuns, listRunsDue, returnRun, type RunAtWork } from '@leadlight/db/runs';
import { runInProcess } from '../jobs/run-in-process.ts';
import type { Services } from '../services.ts';
import { traced } from '../tracing/spans.ts';
import type { RunKind } from './run-kind.ts';
import type { SliceWork } from './run-work.ts';
import type { RunOrder } from './run-process.ts';
import { giveUp, runSlice, type SliceOutcome } from './run-slice.ts';

/** Where and how runs of one kind are worked on. */
export interface RunWorker {
  readonly kind: RunKind;
  readonly queue: JobName;
  /** Maximum number of runs at a time in one server. */
  readonly concurrency: number;
  readonly runsIn: WorkHere | WorkWithServices | WorkInProcess;
}

interface WorkHere {
  /** Works in the server's process, for work that is only in the database. */
  readonly here: SliceWork;
}

interface WorkWithServices {
  /** Works in the server's process with its connections to the network. */
  readonly withServices: (services: Services) => SliceWork;
}

interface WorkInProcess {
  /** A module that calls {@link serveRun}: a crash there affects only this run. */
  readonly module: URL;
  /** Additional input, sent over the private IPC channel. */
  readonly order: (services: Services, at: RunAtWork) => object;
  readonly heapMegabytes?: number;
}

/** @throws Error if the slice ended unexpectedly without progress; the job is retried from the checkpoint */
export async function workAtRun(services: Services, worker: RunWorker, at: RunAtWork, signal?: AbortSignal): Promise<SliceOutcome> {
  const { boss, db, log } = services;
  const { runsIn } = worker;
  const here = 'here' in runsIn ? runsIn.here : 'withServices' in runsIn ? runsIn.withServices(services) : null;
  const outcome = await traced({ name: `slice ${worker.kind.name}`, kind: 'internal' }, async (span) => {
    const end = await (here
      ? runSlice({ db, now: services.now, ...(signal ? { signal } : {}) }, worker.kind, here, at)
      : workInProcess(services, runsIn as WorkInProcess, at, signal));
    span.set({ 'leadlight.outcome': end });
    return end;
  });
  log.info({ runId: at.runId, kind: worker.kind.name, outcome }, 'a run was worked on');
  // Queued after the runs that wait. A run that waits for a time is queued when it is due.
  if (outcome === 'made_room' || outcome === 'ended' || outcome === 'interrupted')
    await inAuth(db, (tx) => queueOnce(boss, tx, { name: worker.queue, key: at.runId, data: at }));
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
  const report = await runInProcess(module, whole, signal, {
    ...(heapMegabytes === undefined ? {} : { heapMegabytes }),
    onNotice: (notice) => log.error({ runId }, notice),
  });
  if ('outcome' in report) return report.outcome as SliceOutcome;
  if (signal?.aborted) {
    await inWorkspace(db, workspaceId, (tx) => returnRun(tx, runId, token, { isInOrder: true }));
    return 'stopped';
  }
  log.warn({ runId, fault: report.fault }, 'the process of a run ended unexpectedly');
  // A process that threw has returned its run; a killed one could not.
  const end = await giveUp(services, { ...at, token, attemptBefore: run.attempt }, { failure: null, fault: report.fault });
  if (end === 'failed') return 'halted';
  // After progress, the same end need not repeat: the run continues immediately.
  if (end === 'progressed') return 'ended';
  throw new Error('the process of a run ended unexpectedly');
}

/** Of the first run of a workspace; those that were worked on already have none. */
const firstPriority = 10;
/** A workspace that starts one small run after the other comes first only this often in this time; then its runs wait like all others. */
const firstsMs = 3_600_000;

/**
 * Queues a run that a user started or continued, unless it is already queued. It comes before runs that were worked on already, and the more runs of
 * the kind the workspace has or had lately, the later: a workspace with a hundred runs, at once or one after the other, doesn't delay those of others.
 */
export async function queueRun(
  { boss }: Pick<Services, 'boss'>,
  tx: WorkspaceTx,
  { kind, queue }: RunWorker,
  at: RunAtWork,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - firstsMs);
  const priority = Math.max(0, firstPriority - (await countOtherRuns(tx, { runId: at.runId, kind: kind.name, since })));
  await queueOnce(boss, tx, { name: queue, key: at.runId, data: at, priority });
}

/**
 * Queues the runs that are due and have no worker: every minute, and when a server starts.
 * @param isStart also queues runs whose worker may have ended with the previous server, for when their leases expire, and runs that are due later: the
 *   clock may have been set back since, and a run that waits for an attempt finds that it isn't due and waits again
 */
export async function queueRunsDue(services: Services, workers: readonly RunWorker[], { isStart = false } = {}): Promise<void> {
  const { boss, db, now } = services;
  for (const { kind, leasedForMs, isNew, ...at } of await inAuth(db, (tx) => listRunsDue(tx, isStart ? null : now()))) {
    const worker = workers.find((each) => each.kind.name === kind);
    if (!worker || (leasedForMs !== null && !isStart)) continue;
    if (isNew) {
      // Its job was lost before it was worked on: it is queued before the others again.
      await inWorkspace(db, at.workspaceId, (tx) => queueRun(services, tx, worker, at, now()));
      continue;
    }
    const startAfterSeconds = leasedForMs === null ? 0 : Math.ceil(leasedForMs / 1_000) + 1;
    await inAuth(db, (tx) => queueOnce(boss, tx, { name: worker.queue, key: at.runId, data: at, startAfterSeconds }));
  }
}
