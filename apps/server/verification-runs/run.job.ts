/** Works at runs that verify or find: each stretch is a process of its own; what it says at its end decides when the run is worked at next. */
import { inAuth, inWorkspace } from '@leadlight/db/platform';
import { queueOnce } from '@leadlight/db/platform/jobs';
import {
  isVerificationRunClaimed,
  listVerificationRunsDue,
  noteBrokenStretch,
  readVerificationRun,
  type RunAtWork,
} from '@leadlight/db/verification';
import { runInProcess } from '../jobs/run-in-process.ts';
import { findSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { VerificationRunOrder } from './run-process.ts';

/** A window of addresses with their transcripts, and a page of rows; docs/verification-job-measurements.md. */
const heapMegabytes = 192;

/** @throws Error when the stretch ended by itself: the job is tried again, and what was under way is asked again */
export async function workAtVerificationRun(services: Services, { workspaceId, runId }: RunAtWork, signal?: AbortSignal): Promise<void> {
  const { boss, config, db, log, target } = services;
  if (await inWorkspace(db, workspaceId, (tx) => isVerificationRunClaimed(tx, runId))) return;
  const before = await howFar(services, { workspaceId, runId });
  const order: VerificationRunOrder = {
    target,
    workspaceId,
    runId,
    dataDir: config.dataDir,
    verify: config.verify,
    secret: findSecret(config),
    clockOffsetMs: config.clockOffsetMs,
  };
  const report = await runInProcess(new URL('run-process.ts', import.meta.url), order, signal, { heapMegabytes });
  if ('outcome' in report) {
    log.info({ runId, outcome: report.outcome }, 'a verification run was worked at');
    // Behind those that wait. One whose servers asked to be asked later is found when it is due; one that was held may go on again already.
    if (report.outcome === 'turn_over' || (report.outcome === 'held' && (await isRunning(services, { workspaceId, runId }))))
      await inAuth(db, (tx) => queueOnce(boss, tx, 'verification-runs', runId, { workspaceId, runId }));
    return;
  }
  if (signal?.aborted) return;
  log.warn({ runId, fault: report.fault }, 'a stretch of a verification run ended by itself');
  const cameOn = (await howFar(services, { workspaceId, runId })) !== before;
  const { status } = await inWorkspace(db, workspaceId, (tx) => noteBrokenStretch(tx, runId, cameOn, services.now()));
  if (status !== 'running')
    return log.error({ runId, fault: report.fault }, 'a verification run was stopped: its stretches end by themselves');
  // One that came on is no crash that repeats itself: it goes on at once.
  if (cameOn) return inAuth(db, (tx) => queueOnce(boss, tx, 'verification-runs', runId, { workspaceId, runId }));
  throw new Error('the stretch ended by itself');
}

/** Queues what is due and has no worker: at start, and every minute. A run that goes on already makes a second one end at once. */
export async function queueVerificationRunsDue({ boss, db, now }: Services): Promise<void> {
  for (const at of await inAuth(db, (tx) => listVerificationRunsDue(tx, now())))
    await inAuth(db, (tx) => queueOnce(boss, tx, 'verification-runs', at.runId, at));
}

/** Changes with every row that is laid out, put off or answered. */
async function howFar({ db }: Services, { workspaceId, runId }: RunAtWork): Promise<string> {
  const { laidRow, answered, waiting, skipped } = await inWorkspace(db, workspaceId, (tx) => readVerificationRun(tx, runId));
  return `${laidRow} ${answered} ${waiting} ${skipped}`;
}

async function isRunning({ db }: Services, { workspaceId, runId }: RunAtWork): Promise<boolean> {
  const { status } = await inWorkspace(db, workspaceId, (tx) => readVerificationRun(tx, runId));
  return status === 'running';
}
