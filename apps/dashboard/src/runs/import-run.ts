/** Imports as runs. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { Import } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { isAtWork, type Run, type RunStep } from './run.ts';

/** A file whose columns wait to be confirmed is no run yet. */
export const isUploaded = ({ state }: Pick<Import, 'state'>): boolean => state === 'uploaded';

interface State extends Pick<Run, 'status' | 'pauseReason' | 'undo'> {
  name: string;
  tone: BadgeTone;
  steps: readonly RunStep[];
}

const states: Record<Import['state'], State> = {
  uploaded: { status: 'paused', pauseReason: 'member', name: 'Waits for you', tone: 'notice', steps: [] },
  queued: { status: 'queued', name: 'Waits its turn', tone: 'info', steps: ['pause', 'cancel'] },
  running: { status: 'running', name: 'Importing', tone: 'info', steps: ['pause', 'cancel'] },
  paused: { status: 'paused', pauseReason: 'member', name: 'Paused', tone: 'notice', steps: ['resume', 'cancel'] },
  done: { status: 'finished', name: 'Done', tone: 'good', steps: ['undo'] },
  failed: { status: 'failed', name: 'Failed', tone: 'bad', steps: ['resume', 'undo'] },
  cancelled: { status: 'canceled', name: 'Stopped', tone: 'neutral', steps: ['undo'] },
  undoing: { status: 'canceled', undo: 'running', name: 'Being undone', tone: 'info', steps: [] },
  undone: { status: 'canceled', undo: 'done', name: 'Undone', tone: 'neutral', steps: [] },
};

export function importRun({ state, progress, problem }: Pick<Import, 'state' | 'progress' | 'problem'>): Run {
  const { name, ...known } = states[state];
  const { rowsRead, rowsExpected, bytesRead, bytes } = progress;
  const read = rowsExpected ? rowsRead / rowsExpected : bytes > 0 ? bytesRead / bytes : 0;
  return {
    ...known,
    statusName: name,
    rows: wordRows({ state, progress }),
    share: known.status === 'finished' ? 1 : read,
    rowsPerSecond: isAtWork(known) ? progress.rowsPerSecond : null,
    secondsLeft: isAtWork(known) ? progress.secondsLeft : null,
    problem: problem ? { title: problem.message, text: problem.row === null ? undefined : `Row ${wordNumber(problem.row)}` } : undefined,
  };
}

/** How far it is: "1,200 of about 40,000 rows". */
function wordRows({ state, progress: { phase, rowsRead, rowsExpected } }: Pick<Import, 'state' | 'progress'>): string {
  const { status, undo } = states[state];
  if (undo === 'done') return 'All of its rows are taken back';
  if (undo === 'running') return `${wordCount(rowsRead, 'row')} left to take back`;
  if (!rowsExpected || status === 'finished') return wordCount(rowsRead, 'row');
  return `${wordNumber(rowsRead)} of ${phase === 'reading' ? 'about ' : ''}${wordCount(rowsExpected, 'row')}`;
}
