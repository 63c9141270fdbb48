/**
 * A run of any kind, as screens show it: an import, a bulk change, a reveal run or a verification run. An adapter per kind (`*-run.ts`)
 * converts the API's response; screens use only this form.
 */
import type { BadgeTone } from '@leadlight/ui/badge';
import { wordCount, wordNumber } from '../words/numbers.ts';

export type RunStatus = 'queued' | 'running' | 'paused' | 'finished' | 'canceled' | 'failed';
export type PauseReason = 'member' | 'ceiling' | 'month_ceiling' | 'credits' | 'read-only' | 'permission';
/** What a user can do with a run. */
export type RunStep = 'pause' | 'resume' | 'cancel' | 'retry' | 'undo';

export interface Run {
  status: RunStatus;
  /** Set while it is paused. */
  pauseReason?: PauseReason | undefined;
  /** Set while the run is being undone, and after that. */
  undo?: 'running' | 'done' | undefined;
  /** The status, in the words of its kind. */
  statusName: string;
  tone: BadgeTone;
  /** "1,200 of 40,000 rows". */
  rows: string;
  /** 0 to 1. */
  share: number;
  /** Null while there is no meaningful rate. */
  rowsPerSecond: number | null;
  secondsLeft: number | null;
  /** The steps that are available now, in display order. */
  steps: readonly RunStep[];
  credits?: { spent: number; ceiling: number } | undefined;
  /** Why it does not continue, and what to do. */
  problem?: { title: string; text?: string | undefined; remedy?: Remedy | undefined } | undefined;
}

/** What the user needs so that the run can continue. */
export type Remedy = 'credits' | 'month-ceiling' | 'plan' | 'model-ceiling' | 'another-run';

/** Names, tones and steps of the statuses, for kinds without words of their own. */
export const runStatuses: Readonly<Record<RunStatus, Pick<Run, 'tone' | 'steps'> & { readonly name: string }>> = {
  queued: { name: 'Queued', tone: 'info', steps: ['pause', 'cancel'] },
  running: { name: 'Running', tone: 'info', steps: ['pause', 'cancel'] },
  paused: { name: 'Paused', tone: 'notice', steps: ['resume', 'cancel'] },
  finished: { name: 'Finished', tone: 'good', steps: [] },
  canceled: { name: 'Canceled', tone: 'neutral', steps: [] },
  failed: { name: 'Failed', tone: 'bad', steps: ['resume', 'cancel'] },
};

export const isAtWork = ({ status, undo }: Pick<Run, 'status' | 'undo'>): boolean =>
  status === 'queued' || status === 'running' || undo === 'running';

export const isOver = ({ status, undo }: Pick<Run, 'status' | 'undo'>): boolean =>
  undo !== 'running' && (status === 'finished' || status === 'canceled' || status === 'failed');

/** The name of a row that nothing was done about yet. A canceled run can't be resumed, so that its rows don't wait any more. @param waiting its name otherwise */
export const wordOpenRow = (status: RunStatus, waiting: string): string => (status === 'canceled' ? runStatuses.canceled.name : waiting);

/** Whether a member paused it, and can resume it; otherwise the pause reason must change first. */
export const isPausedByMember = ({ status, pauseReason }: Pick<Run, 'status' | 'pauseReason'>): boolean =>
  status === 'paused' && pauseReason === 'member';

/** The share of rows that are done, 0 to 1. */
export const shareOf = (done: number, total: number): number => (total > 0 ? Math.min(1, done / total) : 0);

/** "about 2 minutes left". */
function wordLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  return seconds < 90 ? `about ${Math.ceil(seconds / 5) * 5} seconds left` : `about ${wordCount(Math.round(seconds / 60), 'minute')} left`;
}

/** "300 a second", "12 a minute". */
const wordRate = (perSecond: number): string =>
  perSecond >= 1 ? `${wordNumber(Math.round(perSecond))} a second` : `${wordNumber(Math.max(1, Math.round(perSecond * 60)))} a minute`;

/** "1,200 of 40,000 rows, 300 a second, about 2 minutes left". */
export function wordProgress(run: Run): string {
  const { rows, rowsPerSecond, secondsLeft } = run;
  if (!isAtWork(run)) return rows;
  return [rows, rowsPerSecond ? wordRate(rowsPerSecond) : undefined, secondsLeft === null ? undefined : wordLeft(secondsLeft)]
    .filter(Boolean)
    .join(', ');
}
