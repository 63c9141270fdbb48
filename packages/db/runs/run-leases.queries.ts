/**
 * Leases of runs, which expire by the database's clock. Every transaction of the work locks the run and checks the lease, so a worker that lost it
 * changes nothing.
 */
import { takenSql, type AuthTx, type WorkspaceTx } from '../platform/index.ts';
import { isAtWork, moveRun, readRun, runColumns } from './runs.queries.ts';
import type { Run } from './run.ts';

/** The lease expired: another worker has the run, or may have it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The run was paused or ended, by a user or automatically. */
export class RunHalted extends Error {
  override readonly name = 'RunHalted';
  readonly run: Run;

  constructor(run: Run) {
    super(run.status);
    this.run = run;
  }
}

/** More slices in a row without progress are not a coincidence, and would repeat forever. */
export const mostStalledAttempts = 6;

/**
 * Leases the run to a worker, unless another has it. The slice counts as stalled until it makes progress, so that a slice whose process is killed is
 * counted. Does not wait: a locked run has a worker, and is found again when it is due.
 * @param token of the worker
 * @returns the run, which is `running`, or `failed` if too many slices stalled; null if there is nothing to do or another worker has it
 */
export async function leaseRun(
  tx: WorkspaceTx,
  id: string,
  { token, leaseMs }: { token: string; leaseMs: number },
  now: Date,
): Promise<Run | null> {
  const { rows } = await tx.query<{ isFree: boolean; stalledAttempts: number }>(
    `select status in ('queued', 'running') and (leased_by is null or not ${takenSql('leased_until')}) as "isFree", stalled_attempts as "stalledAttempts"
     from runs where workspace_id = current_workspace() and id = $1 for update skip locked`,
    [id],
  );
  if (!rows[0]?.isFree) return null;
  if (rows[0].stalledAttempts >= mostStalledAttempts)
    return moveRun(tx, await readRun(tx, id), 'failed', now, { failure: { code: 'stalled', details: {} } });
  await tx.query(
    `update runs set status = 'running', leased_by = $2, leased_until = clock_timestamp() + $3 * interval '1 ms', attempt = attempt + 1,
       stalled_attempts = stalled_attempts + 1, started_at = coalesce(started_at, $4), work_ms = 0, work_rows = 0
     where workspace_id = current_workspace() and id = $1`,
    [id, token, leaseMs, now],
  );
  return readRun(tx, id);
}

/**
 * Locks the run for a transaction of the worker that has the lease.
 * @throws RunHalted if the run is paused or ended, LeaseLost also if it is gone
 */
export async function lockLeasedRun(tx: WorkspaceTx, id: string, token: string): Promise<Run> {
  await tx.query('select from runs where workspace_id = current_workspace() and id = $1 for update', [id]);
  const { rows } = await tx.query<Run & { isMine: boolean | null }>(
    `select ${runColumns}, leased_by = $2 and leased_until > clock_timestamp() as "isMine" from runs r where r.workspace_id = current_workspace() and r.id = $1`,
    [id, token],
  );
  // The workspace was deleted, and the run with it.
  if (!rows[0]) throw new LeaseLost();
  const { isMine, ...run } = rows[0];
  if (!isAtWork(run)) throw new RunHalted(run);
  if (!isMine) throw new LeaseLost();
  return run;
}

/**
 * Confirms that the worker has the lease, in a transaction that doesn't change the run. No other worker can lease the run until the transaction ends.
 * Several such transactions of one worker don't wait for each other.
 * @throws LeaseLost
 */
export async function confirmLease(tx: WorkspaceTx, id: string, token: string): Promise<void> {
  const { rows } = await tx.query<{ isMine: boolean | null }>(
    `select leased_by = $2 and leased_until > clock_timestamp() as "isMine" from runs where workspace_id = current_workspace() and id = $1 for share`,
    [id, token],
  );
  if (rows[0]?.isMine !== true) throw new LeaseLost();
}

