/** Failed rows of a run: attempted up to `mostRowAttempts` times, then set aside with a reason until a user retries them. */
import type { WorkspaceTx } from '../platform/index.ts';

export interface FailedRow {
  /** Place in the run, from 1. */
  readonly row: number;
  /** How the row is shown to users. */
  readonly subject: string;
  /** What its kind needs to read the row again. */
  readonly ref: unknown;
  readonly status: 'pending' | 'failed';
  readonly attempts: number;
  readonly code: string | null;
  readonly reason: string | null;
  readonly updatedAt: Date;
}

/** A row is set aside after this many failed attempts. */
export const mostRowAttempts = 3;

const columns = `row::float8 as row, subject, ref, status, attempts, code, reason, updated_at as "updatedAt"`;

/** Counts an attempt before it is made. @returns the number of attempts, including this one */
export async function beginRowAttempt(
  tx: WorkspaceTx,
  runId: string,
  { row, subject, ref }: Pick<FailedRow, 'row' | 'subject' | 'ref'>,
  now: Date,
): Promise<number> {
  const { rows } = await tx.query<{ attempts: number }>(
    `insert into run_failed_rows as f (workspace_id, run_id, row, subject, ref, status, attempts, created_at, updated_at)
     values (current_workspace(), $1, $2, $3, $4, 'pending', 1, $5, $5)
     on conflict (workspace_id, run_id, row) do update set attempts = f.attempts + 1, updated_at = $5 returning attempts`,
    [runId, row, subject, JSON.stringify(ref), now],
  );
  return rows[0]?.attempts ?? 1;
}

export interface RowFailure {
  readonly code: string;
  /** A sentence for users. */
  readonly reason: string;
  readonly fault: object | null;
}

/** Records why an attempt failed. @param failure null to keep the reason of an earlier attempt. @returns whether the row exists */
export async function noteRowFailure(
  tx: WorkspaceTx,
  runId: string,
  { row, status, failure }: Pick<FailedRow, 'row' | 'status'> & { readonly failure: RowFailure | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update run_failed_rows set status = $3, code = coalesce($4, code), reason = coalesce($5, reason), fault = coalesce($6, fault), updated_at = $7
     where workspace_id = current_workspace() and run_id = $1 and row = $2`,
    [runId, row, status, failure?.code ?? null, failure?.reason ?? null, failure?.fault ? JSON.stringify(failure.fault) : null, now],
  );
}

/** Uncounts an attempt that was not made. */
export async function takeBackRowAttempt(tx: WorkspaceTx, runId: string, row: number): Promise<void> {
  await tx.query(
    'update run_failed_rows set attempts = attempts - 1 where workspace_id = current_workspace() and run_id = $1 and row = $2',
    [runId, row],
  );
  await tx.query(
    'delete from run_failed_rows where workspace_id = current_workspace() and run_id = $1 and row = $2 and attempts = 0 and code is null',
    [runId, row],
  );
}

/** Removes rows that are done, or of which nothing is left to do. */
export async function forgetFailedRows(tx: WorkspaceTx, runId: string, rows: readonly number[]): Promise<void> {
  await tx.query('delete from run_failed_rows where workspace_id = current_workspace() and run_id = $1 and row = any($2::bigint[])', [
    runId,
    rows,
  ]);
}

/** Rows to retry, those with the fewest attempts first. */
export async function readPendingRows(tx: WorkspaceTx, runId: string, limit: number): Promise<FailedRow[]> {
  const { rows } = await tx.query<FailedRow>(
    `select ${columns} from run_failed_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'
     order by attempts, row limit $2`,
    [runId, limit],
  );
  return rows;
}

/** Rows that failed before, or whose attempt was counted and not concluded: without those that were put back and not tried again yet. */
export async function readPendingPlaces(tx: WorkspaceTx, runId: string): Promise<Set<number>> {
  const { rows } = await tx.query<{ row: number }>(
    `select row::float8 as row from run_failed_rows
     where workspace_id = current_workspace() and run_id = $1 and status = 'pending' and attempts > 0`,
    [runId],
  );
  return new Set(rows.map(({ row }) => row));
}

/** Number of rows to retry. */
export async function countPendingRows(tx: WorkspaceTx, runId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from run_failed_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'`,
    [runId],
  );
  return rows[0]?.count ?? 0;
}

/** Rows that were set aside, in order, starting after a row. */
export async function listFailedRows(
  tx: WorkspaceTx,
  runId: string,
  { after = 0, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<FailedRow[]> {
  const { rows } = await tx.query<FailedRow>(
    `select ${columns} from run_failed_rows where workspace_id = current_workspace() and run_id = $1 and status = 'failed' and row > $2
     order by row limit $3`,
    [runId, after, limit],
  );
  return rows;
}

/** Makes rows that were set aside pending again. The transaction must have locked the run. @returns how many */
export async function retryFailedRows(tx: WorkspaceTx, runId: string, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `update run_failed_rows set status = 'pending', attempts = 0, updated_at = $2
     where workspace_id = current_workspace() and run_id = $1 and status = 'failed'`,
    [runId, now],
  );
  const count = rowCount ?? 0;
  await tx.query('update runs set failed = failed - $2 where workspace_id = current_workspace() and id = $1', [runId, count]);
  return count;
}
