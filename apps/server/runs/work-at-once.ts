/** Work on a run that is small enough to be done while the user waits: in the transaction of the request, without a worker. */
import type { WorkspaceTx } from '@leadlight/db/platform';
import { finishRunAtOnce, type Run } from '@leadlight/db/runs';
import { isAboutRows } from './row-errors.ts';
import type { RunKind } from './run-kind.ts';
import type { RowContext, RowsWorked } from './run-work.ts';

interface RowsAtOnce<Row> {
  readonly rows: readonly Row[];
  /** As in {@link RowWork}. */
  readonly work: (rows: readonly Row[], context: RowContext) => Promise<RowsWorked>;
}

/**
 * Does all rows of a queued run that costs nothing, and finishes it. If a row fails, none of them is changed and the run stays queued, for a worker
 * that finds the row and sets it aside.
 * @returns the run, `finished` or `queued`
 */
export async function workAtOnce<Row>(tx: WorkspaceTx, kind: RunKind, run: Run, { rows, work }: RowsAtOnce<Row>, now: Date): Promise<Run> {
  await tx.query('savepoint rows');
  try {
    await work(rows, { tx, run, actor: run.startedBy, reservation: { id: null, left: 0 }, now });
  } catch (error) {
    if (!isAboutRows(error)) throw error;
    await tx.query('rollback to savepoint rows');
    return run;
  }
  const finished = await finishRunAtOnce(tx, run, rows.length, now);
  await kind.onEnd?.(tx, finished, now, finished.startedBy);
  return finished;
}
