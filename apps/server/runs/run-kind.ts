/** What a kind of run is: who may work on it, what it costs, how its rows are read and worked on. The kernel does the rest (work-rows.ts, slice.ts). */
import type { Action, Scope } from '@leadlight/contract/route';
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { FailedRow, Run, RunCreditTerms, RunFailure, RunReservation } from '@leadlight/db/runs';
import type { Slice } from './slice.ts';

export interface RunPermission {
  readonly action: Action;
  /** Of an API key; without one, keys may not steer such a run. */
  readonly scope?: Scope;
  /** The run goes on when the one who started it has left or lost the role. */
  readonly outlivesStarter?: boolean;
}

export interface RunCredits extends RunCreditTerms {
  /** The most credits that the rows behind the checkpoint can cost. The kernel adds one for each row that is tried again. */
  readonly mostCost: (tx: WorkspaceTx, run: Run, now: Date) => Promise<number>;
}

/** What must be known of a run to steer it. */
export interface RunKind {
  readonly name: string;
  /** Who may start, steer and go on with such a run. */
  readonly permission: (tx: WorkspaceTx, run: Run) => RunPermission | Promise<RunPermission>;
  /** Null where it costs nothing. */
  readonly credits: RunCredits | null;
  /**
   * Part of the transaction in which a run finishes or is canceled: the audit entry, what is no longer needed.
   * @param endedBy who canceled it; who started it where it finished
   * @throws Refusal why it can't be canceled
   */
  readonly onEnd?: (tx: WorkspaceTx, run: Run, now: Date, endedBy: ActorRef) => Promise<void>;
  /** Why such a run failed, as a sentence for people; undefined where the kernel's own words are enough. */
  readonly wordFailure?: (failure: RunFailure) => string | undefined;
  /** Part of the transaction in which a run is resumed or its failed rows are tried again. @throws Refusal why it cannot */
  readonly onResume?: (tx: WorkspaceTx, run: Run, now: Date) => Promise<void>;
  /** Part of the transaction in which its failed rows are put back to be tried again. */
  readonly onRetry?: (tx: WorkspaceTx, run: Run) => Promise<void>;
}

/** How the work of one slice ended by itself. `waiting`: nothing to do until then. */
export type WorkEnd = { readonly is: 'finished' | 'made_room' | 'stopped' } | { readonly is: 'waiting'; readonly until: Date };

/** Does one slice of a run's work. Kinds with rows in a fixed order use {@link workRows}; others commit their own way with {@link Slice.commit}. */
export type SliceWork = (slice: Slice) => Promise<WorkEnd>;

export interface RowBatch<Row> {
  readonly rows: readonly Row[];
  /** Where the next batch begins. */
  readonly checkpoint: unknown;
  /** Rows of the run, where that is known better now. */
  readonly total?: number | null;
  /** What was prepared for all of the rows together; given to `work` with these rows only. */
  readonly prepared?: unknown;
}

export interface RowContext {
  readonly tx: WorkspaceTx;
  readonly run: Run;
  readonly actor: ActorRef;
  /** What may be spent; nothing for a kind without credits. */
  readonly reservation: RunReservation;
  readonly now: Date;
  /** Of the batch, when the rows are all of it; undefined for a part of a batch and for rows that are tried again. */
  readonly prepared?: unknown;
}

export interface RowsWorked {
  /** How many rows, from the first on, are done. Fewer than given only where the credits do not reach further. */
  readonly done: number;
  /** Credits. */
  readonly spent?: number;
  /** Called when the transaction is committed. */
  readonly onCommitted?: () => void;
}

export interface RowReason {
  readonly code: string;
  /** A sentence for people. */
  readonly reason: string;
}

/** Work on rows that are read in a fixed order. */
export interface RowWork<Row> {
  /** First of all in each transaction, before the run is locked: planner settings, the turn of the workspace. */
  readonly prepare?: (tx: WorkspaceTx) => Promise<void>;
  /**
   * The rows from a checkpoint on, in the same order each time, in batches of one transaction each.
   * @param from as a batch before gave it; null at the beginning
   */
  readonly readRows: (slice: Slice, from: unknown) => AsyncIterable<RowBatch<Row>>;
  /** Rows to try again, found by their `ref`; without those that are no longer there. */
  readonly readAgain: (slice: Slice, rows: readonly FailedRow[]) => Promise<readonly Row[]>;
  /** Place in the run, from 1. */
  readonly placeOf: (row: Row) => number;
  /** What people know the row by, and what finds it again. Asked before a row is worked on alone. */
  readonly describe: (tx: WorkspaceTx, row: Row) => Promise<Pick<FailedRow, 'subject' | 'ref'>>;
  /** Does the rows, and writes what its kind counts. Everything in this transaction, nothing outside: it may be repeated with fewer rows. */
  readonly work: (rows: readonly Row[], context: RowContext) => Promise<RowsWorked>;
  /** Why a row failed; null where the kernel's own words are enough. */
  readonly reasonOf?: (error: unknown) => RowReason | null;
}
