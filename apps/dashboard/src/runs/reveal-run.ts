/** Runs of reveals. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { RevealRun } from '../api/contract.ts';
import { wordNumber } from '../words/numbers.ts';
import { shareOf, type PauseReason, type Run, type RunStep } from './run.ts';

const stops: Record<NonNullable<RevealRun['stoppedBecause']>, { reason: PauseReason; title: string }> = {
  ceiling_reached: { reason: 'ceiling', title: 'The ceiling was reached.' },
  credits_insufficient: { reason: 'credits', title: 'The credits ran out.' },
  workspace_read_only: { reason: 'read-only', title: 'The workspace became read-only.' },
  permission_lost: { reason: 'permission', title: 'Whoever began it may no longer reveal.' },
};

const statuses: Record<RevealRun['status'], Pick<Run, 'status'> & { name: string; tone: BadgeTone; steps: readonly RunStep[] }> = {
  running: { status: 'running', name: 'Running', tone: 'info', steps: ['pause', 'cancel'] },
  paused: { status: 'paused', name: 'Paused', tone: 'notice', steps: ['resume', 'cancel'] },
  stopped: { status: 'paused', name: 'Stopped', tone: 'bad', steps: ['resume', 'cancel'] },
  done: { status: 'finished', name: 'Done', tone: 'good', steps: [] },
  cancelled: { status: 'canceled', name: 'Ended early', tone: 'neutral', steps: [] },
};

export function revealRun({ status, stoppedBecause, done, total, spent, ceiling }: RevealRun): Run {
  const { name, ...known } = statuses[status];
  const stop = stoppedBecause ? stops[stoppedBecause] : undefined;
  return {
    ...known,
    pauseReason: known.status === 'paused' ? (stop?.reason ?? 'member') : undefined,
    statusName: name,
    rows: `${wordNumber(done)} of ${wordNumber(total)}`,
    share: shareOf(done, total),
    rowsPerSecond: null,
    secondsLeft: null,
    credits: { spent, ceiling },
    problem: stop && { title: stop.title },
  };
}
