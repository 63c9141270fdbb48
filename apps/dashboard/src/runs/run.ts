/**
 * Any durable work over many rows, as screens show it: an import, a bulk change, a run of reveals or of verifications. The adapter of each
 * kind reads it from the wire (`*-run.ts`); whatever else a screen knows of a run, it knows from here.
 */
import type { BadgeTone } from '@leadlight/ui/badge';
import { wordCount, wordNumber } from '../words/numbers.ts';

export type RunStatus = 'queued' | 'running' | 'paused' | 'finished' | 'canceled' | 'failed';
export type PauseReason = 'member' | 'ceiling' | 'credits' | 'read-only' | 'permission';
/** What can be done about a run. */
export type RunStep = 'pause' | 'resume' | 'cancel' | 'retry' | 'undo';

export interface Run {
  status: RunStatus;
  /** Set while it is paused. */
  pauseReason?: PauseReason | undefined;
  /** Set while what it did is being undone, and afterwards. */
  undo?: 'running' | 'done' | undefined;
  /** In the words of its kind. */
  statusName: string;
  tone: BadgeTone;
  /** "1,200 of 40,000 rows". */
  rows: string;
  /** 0 to 1. */
  share: number;
  /** Null while it makes no progress worth a rate. */
  rowsPerSecond: number | null;
  secondsLeft: number | null;
  /** What may be done about it now, in this order. */
  steps: readonly RunStep[];
  credits?: { spent: number; ceiling: number } | undefined;
  /** Why it does not go on, and what helps. */
  problem?: { title: string; text?: string | undefined; remedy?: Remedy | undefined } | undefined;
}

/** Where what is missing can be had. */
export type Remedy = 'credits' | 'plan' | 'another-run';

export const isAtWork = ({ status, undo }: Pick<Run, 'status' | 'undo'>): boolean =>
  status === 'queued' || status === 'running' || undo === 'running';

export const isOver = ({ status, undo }: Pick<Run, 'status' | 'undo'>): boolean =>
  undo !== 'running' && (status === 'finished' || status === 'canceled' || status === 'failed');

/** Paused by a member, who lets it go on; otherwise it is what it waits for that has to change. */
export const isPausedByMember = ({ status, pauseReason }: Pick<Run, 'status' | 'pauseReason'>): boolean =>
  status === 'paused' && pauseReason === 'member';

/** Something that many rows went through, as a share of all. */
export const shareOf = (done: number, total: number): number => (total > 0 ? Math.min(1, done / total) : 0);

/** "about 2 minutes left". */
function wordLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  return seconds < 90 ? `about ${Math.ceil(seconds / 5) * 5} seconds left` : `about ${wordCount(Math.round(seconds / 60), 'minute')} left`;
}

/** "1,200 of 40,000 rows, 300 a second, about 2 minutes left". */
export function wordProgress({ rows, rowsPerSecond, secondsLeft }: Run): string {
  const rate = rowsPerSecond ? `${wordNumber(Math.max(1, Math.round(rowsPerSecond)))} a second` : undefined;
  return [rows, rate, secondsLeft === null ? undefined : wordLeft(secondsLeft)].filter(Boolean).join(', ');
}