/** Renews the lease between transactions. Skips a locked run, because its transaction extends the lease. @returns false if the lease is lost */
export async function renewLease(tx: WorkspaceTx, id: string, { token, leaseMs }: { token: string; leaseMs: number }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update runs set leased_until = clock_timestamp() + $3 * interval '1 ms' where workspace_id = current_workspace() and id in (
       select id from runs where workspace_id = current_workspace() and id = $1 and leased_by = $2 and leased_until > clock_timestamp()
       for update skip locked)`,
    [id, token, leaseMs],
  );
  if (rowCount === 1) return true;
  const { rows } = await tx.query<{ isMine: boolean }>(
    'select leased_by is not distinct from $2 as "isMine" from runs where workspace_id = current_workspace() and id = $1',
    [id, token],
  );
  return rows[0]?.isMine === true;
}

/** How a slice ended. */
export interface SliceEnding {
  /** Whether it ended normally and does not count as stalled. */
  readonly isInOrder: boolean;
  /** When the run is due next. */
  readonly dueAt?: Date;
}

/** Returns the run; does nothing if the worker had lost the lease. @returns the run if it was returned */
export async function returnRun(tx: WorkspaceTx, id: string, token: string, { isInOrder, dueAt }: SliceEnding): Promise<Run | null> {
  const { rowCount } = await tx.query(
    `update runs set leased_by = null, leased_until = null, work_ms = 0, work_rows = 0, due_at = coalesce($3, due_at),
       stalled_attempts = case when $4 then greatest(stalled_attempts - 1, 0) else stalled_attempts end
     where workspace_id = current_workspace() and id = $1 and leased_by = $2`,
    [id, token, dueAt ?? null, isInOrder],
  );
  return rowCount === 1 ? readRun(tx, id) : null;
}

/** Counts a slice that ended before its worker had the run. Part of a transaction that has the run locked. @returns stalled attempts with this one */
export async function countUnleasedAttempt(tx: WorkspaceTx, id: string): Promise<number> {
  const { rows } = await tx.query<{ stalledAttempts: number }>(
    `update runs set stalled_attempts = stalled_attempts + 1 where workspace_id = current_workspace() and id = $1
     returning stalled_attempts as "stalledAttempts"`,
    [id],
  );
  return rows[0]?.stalledAttempts ?? 0;
}

export interface RunAtWork {
  readonly workspaceId: string;
  readonly runId: string;
}

export interface RunDue extends RunAtWork {
  readonly kind: string;
  /** Null if no worker has it. */
  readonly leasedForMs: number | null;
  /** Whether it was never worked on. */
  readonly isNew: boolean;
}

/** Due runs of all workspaces, longest due first. @param now null for all that have neither ended nor paused, including those that are due later */
export async function listRunsDue(tx: AuthTx, now: Date | null): Promise<RunDue[]> {
  const { rows } = await tx.query<RunDue>(
    `select workspace_id as "workspaceId", id as "runId", kind, attempt = 0 as "isNew",
       case when ${takenSql('leased_until')} then (extract(epoch from leased_until - clock_timestamp()) * 1000)::float8 end as "leasedForMs"
     from app.runs where status in ('queued', 'running') and ($1::timestamptz is null or due_at <= $1) order by due_at, id`,
    [now],
  );
  return rows;
}

/**
 * Whether another workspace, of which no run of this kind has a worker, has one that is due and was never worked on. It may have ten rows, and would
 * otherwise wait for those of others, which may have a million.
 */
export async function isNewRunDue(tx: AuthTx, { workspaceId, kind }: { workspaceId: string; kind: string }, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from app.runs r where status in ('queued', 'running') and due_at <= $3 and kind = $2 and workspace_id <> $1 and attempt = 0
       and not exists (select from app.runs o where o.workspace_id = r.workspace_id and o.kind = r.kind and o.status = 'running'
         and ${takenSql('o.leased_until')}) limit 1`,
    [workspaceId, kind, now],
  );
  return rowCount === 1;
}

/** How many other runs of this kind the workspace has at work, or has started since. */
export async function countOtherRuns(
  tx: WorkspaceTx,
  { runId, kind, since }: { runId: string; kind: string; since: Date },
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from runs where workspace_id = current_workspace() and kind = $1 and id <> $2
       and (status in ('queued', 'running') or created_at > $3)`,
    [kind, runId, since],
  );
  return rows[0]?.count ?? 0;
}

/** Whether another run of this kind is due and has no worker. */
export async function isAnotherRunDue(tx: AuthTx, { runId, kind }: { runId: string; kind: string }, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from app.runs where status in ('queued', 'running') and due_at <= $3 and kind = $2 and id <> $1
       and (leased_until is null or not ${takenSql('leased_until')}) limit 1`,
    [runId, kind, now],
  );
  return rowCount === 1;
}
