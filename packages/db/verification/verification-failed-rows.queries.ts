/** Rows of a verification run or find run that fail each time. Their attempts and reasons are the run's failed rows (../runs). */
import type { WorkspaceTx } from '../platform/index.ts';
import { mostRowAttempts, type RowFailure } from '../runs/index.ts';
import { askColumns, type RowToAsk } from './verification-run-rows.queries.ts';

/**
 * Sets aside the rows with this key, doubles too, as failed rows of the run.
 * @returns how many
 */
export async function setAsideRows(tx: WorkspaceTx, runId: string, askKey: string, failure: RowFailure, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `with aside as (
       update verification_run_rows set status = 'failed', next_at = null
       where workspace_id = current_workspace() and run_id = $1 and ask_key = $2 and status = 'pending'
       returning row, given, person_id)
     insert into run_failed_rows (workspace_id, run_id, row, subject, ref, status, attempts, code, reason, fault, created_at, updated_at)
     select current_workspace(), $1, row, given, jsonb_strip_nulls(jsonb_build_object('leadId', person_id)), 'failed', $3, $4, $5, $6::jsonb, $7, $7
     from aside
     on conflict (workspace_id, run_id, row) do update set status = 'failed', attempts = excluded.attempts, code = excluded.code, reason = excluded.reason,
       fault = excluded.fault, updated_at = excluded.updated_at`,
    [runId, askKey, mostRowAttempts, failure.code, failure.reason, failure.fault ? JSON.stringify(failure.fault) : null, now],
  );
  return rowCount ?? 0;
}

/** Makes the rows that were set aside pending, when they are tried again. A double is answered with its first row and has no attempts of its own. */
export async function putBackRows(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `update verification_run_rows set status = 'pending' where workspace_id = current_workspace() and run_id = $1 and status = 'failed'`,
    [runId],
  );
  await tx.query(
    `delete from run_failed_rows f using verification_run_rows v
     where f.workspace_id = current_workspace() and f.run_id = $1 and f.status = 'pending'
       and v.workspace_id = f.workspace_id and v.run_id = f.run_id and v.row = f.row and v.is_double`,
    [runId],
  );
}

/** Reads a row to try it again; null if it was removed or already has its answer. */
export async function readRowToRetry(tx: WorkspaceTx, runId: string, row: number): Promise<RowToAsk | null> {
  const { rows } = await tx.query<RowToAsk>(
    `select ${askColumns} from verification_run_rows
     where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending' and ask_key is not null`,
    [runId, row],
  );
  return rows[0] ?? null;
}
