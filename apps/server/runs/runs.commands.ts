/** Starting and controlling runs of any kind. */
import { isReadOnly } from '@leadlight/credits';
import { isApiKeyInForce, readWorkspace } from '@leadlight/db/accounts';
import { inWorkspace, Refusal, type ActorRef, type WorkspaceTx } from '@leadlight/db/platform';
import {
  cancelRun,
  createRun,
  isAtWork,
  isOver,
  lockRun,
  pauseRun,
  readRun,
  requeueRun,
  reserveAllForRun,
  reserveForRun,
  resumeRun,
  retryFailedRows,
  type NewRun,
  type Run,
} from '@leadlight/db/runs';
import type { Present, WorkspaceContext } from '../command.ts';
import type { WorkspaceCaller } from '../http/caller.ts';
import { authorize, requireWritable } from '../policy.ts';
import type { Services } from '../services.ts';
import type { RunKind } from './run-kind.ts';
import { findRunWorker } from './run-kinds.ts';
import { queueRun, type RunWorker } from './run-worker.ts';
import { mostCostOf } from './slice.ts';

/**
 * Writes the run, reserves its credits and queues it, in the transaction that has written the kind's own data.
 * @param mostCost the most credits that the run can cost, according to its forecast
 * @throws Refusal credits_insufficient, month_ceiling
 */
export async function startRun(
  services: Pick<Services, 'boss'>,
  tx: WorkspaceTx,
  worker: RunWorker,
  { workspaceId, mostCost = 0, ...run }: Omit<NewRun, 'kind'> & { readonly workspaceId: string; readonly mostCost?: number },
  now: Date,
): Promise<Run> {
  const { kind } = worker;
  const made = await createRun(tx, { ...run, kind: kind.name }, now);
  if (kind.credits) await reserveAllForRun(tx, made, kind.credits, mostCost, now);
  await queueRun(services, tx, worker, { workspaceId, runId: run.id }, now);
  return readRun(tx, run.id);
}

export type RunVerb = 'pause' | 'resume' | 'cancel' | 'retry';

interface Steering<T> {
  readonly runId: string;
  /** The requested kinds; a run of another kind is not found. */
  readonly kinds?: readonly string[];
  readonly verb: RunVerb;
  /** Builds the response in the same transaction. */
  readonly answer: (tx: WorkspaceTx, run: Run) => Promise<T>;
}

/**
 * Pauses, resumes or cancels a run, or retries its failed rows.
 * @throws Refusal not_found, already_ended, credits_insufficient, month_ceiling, forbidden, scope_missing, key_not_accepted, workspace_read_only, and those of its
 * kind
 */
export async function steerRun<T>(
  services: Pick<Services, 'boss' | 'db'>,
  caller: WorkspaceCaller,
  { runId, kinds, verb, answer }: Steering<T>,
  now: Date,
): Promise<T> {
  const { workspaceId } = caller;
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const before = await lockRun(tx, runId);
    const worker = findRunWorker(before.kind);
    if (!worker || (kinds && !kinds.includes(before.kind))) throw new Refusal('not_found');
    await requireRunPermission(tx, caller, worker.kind, before, now);
    const run = await moves[verb](tx, before, worker.kind, { now, actor: caller.actor });
    if (run.status === 'queued') await queueRun(services, tx, worker, { workspaceId, runId }, now);
    return answer(tx, await readRun(tx, runId));
  });
}

/** As {@link steerRun}, for a run of any kind. */
export function steerAnyRun<Answer>(
  context: WorkspaceContext<'boss' | 'db'>,
  runId: string,
  verb: RunVerb,
  present: Present<Run, Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  return steerRun(services, caller, { runId, verb, answer: async (tx, run) => present(tx, run, context) }, now);
}

type Move = (tx: WorkspaceTx, run: Run, kind: RunKind, by: { readonly now: Date; readonly actor: ActorRef }) => Promise<Run>;

const moves: Readonly<Record<RunVerb, Move>> = {
  pause: (tx, run, _kind, { now }) => pauseRun(tx, run, now),
  resume: async (tx, run, kind, { now }) => {
    const resumed = await resumeRun(tx, run, now);
    return isAtWork(run) ? resumed : becomeReady(tx, resumed, kind, now);
  },
  cancel: async (tx, run, kind, { now, actor }) => {
    const canceled = await cancelRun(tx, run, now);
    if (run.status !== 'canceled') await kind.onEnd?.(tx, canceled, now, actor);
    return canceled;
  },
  retry: async (tx, run, kind, { now }) => {
    if (run.status === 'canceled') throw new Refusal('already_ended');
    const count = await retryFailedRows(tx, run.id, now);
    if (count > 0) await kind.onRetry?.(tx, run);
    return count > 0 && isOver(run) ? becomeReady(tx, await requeueRun(tx, run, now), kind, now) : run;
  },
};

/** Cancels runs that are no longer needed, in the transaction that removes the reason for them. Waits for a transaction that works on one of them. */
export async function cancelRuns(
  tx: WorkspaceTx,
  ids: readonly string[],
  by: { readonly now: Date; readonly actor: ActorRef },
): Promise<void> {
  for (const id of ids) {
    const run = await lockRun(tx, id);
    const worker = findRunWorker(run.kind);
    if (worker && !isOver(run)) await moves.cancel(tx, run, worker.kind, by);
  }
}

/** @throws Refusal credits_insufficient, month_ceiling if it costs credits and none are available */
async function becomeReady(tx: WorkspaceTx, run: Run, kind: RunKind, now: Date): Promise<Run> {
  await kind.onResume?.(tx, run, now);
  if (!kind.credits || run.ceiling === null) return run;
  const most = await mostCostOf(tx, run, kind.credits, now);
  const { left, lacks } = await reserveForRun(tx, run, kind.credits, most, now);
  if (left === 0 && Math.min(run.ceiling - run.creditsSpent, most) > 0) throw new Refusal(lacks ?? 'credits_insufficient');
  return run;
}

/** @throws Refusal forbidden, scope_missing, key_not_accepted, workspace_read_only */
export async function requireRunPermission(
  tx: WorkspaceTx,
  { actor, member }: WorkspaceCaller,
  kind: RunKind,
  run: Run,
  now: Date,
): Promise<void> {
  const { action, scope } = await kind.permission(tx, run);
  if (member) authorize(member.role, action);
  else if (scope === undefined) throw new Refusal('key_not_accepted');
  else if (!(await isApiKeyInForce(tx, actor.id ?? '', scope))) throw new Refusal('scope_missing');
  requireWritable(isReadOnly(await readWorkspace(tx), now), action);
}
