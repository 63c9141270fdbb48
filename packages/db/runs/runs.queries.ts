/**
 * Runs of every kind: durable work over many rows. This file has their status and progress. Credits are in run-credits.queries.ts, leases in
 * run-leases.queries.ts, failed rows in run-failed-rows.queries.ts.
 */
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { releaseRunCredits } from './run-credits.queries.ts';

export type RunStatus = 'queued' | 'running' | 'paused' | 'finished' | 'canceled' | 'failed';

export type PauseReason = 'member' | 'ceiling' | 'month_ceiling' | 'credits' | 'read_only' | 'permission';

/** Why a run failed. `code` is for programs; the presenter adds a sentence. */
export interface RunFailure {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Run {
  readonly id: string;
  readonly kind: string;
  readonly status: RunStatus;
  readonly pauseReason: PauseReason | null;
  readonly failure: RunFailure | null;
  /** Whether the run is being undone. */
  readonly isUndo: boolean;
  /** Number of rows; null while unknown. */
  readonly total: number | null;
  readonly done: number;
  /** Number of rows that were set aside. */
  readonly failed: number;
  /** The most credits that it may spend; null if it costs nothing. */
  readonly ceiling: number | null;
  /** Credits that are reserved for the run and not spent. */
  readonly creditsHeld: number;
  readonly creditsSpent: number;
  readonly reservationId: string | null;
  readonly reservations: number;
  /** Where the run continues, in its kind's format; null at the start. */
  readonly checkpoint: unknown;
  /** Rows after the checkpoint that are already done. */
  readonly rowsPastCheckpoint: number;
  readonly attempt: number;
  readonly stalledAttempts: number;
  readonly dueAt: Date;
  /** Duration and rows of the current slice. */
  readonly workMs: number;
  readonly workRows: number;
  readonly startedBy: ActorRef;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Columns for a query with the run as `r`; `toRun` converts its rows. */
export const runColumns = `r.id, r.kind, r.status, r.pause_reason as "pauseReason", r.failure, r.is_undo as "isUndo", r.total::float8 as total,
  r.done::float8 as done, r.failed::float8 as failed, r.ceiling, r.credits_spent as "creditsSpent",
  coalesce((select c.ceiling - c.spent from credit_reservations c where c.id = r.reservation_id and c.released_at is null), 0) as "creditsHeld",
  r.reservation_id as "reservationId", r.reservations, r.checkpoint, r.rows_past_checkpoint as "rowsPastCheckpoint", r.attempt,
  r.stalled_attempts as "stalledAttempts", r.due_at as "dueAt", r.work_ms::float8 as "workMs", r.work_rows::float8 as "workRows",
  jsonb_build_object('kind', r.actor_kind, 'id', r.actor_id) as "startedBy", r.created_at as "createdAt", r.started_at as "startedAt",
  r.ended_at as "endedAt"`;

/** A UUID of version 7, because runs are listed in the order of their ids. */
export const newRunId = (): string => uuidv7();

export type NewRun = Pick<Run, 'id' | 'kind' | 'total' | 'ceiling' | 'startedBy'>;

/** Writes a queued run. Its credits are reserved with {@link reserveForRun}. */
export async function createRun(tx: WorkspaceTx, run: NewRun, now: Date): Promise<Run> {
  await tx.query(
    `insert into runs (workspace_id, id, kind, status, total, ceiling, due_at, actor_kind, actor_id, created_at)
     values (current_workspace(), $1, $2, 'queued', $3, $4, $7, $5, $6, $7)`,
    [run.id, run.kind, run.total, run.ceiling, run.startedBy.kind, run.startedBy.id, now],
  );
  return readRun(tx, run.id);
}

/** @throws Refusal not_found */
export async function readRun(tx: WorkspaceTx, id: string): Promise<Run> {
  const { rows } = await tx.query<Run>(`select ${runColumns} from runs r where r.workspace_id = current_workspace() and r.id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** @returns the existing runs of these ids, by id */
export async function findRuns(tx: WorkspaceTx, ids: readonly string[]): Promise<Map<string, Run>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<Run>(
    `select ${runColumns} from runs r where r.workspace_id = current_workspace() and r.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((run) => [run.id, run]));
}

/** Like {@link readRun}, but locks the run until the transaction ends. */
export async function lockRun(tx: WorkspaceTx, id: string): Promise<Run> {
  await tx.query('select from runs where workspace_id = current_workspace() and id = $1 for update', [id]);
  return readRun(tx, id);
}

export interface RunFilter {
  readonly kind?: string | undefined;
  readonly status?: RunStatus | undefined;
}

/** Newest first; at most `limit` with an id below `before`. */
export async function listRuns(
  tx: WorkspaceTx,
  { kind, status, before, limit }: RunFilter & { readonly before?: string | undefined; readonly limit: number },
): Promise<Run[]> {
  const { rows } = await tx.query<Run>(
    `select ${runColumns} from runs r
     where r.workspace_id = current_workspace() and ($1::text is null or r.kind = $1) and ($2::text is null or r.status = $2)
       and ($3::uuid is null or r.id < $3) order by r.id desc limit $4`,
    [kind, status, before, limit],
  );
  return rows;
}

export const isAtWork = ({ status }: Pick<Run, 'status'>): boolean => status === 'queued' || status === 'running';

export const isOver = ({ status }: Pick<Run, 'status'>): boolean => status === 'finished' || status === 'canceled';

interface Because {
  readonly pauseReason?: PauseReason;
  readonly failure?: RunFailure;
}

/** Changes the status of a locked run. Releases credits and lease if the run is no longer working. */
export async function moveRun(
  tx: WorkspaceTx,
  run: Run,
  status: RunStatus,
  now: Date,
  { pauseReason, failure }: Because = {},
): Promise<Run> {
  if (!isAtWork({ status })) await releaseRunCredits(tx, run, now);
  await tx.query(
    `update runs set status = $2, pause_reason = $3, failure = $4, ended_at = $5, leased_by = null, leased_until = null, work_ms = 0, work_rows = 0,
       stalled_attempts = case when $5::timestamptz is null then stalled_attempts else 0 end
     where workspace_id = current_workspace() and id = $1`,
    [run.id, status, pauseReason ?? null, failure ? JSON.stringify(failure) : null, isOver({ status }) ? now : null],
  );
  return readRun(tx, run.id);
}

/** Pauses a run for a member. A run that is already paused or failed keeps its reason. @throws Refusal already_ended */
export async function pauseRun(tx: WorkspaceTx, run: Run, now: Date): Promise<Run> {
  if (isOver(run)) throw new Refusal('already_ended');
  return isAtWork(run) ? moveRun(tx, run, 'paused', now, { pauseReason: 'member' }) : run;
}

/** Queues a paused or failed run. The caller reserves the credits. @throws Refusal already_ended */
export async function resumeRun(tx: WorkspaceTx, run: Run, now: Date): Promise<Run> {
  if (isOver(run)) throw new Refusal('already_ended');
  return isAtWork(run) ? run : requeueRun(tx, run, now);
}

/** @throws Refusal already_ended if it is finished */
export async function cancelRun(tx: WorkspaceTx, run: Run, now: Date): Promise<Run> {
  if (run.status === 'finished') throw new Refusal('already_ended');
  return run.status === 'canceled' ? run : moveRun(tx, run, 'canceled', now);
}

/** Queues a run again, from its checkpoint. */
export async function requeueRun(tx: WorkspaceTx, run: Run, now: Date): Promise<Run> {
  await tx.query('update runs set stalled_attempts = 0, due_at = $2 where workspace_id = current_workspace() and id = $1', [run.id, now]);
  return moveRun(tx, run, 'queued', now);
}

/** Queues the undo of a run. Rows and progress are now those of the undo. @param total rows to undo */
export async function beginRunUndo(tx: WorkspaceTx, run: Run, total: number | null, now: Date): Promise<Run> {
  await tx.query('delete from run_failed_rows where workspace_id = current_workspace() and run_id = $1', [run.id]);
  await tx.query(
    `update runs set is_undo = true, total = $2, done = 0, failed = 0, checkpoint = null, rows_past_checkpoint = 0
     where workspace_id = current_workspace() and id = $1`,
    [run.id, total],
  );
  return requeueRun(tx, run, now);
}

/** What a transaction changed in its run. */
export interface RunProgress {
  /** Number of rows done. */
  readonly done?: number;
  /** Number of rows set aside; negative for rows that are retried. */
  readonly failed?: number;
  readonly creditsSpent?: number;
  readonly total?: number | null;
  /** Where the run continues, and how many rows after that are done. */
  readonly checkpoint?: { readonly at: unknown; readonly past: number };
  /** Duration and rows of the current slice so far. */
  readonly work?: { readonly ms: number; readonly rows: number };
  readonly stalledAttempts?: number;
  /** Extends the lease to this duration from now. */
  readonly leaseMs?: number;
}

/** The transaction must have locked the run. */
export async function noteRunProgress(tx: WorkspaceTx, id: string, progress: RunProgress): Promise<void> {
  const { done = 0, failed = 0, creditsSpent = 0, total, checkpoint, work, stalledAttempts, leaseMs } = progress;
  await tx.query(
    `update runs set done = done + $2, failed = failed + $3, credits_spent = credits_spent + $4,
       total = case when $5 then $6::bigint else total end,
       checkpoint = case when $7 then $8::jsonb else checkpoint end, rows_past_checkpoint = case when $7 then $9 else rows_past_checkpoint end,
       work_ms = coalesce($10, work_ms), work_rows = coalesce($11, work_rows), stalled_attempts = coalesce($12, stalled_attempts),
       leased_until = case when $13::float8 is null or leased_by is null then leased_until else clock_timestamp() + $13 * interval '1 ms' end
     where workspace_id = current_workspace() and id = $1`,
    [
      id,
      done,
      failed,
      creditsSpent,
      total !== undefined,
      total ?? null,
      checkpoint !== undefined,
      checkpoint === undefined ? null : JSON.stringify(checkpoint.at ?? null),
      checkpoint?.past ?? 0,
      work ? Math.round(work.ms) : null,
      work?.rows ?? null,
      stalledAttempts ?? null,
      leaseMs ?? null,
    ],
  );
}

/** Finishes a run that was done in the transaction that started it or its undo. @param done its rows */
export async function finishRunAtOnce(tx: WorkspaceTx, run: Run, done: number, now: Date): Promise<Run> {
  await tx.query(
    `update runs set status = 'finished', done = $2, started_at = coalesce(started_at, $3), ended_at = $3
     where workspace_id = current_workspace() and id = $1`,
    [run.id, done, now],
  );
  return readRun(tx, run.id);
}
