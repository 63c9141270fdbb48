/** What a run does with a row, by its kind: how it is asked about, and how the answer is settled. */
import type { Verifier } from '@leadlight/adapters';
import type { Database, WorkspaceTx } from '@leadlight/db/platform';
import type { KnownFind, KnownVerdict, RowAnswer, VerificationRun } from '@leadlight/db/verification';
import type { LineRow } from './asking-line.ts';

export interface AskWith {
  readonly db: Database;
  readonly workspaceId: string;
  readonly verifier: Pick<Verifier, 'verify'>;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

export interface Settling {
  readonly run: VerificationRun;
  /** The reservation to pay from; null if nothing may be spent. */
  readonly payFrom: string | null;
  readonly now: Date;
}

export interface Settled {
  readonly answers: readonly RowAnswer[];
  /** Their answers must not be shown; they are asked about again when there are credits. */
  readonly unpaid: readonly LineRow[];
}

/** @typeParam Heard what the asking gives */
export interface Asking<Heard> {
  /** Answers settled in one transaction. */
  readonly batchRows: number;
  /** Rows under way at a time. */
  readonly window: number;
  readonly readKnown: (tx: WorkspaceTx, keys: readonly string[], now: Date) => Promise<Map<string, KnownVerdict | KnownFind>>;
  /** What the suppressions are searched for. */
  readonly refusalKey: (row: Pick<LineRow, 'askKey' | 'domain'>) => string;
  /** Rejects when it was aborted, and when it fails for this row. */
  readonly ask: (row: LineRow, options: AskWith) => Promise<Heard>;
  readonly settle: (
    tx: WorkspaceTx,
    heard: readonly { readonly row: LineRow; readonly heard: Heard }[],
    settling: Settling,
  ) => Promise<Settled>;
}
