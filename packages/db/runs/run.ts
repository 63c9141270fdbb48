/** A run of any kind, as its row says. */
import type { ActorRef } from '../platform/index.ts';

export type RunStatus = 'queued' | 'running' | 'paused' | 'finished' | 'canceled' | 'failed';

export type PauseReason = 'member' | 'ceiling' | 'month_ceiling' | 'credits' | 'read_only' | 'permission';

/** Why a run failed. `code` is for programs; the presenter adds a sentence. */
export interface RunFailure {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Run {
  readonly id: string;
  readonly kind: string;
  readonly status: RunStatus;
  readonly pauseReason: PauseReason | null;
  readonly failure: RunFailure | null;
  /** Whether the run is being undone. */
  readonly isUndo: boolean;
  /** Number of rows; null while unknown. */
  readonly total: number | null;
  readonly done: number;
  /** Number of rows that were set aside. */
  readonly failed: number;
  /** The most credits that it may spend; null if it costs nothing. */
  readonly ceiling: number | null;
  /** Credits that are reserved for the run and not spent. */
  readonly creditsHeld: number;
  readonly creditsSpent: number;
  readonly reservationId: string | null;
  readonly reservations: number;
  /** Where the run continues, in its kind's format; null at the start. */
  readonly checkpoint: unknown;
  /** Rows after the checkpoint that are already done. */
  readonly rowsPastCheckpoint: number;
  readonly attempt: number;
  readonly stalledAttempts: number;
  readonly dueAt: Date;
  /** Duration and rows of the current slice. */
  readonly workMs: number;
  readonly workRows: number;
  readonly startedBy: ActorRef;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}
