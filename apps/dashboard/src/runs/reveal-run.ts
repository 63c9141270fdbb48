/** Reveal runs in the common form of runs. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { RevealRun } from '../api/contract.ts';
import { wordNumber } from '../words/numbers.ts';
import { shareOf, type Run, type RunStep } from './run.ts';

const pauses: Record<NonNullable<RevealRun['pauseReason']>, string | undefined> = {
  member: undefined,
  ceiling: 'The run reached its ceiling.',
  credits: 'The workspace ran out of credits.',
  read_only: 'The workspace became read-only.',
  permission: 'The user who started this run can no longer reveal people.',
};

const statuses: Record<RevealRun['status'], { name: string; tone: BadgeTone; steps: readonly RunStep[] }> = {
  queued: { name: 'Queued', tone: 'info', steps: ['pause', 'cancel'] },
  running: { name: 'Running', tone: 'info', steps: ['pause', 'cancel'] },
  paused: { name: 'Paused', tone: 'notice', steps: ['resume', 'cancel'] },
  finished: { name: 'Finished', tone: 'good', steps: [] },
  canceled: { name: 'Canceled', tone: 'neutral', steps: [] },
  failed: { name: 'Failed', tone: 'bad', steps: ['resume', 'cancel'] },
};

export function revealRun({
  status,
  pauseReason,
  failure,
  done,
  total,
  creditsSpent,
  ceiling,
  rowsPerSecond,
  secondsLeft,
}: RevealRun): Run {
  const title = pauseReason ? pauses[pauseReason] : failure?.message;
  const { name, ...known } = statuses[status];
  return {
    ...known,
    status,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? undefined),
    statusName: name,
    rows: `${wordNumber(done)} of ${wordNumber(total)}`,
    share: shareOf(done, total),
    rowsPerSecond,
    secondsLeft,
    credits: { spent: creditsSpent, ceiling },
    problem: title === undefined ? undefined : { title },
  };
}
