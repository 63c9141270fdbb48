/**
 * Attempts at the rows of a run that works on many at a time: when a failed row is tried again, and when it is set aside with its reason. Runs that work
 * on their rows in a fixed order have the same rules in work-rows.ts.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { beginRowAttempt, forgetFailedRows, mostRowAttempts, noteRowFailure, readPendingRows, type RowFailure } from '@leadlight/db/runs';
import { faultOf } from '../http/fault.ts';
import { endedItsWorker, rowReasonOf, RunFault } from './row-errors.ts';
import type { Slice, Step } from './slice.ts';
import { mostFailedInARow, retryPauseMs } from './work-rows.ts';

/** How a kind of run names its rows, and notes in its own table that one was set aside. */
export interface AttemptedRows<Row extends { readonly row: number }> {
  readonly describe: (row: Row) => { readonly subject: string; readonly ref: Readonly<Record<string, unknown>> };
  readonly setAside: (tx: WorkspaceTx, runId: string, place: number) => Promise<void>;
}

/**
 * Counts an attempt before it is made, so that a row that ends its process is counted too.
 * @returns the number of attempts; null if there were too many, so that the row is set aside
 */
export async function countAttempt<Row extends { readonly row: number }>(
  step: Step,
  rows: AttemptedRows<Row>,
  row: Row,
): Promise<number | null> {
  const attempts = await beginRowAttempt(step.tx, step.run.id, { row: row.row, ...rows.describe(row) }, step.now);
  if (attempts <= mostRowAttempts) return attempts;
  await setAside(step, rows, row, { ...endedItsWorker, fault: null });
  return null;
}

/**
 * Notes that an attempt failed.
 * @param begun the number of attempts, if this one was counted before it was made
 * @returns whether the row is set aside; otherwise it is tried again later
 */
export async function noteFailedAttempt<Row extends { readonly row: number }>(
  step: Step,
  rows: AttemptedRows<Row>,
  { row, attempts: begun }: { readonly row: Row; readonly attempts: number | null },
  error: unknown,
): Promise<boolean> {
  const failure = { ...rowReasonOf(error), fault: faultOf(error) };
  const { tx, run, now, note } = step;
  const attempts = begun ?? (await beginRowAttempt(tx, run.id, { row: row.row, ...rows.describe(row) }, now));
  if (attempts >= mostRowAttempts) {
    await setAside(step, rows, row, failure);
    return true;
  }
  await noteRowFailure(tx, run.id, { row: row.row, status: 'pending', failure }, now);
  note({ advanced: true });
  return false;
}

async function setAside<Row extends { readonly row: number }>(
  { tx, run, now, note }: Step,
  rows: AttemptedRows<Row>,
  { row }: Row,
  failure: RowFailure,
): Promise<void> {
  await noteRowFailure(tx, run.id, { row, status: 'failed', failure }, now);
  await rows.setAside(tx, run.id, row);
  note({ failed: 1 });
}

/** @throws RunFault rows_failing if so many rows have failed in a row that the rows can't be the cause */
export function failIfRowsKeepFailing(failedInARow: number, error: unknown): void {
  if (failedInARow > mostFailedInARow) throw new RunFault('rows_failing', faultOf(error));
}

/** Waits, because the cause of a failure may be temporary. @returns the place of a failed row to try again; null if there is none */
export async function placeToTryAgain({ db, workspaceId, runId, signal }: Slice): Promise<number | null> {
  const [first] = await inWorkspace(db, workspaceId, (tx) => readPendingRows(tx, runId, 1));
  if (!first) return null;
  await delay(retryPauseMs, undefined, { signal });
  return first.row;
}

/** For a failed row that no longer exists. */
export async function forgetFailedRow({ tx, run, note }: Step, place: number): Promise<void> {
  await forgetFailedRows(tx, run.id, [place]);
  note({ advanced: true });
}
