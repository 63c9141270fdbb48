/** Bulk changes as runs. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { BulkChange } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { runStatuses, shareOf, type Run, type RunStep } from './run.ts';

interface Shown extends Pick<Run, 'undo'> {
  name: string;
  tone: BadgeTone;
  steps: readonly RunStep[];
}

/** An undo can be paused and can fail; it is never canceled. */
const undoStatuses: Readonly<Record<BulkChange['status'], Shown>> = {
  ...runStatuses,
  queued: { undo: 'running', name: 'Undoing', tone: 'info', steps: ['pause'] },
  running: { undo: 'running', name: 'Undoing', tone: 'info', steps: ['pause'] },
  paused: { ...runStatuses.paused, steps: ['resume'] },
  finished: { undo: 'done', name: 'Undone', tone: 'neutral', steps: [] },
  failed: { ...runStatuses.failed, steps: ['resume'] },
};

const pauses: Record<NonNullable<BulkChange['pauseReason']>, string | undefined> = {
  member: undefined,
  ceiling: undefined,
  credits: undefined,
  month_ceiling: undefined,
  read_only: 'The workspace became read-only.',
  permission: 'The user who started this change no longer has permission to make it.',
};

export function bulkChangeRun(bulkChange: BulkChange): Run {
  const { status, isUndo, pauseReason, failure, done, failed, total, changed, undoUntil, rowsPerSecond, secondsLeft } = bulkChange;
  const { name, steps, ...shown } = (isUndo ? undoStatuses : runStatuses)[status];
  const problem = pauseReason ? pauses[pauseReason] : (failure?.message ?? wordFailed(failed));
  const isEnded = status === 'finished' || status === 'canceled';
  return {
    ...shown,
    status,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? undefined),
    statusName: name,
    rows: `${wordNumber(done)} of ${wordNumber(total)}`,
    share: shareOf(done, total),
    rowsPerSecond,
    secondsLeft,
    steps: [
      ...steps,
      ...(status === 'finished' && failed > 0 ? ['retry' as const] : []),
      ...(isEnded && undoUntil && changed > 0 ? ['undo' as const] : []),
    ],
    problem: problem === undefined ? undefined : { title: problem },
  };
}

const wordFailed = (failed: number): string | undefined =>
  failed > 0 ? `${wordCount(failed, 'lead')} ${failed === 1 ? 'was' : 'were'} set aside after repeated failures.` : undefined;
