/** Imports in the common form of runs. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { Import } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { type Run, type RunStep } from './run.ts';

/** A file whose columns are not confirmed yet is not a run. */
export const isUploaded = ({ status }: Pick<Import, 'status'>): boolean => status === 'uploaded';

interface Shown extends Pick<Run, 'status' | 'undo'> {
  name: string;
  tone: BadgeTone;
  steps: readonly RunStep[];
}

const statuses: Record<Import['status'], Shown> = {
  uploaded: { status: 'paused', name: 'Confirm columns', tone: 'notice', steps: [] },
  queued: { status: 'queued', name: 'Queued', tone: 'info', steps: ['pause', 'cancel'] },
  running: { status: 'running', name: 'Importing', tone: 'info', steps: ['pause', 'cancel'] },
  paused: { status: 'paused', name: 'Paused', tone: 'notice', steps: ['resume', 'cancel'] },
  finished: { status: 'finished', name: 'Finished', tone: 'good', steps: ['undo'] },
  failed: { status: 'failed', name: 'Failed', tone: 'bad', steps: ['resume', 'undo'] },
  canceled: { status: 'canceled', name: 'Canceled', tone: 'neutral', steps: ['undo'] },
};

const undoing: Shown = { status: 'canceled', undo: 'running', name: 'Undoing', tone: 'info', steps: [] };

/** An undo can be paused and can fail; it is never canceled. */
const undoStatuses: Partial<Record<Import['status'], Shown>> = {
  queued: undoing,
  running: undoing,
  paused: { ...statuses.paused, steps: ['resume'] },
  failed: { ...statuses.failed, steps: ['resume'] },
  finished: { status: 'canceled', undo: 'done', name: 'Undone', tone: 'neutral', steps: [] },
};

const pauses: Partial<Record<NonNullable<Import['pauseReason']>, string>> = { read_only: 'The workspace became read-only.' };

export function importRun(file: Import): Run {
  const { status, isUndo, pauseReason, failure, total, rowsPerSecond, secondsLeft, progress } = file;
  const { rowsRead, bytesRead, bytes } = progress;
  const { name, ...shown } = (isUndo ? undoStatuses[status] : undefined) ?? statuses[status];
  const title = pauseReason ? pauses[pauseReason] : failure?.message;
  const read = total ? rowsRead / total : bytes > 0 ? bytesRead / bytes : 0;
  return {
    ...shown,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? (isUploaded(file) ? 'member' : undefined)),
    statusName: name,
    rows: wordRows(file),
    share: shown.status === 'finished' ? 1 : read,
    rowsPerSecond,
    secondsLeft,
    problem: title === undefined ? undefined : { title, ...(pauseReason === 'read_only' ? { remedy: 'plan' as const } : {}) },
  };
}

/** The progress: "1,200 of about 40,000 rows". */
function wordRows({ status, isUndo, total, progress: { phase, rowsRead } }: Import): string {
  if (isUndo) return status === 'finished' ? 'All rows were undone' : `${wordCount(rowsRead, 'row')} left to undo`;
  if (!total || status === 'finished') return wordCount(rowsRead, 'row');
  return `${wordNumber(rowsRead)} of ${phase === 'reading' ? 'about ' : ''}${wordCount(total, 'row')}`;
}
