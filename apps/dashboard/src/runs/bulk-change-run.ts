/** Bulk changes as runs. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { LeadAct } from '../api/contract.ts';
import { wordNumber } from '../words/numbers.ts';
import { shareOf, type Run } from './run.ts';

const statuses: Record<LeadAct['status'], Pick<Run, 'status' | 'undo'> & { name: string; tone: BadgeTone }> = {
  running: { status: 'running', name: 'Running', tone: 'info' },
  done: { status: 'finished', name: 'Done', tone: 'good' },
  cancelled: { status: 'canceled', name: 'Stopped', tone: 'neutral' },
  undoing: { status: 'finished', undo: 'running', name: 'Being undone', tone: 'info' },
  undone: { status: 'finished', undo: 'done', name: 'Undone', tone: 'neutral' },
};

export function bulkChangeRun({ status, done, total, undoUntil, changed }: LeadAct): Run {
  const { name, ...known } = statuses[status];
  return {
    ...known,
    statusName: name,
    rows: `${wordNumber(done)} of ${wordNumber(total)}`,
    share: shareOf(done, total),
    rowsPerSecond: null,
    secondsLeft: null,
    steps: known.status === 'running' ? ['cancel'] : undoUntil && changed > 0 && !known.undo ? ['undo'] : [],
  };
}
