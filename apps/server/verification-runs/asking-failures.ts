/** Rows of a slice that failed: parked until all others are through, tried again alone, set aside with their reason after the third failure. */
import { setTimeout as delay } from 'node:timers/promises';
import { inWorkspace } from '@leadlight/db/platform';
import {
  beginRowAttempt,
  forgetFailedRow,
  mostRowAttempts,
  noteRowFailure,
  readPendingRows,
  type RowFailure,
} from '@leadlight/db/runs';
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
  readonly has: (place: number) => boolean;
  /** Counts an attempt before it is made. @returns how many there are with this one */
  readonly begin: (row: RowToAsk) => Promise<number>;
  /** Notes that a row failed. @param begun attempts, where this one was counted before. @throws RunFault rows_failing */
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
  const begin = ({ tx, run, now }: Step, { row, given }: RowToAsk): Promise<number> =>
    beginRowAttempt(tx, run.id, { row, subject: given, ref: {} }, now);

  return {
    start: (places) => {
      for (const place of places) parked.add(place);
    },
    places: () => [...parked],
    has: (place) => parked.has(place),
    begin: async (row) => {
      const attempts = await commit((step) => begin(step, row));
      parked.add(row.row);
      return attempts;
    },
    note: async (row, error, begun) => {
      inARow += 1;
      if (inARow > mostFailedInARow) throw new RunFault('rows_failing', faultOf(error));
      const failure = { ...rowReasonOf(error), fault: faultOf(error) };
      const isSetAside = await commit(async (step) => {
        const attempts = begun ?? (await begin(step, row));
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
          await forgetFailedRow(tx, run.id, first.row);
          note({ advanced: true });
        });
        parked.delete(first.row);
      }
    },
  };
}
