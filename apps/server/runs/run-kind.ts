/** Defines a kind of run: its permission, its costs, and how its rows are read and worked on. The kernel does the rest (work-rows.ts, slice.ts). */
import type { RunKindName } from '@leadlight/contract';
import type { Action, Scope } from '@leadlight/contract/route';
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { FailedRow, Run, RunCreditTerms, RunFailure, RunReservation } from '@leadlight/db/runs';
import type { Slice } from './slice.ts';

export interface RunPermission {
  readonly action: Action;
  /** The API key's scope; without one, API keys may not control runs of this kind. */
  readonly scope?: Scope;
  /** The run continues after the user who started it has left or lost the role. */
  readonly outlivesStarter?: boolean;
}

export interface RunCredits extends RunCreditTerms {
  /** The most credits that the rows after the checkpoint can cost. The kernel adds one for each row that is retried. */
  readonly mostCost: (tx: WorkspaceTx, run: Run, now: Date) => Promise<number>;
}

/** What is needed to control a run. */
export interface RunKind {
  readonly name: RunKindName;
  /** Who may start, control and continue such a run. */
  readonly permission: (tx: WorkspaceTx, run: Run) => RunPermission | Promise<RunPermission>;
  /** Null if it costs nothing. */
  readonly credits: RunCredits | null;
  /**
   * Runs in the transaction in which a run finishes or is canceled: writes the audit entry, removes what is no longer needed.
   * @param endedBy who canceled it; if it finished, who started it
   * @throws Refusal if it can't be canceled
   */
  readonly onEnd?: (tx: WorkspaceTx, run: Run, now: Date, endedBy: ActorRef) => Promise<void>;
  /** Why the run failed, as a sentence for users; undefined to use the kernel's sentence. */
  readonly wordFailure?: (failure: RunFailure) => string | undefined;
  /** Runs in the transaction in which a run is resumed or its failed rows are retried. @throws Refusal if it can't be */
  readonly onResume?: (tx: WorkspaceTx, run: Run, now: Date) => Promise<void>;
  /** Part of the transaction in which its failed rows are put back to be tried again. */
  readonly onRetry?: (tx: WorkspaceTx, run: Run) => Promise<void>;
}

/** How the work of one slice ended. `waiting`: there is nothing to do until then. */
export type WorkEnd = { readonly is: 'finished' | 'made_room' | 'stopped' } | { readonly is: 'waiting'; readonly until: Date };

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

export interface RowReason {
  readonly code: string;
  /** A sentence for users. */
  readonly reason: string;
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
