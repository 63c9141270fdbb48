/** Defines how the rows of a run are read and worked on. The kernel does the rest (work-rows.ts, slice.ts). */
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { FailedRow, Run, RunReservation } from '@leadlight/db/runs';
import type { RowReason } from './row-errors.ts';
import type { WorkEnd } from './run-kind.ts';
import type { Slice } from './slice.ts';

/** Does one slice of a run's work. Kinds with rows in a fixed order use {@link workRows}; others call {@link Slice.commit}. */
export type SliceWork = (slice: Slice) => Promise<WorkEnd>;

export interface RowBatch<Row> {
  readonly rows: readonly Row[];
  /** Where the next batch starts. */
  readonly checkpoint: unknown;
  /** Total rows of the run, if known more precisely now. */
  readonly total?: number | null;
  /** Prepared data for the whole batch; passed to `work` only with all of its rows. */
  readonly prepared?: unknown;
}

export interface RowContext {
  readonly tx: WorkspaceTx;
  readonly run: Run;
  readonly actor: ActorRef;
  /** Credits that may be spent; none for a kind without credits. */
  readonly reservation: RunReservation;
  readonly now: Date;
  /** The batch's prepared data if the rows are all of the batch; undefined for a part of it and for retried rows. */
  readonly prepared?: unknown;
}

export interface RowsWorked {
  /** Number of rows done, counted from the first. Fewer than given only if the credits are not enough for more. */
  readonly done: number;
  /** In credits. */
  readonly spent?: number;
  /** Called after the commit. */
  readonly onCommitted?: () => void;
}

/** Work on rows that are read in a fixed order. */
export interface RowWork<Row> {
  /**
   * Called first in each transaction, before the run is locked, for example to change planner settings or to wait for other writes in the workspace.
   */
  readonly prepare?: (tx: WorkspaceTx) => Promise<void>;
  /**
   * Reads the rows after a checkpoint, in the same order each time, in batches of one transaction each.
   * @param from the checkpoint of an earlier batch; null at the start
   */
  readonly readRows: (slice: Slice, from: unknown) => AsyncIterable<RowBatch<Row>>;
  /** Reads rows to retry by their `ref`; omits those that no longer exist. */
  readonly readAgain: (slice: Slice, rows: readonly FailedRow[]) => Promise<readonly Row[]>;
  /** Place in the run, from 1. */
  readonly placeOf: (row: Row) => number;
  /** How the row is shown to users, and the reference with which it is read again. Called before a row is worked on alone. */
  readonly describe: (tx: WorkspaceTx, row: Row) => Promise<Pick<FailedRow, 'subject' | 'ref'>>;
  /** Works on the rows and writes the kind's own counts. It may write only in this transaction, because it can be repeated with fewer rows. */
  readonly work: (rows: readonly Row[], context: RowContext) => Promise<RowsWorked>;
  /** Why a row failed; null to use the kernel's reason. */
  readonly reasonOf?: (error: unknown) => RowReason | null;
}
