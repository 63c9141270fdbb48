/** Rows of a slice that failed: parked until all others are done, tried again alone, and set aside with their reason after repeated failures (`mostRowAttempts`). */
import { setTimeout as delay } from 'node:timers/promises';
import { inWorkspace } from '@leadlight/db/platform';
import { beginRowAttempt, forgetFailedRows, mostRowAttempts, noteRowFailure, readPendingRows, type RowFailure } from '@leadlight/db/runs';
import { lockPendingRows, noteRunCounts, readRowToRetry, setAsideRows, type RowToAsk } from '@leadlight/db/verification';
import { faultOf } from '../http/fault.ts';
import { rowReasonOf, RunFault } from '../runs/row-errors.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { mostFailedInARow, retryPauseMs } from '../runs/work-rows.ts';

type Commit = <T>(work: (step: Step) => Promise<T>) => Promise<T>;

export interface Failures {
  /** @param places of rows that failed in slices before, or ended their process */
  readonly start: (places: ReadonlySet<number>) => void;
  /** Rows that are parked, by their place in the run. */
  readonly places: () => readonly number[];
  /** Counts an attempt at each row before it is made. @returns by place, how many attempts there are with this one */
  readonly begin: (rows: readonly RowToAsk[]) => Promise<ReadonlyMap<number, number>>;
  /** Notes that a row failed. @param begun its attempts, if this one was counted before it was made. @throws RunFault rows_failing */
  readonly note: (row: RowToAsk, error: unknown, begun?: number) => Promise<void>;
  readonly setAside: (row: RowToAsk, failure: RowFailure) => Promise<void>;
  /** Rows that were settled. */
  readonly unpark: (places: readonly number[]) => void;
  /** The next of the parked rows; null without any. */
  readonly next: (slice: Slice) => Promise<RowToAsk | null>;
}

export function createFailures(commit: Commit): Failures {
  const parked = new Set<number>();
  let inARow = 0;
  let triedBefore = 0;

  const writeSetAside = async ({ tx, run, now, note }: Step, { askKey }: RowToAsk, failure: RowFailure): Promise<void> => {
    const isWaiting = (await lockPendingRows(tx, run.id, [askKey])).get(askKey)?.isWaiting === true;
    const count = await setAsideRows(tx, run.id, askKey, failure, now);
    if (isWaiting) await noteRunCounts(tx, run.id, { waiting: -count });
    note({ failed: count });
  };
  const beginOne = ({ tx, run, now }: Step, { row, given, personId }: RowToAsk): Promise<number> =>
    beginRowAttempt(tx, run.id, { row, subject: given, ref: personId === null ? {} : { leadId: personId } }, now);

  return {
    start: (places) => {
      for (const place of places) parked.add(place);
    },
    places: () => [...parked],
    begin: async (rows) => {
      const attempts = await commit(async (step) => {
        const counted = new Map<number, number>();
        for (const row of rows) counted.set(row.row, await beginOne(step, row));
        return counted;
      });
      for (const { row } of rows) parked.add(row);
      return attempts;
    },
    note: async (row, error, begun) => {
      inARow += 1;
      if (inARow > mostFailedInARow) throw new RunFault('rows_failing', faultOf(error));
      const failure = { ...rowReasonOf(error), fault: faultOf(error) };
      const isSetAside = await commit(async (step) => {
        const attempts = begun ?? (await beginOne(step, row));
        if (attempts >= mostRowAttempts) {
          await writeSetAside(step, row, failure);
          return true;
        }
        await noteRowFailure(step.tx, step.run.id, { row: row.row, status: 'pending', failure }, step.now);
        step.note({ advanced: true });
        return false;
      });
      if (isSetAside) parked.delete(row.row);
      else parked.add(row.row);
    },
    setAside: async (row, failure) => {
      await commit((step) => writeSetAside(step, row, failure));
      parked.delete(row.row);
    },
    unpark: (places) => {
      inARow = 0;
      for (const place of places) parked.delete(place);
    },
    next: async ({ db, workspaceId, runId, signal }) => {
      for (;;) {
        const [first] = await inWorkspace(db, workspaceId, (tx) => readPendingRows(tx, runId, 1));
        if (!first) {
          parked.clear();
          return null;
        }
        parked.add(first.row);
        // What was in its way may be gone after a moment.
        if (first.attempts > triedBefore) await delay(retryPauseMs, undefined, { signal });
        triedBefore = first.attempts;
        const row = await inWorkspace(db, workspaceId, (tx) => readRowToRetry(tx, runId, first.row));
        if (row) return row;
        await commit(async ({ tx, run, note }) => {
          await forgetFailedRows(tx, run.id, [first.row]);
          note({ advanced: true });
        });
        parked.delete(first.row);
      }
    },
  };
}
