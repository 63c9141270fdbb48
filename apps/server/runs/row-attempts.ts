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
async function countAttempt<Row extends { readonly row: number }>(step: Step, rows: AttemptedRows<Row>, row: Row): Promise<number | null> {
  const attempts = await beginRowAttempt(step.tx, step.run.id, { row: row.row, ...rows.describe(row) }, step.now);
  if (attempts <= mostRowAttempts) return attempts;
  await setAside(step, rows, row, { ...endedItsWorker, fault: null });
  return null;
}

/** A row that is under way. */
export interface Attempt<Row> {
  readonly row: Row;
  /** How many attempts there are, if this one was counted before it was made. */
  readonly attempts: number | null;
}

/** The rows of a slice that failed. They are parked until all others are done, and then tried again alone. */
export class FailedRows<Row extends { readonly row: number }> {
  readonly #slice: Slice;
  readonly #commit: Slice['commit'];
  readonly #rows: AttemptedRows<Row>;
  readonly #parked = new Set<number>();
  #inARow = 0;

  /** @param commit as {@link Slice.commit} */
  constructor(slice: Slice, commit: Slice['commit'], rows: AttemptedRows<Row>) {
    this.#slice = slice;
    this.#commit = commit;
    this.#rows = rows;
  }

  /** Their places in the run. */
  places(): readonly number[] {
    return [...this.#parked];
  }

  /** Rows that failed in slices before, or ended their process. */
  park(places: Iterable<number>): void {
    for (const place of places) this.#parked.add(place);
  }

  /** Part of the transaction in which the attempt is made. @returns null if there were too many before, so that the row is set aside */
  async count(step: Step, row: Row): Promise<Attempt<Row> | null> {
    const attempts = await countAttempt(step, this.#rows, row);
    if (attempts !== null) return { row, attempts };
    this.#parked.delete(row.row);
    return null;
  }

  /**
   * Notes that an attempt failed: the row is tried again later, or set aside.
   * @param alongside part of the same transaction
   * @throws RunFault rows_failing if so many rows have failed in a row that the rows can't be the cause
   */
  async note(attempt: Attempt<Row>, error: unknown, alongside?: (step: Step) => Promise<void>): Promise<void> {
    this.#inARow += 1;
    if (this.#inARow > mostFailedInARow) throw new RunFault('rows_failing', faultOf(error));
    const isSetAside = await this.#commit(async (step) => {
      await alongside?.(step);
      return noteFailedAttempt(step, this.#rows, attempt, error);
    });
    if (isSetAside) this.#parked.delete(attempt.row.row);
    else this.#parked.add(attempt.row.row);
  }

  /** A row has been settled, so that the cause of a failure before it was the row. */
  noteSuccess(): void {
    this.#inARow = 0;
  }

  /**
   * The next row to try again, after a pause, because the cause of a failure may be temporary.
   * @returns undefined if there is none; null if it no longer exists, and there may be more
   */
  async next(find: (tx: WorkspaceTx, runId: string, place: number) => Promise<Row | null>): Promise<Row | null | undefined> {
    const { db, workspaceId, runId, signal } = this.#slice;
    const [first] = await inWorkspace(db, workspaceId, (tx) => readPendingRows(tx, runId, 1));
    if (!first) return undefined;
    await delay(retryPauseMs, undefined, { signal });
    const row = await inWorkspace(db, workspaceId, (tx) => find(tx, runId, first.row));
    if (!row)
      await this.#commit(async ({ tx, note }) => {
        await forgetFailedRows(tx, runId, [first.row]);
        note({ advanced: true });
      });
    return row;
  }
}

/** @returns whether the row is set aside; otherwise it is tried again later */
async function noteFailedAttempt<Row extends { readonly row: number }>(
  step: Step,
  rows: AttemptedRows<Row>,
  { row, attempts: begun }: Attempt<Row>,
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
