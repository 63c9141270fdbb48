/** Reveal runs in the common form of runs. */
import type { RevealRun } from '../api/contract.ts';
import { wordNumber } from '../words/numbers.ts';
import { runStatuses, shareOf, type Remedy, type Run } from './run.ts';

const pauses: Record<NonNullable<RevealRun['pauseReason']>, string | undefined> = {
  member: undefined,
  month_ceiling: 'The workspace reached its monthly credit ceiling. Resume when it is raised, or next month.',
  ceiling: 'The run reached its ceiling.',
  credits: 'The workspace ran out of credits.',
  read_only: 'The workspace became read-only.',
  permission: 'The user who started this run can no longer reveal people.',
};

const remedies: Partial<Record<NonNullable<RevealRun['pauseReason']>, Remedy>> = {
  month_ceiling: 'month-ceiling',
  credits: 'credits',
  read_only: 'plan',
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
  const { name, ...known } = runStatuses[status];
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
    problem: title === undefined ? undefined : { title, remedy: pauseReason ? remedies[pauseReason] : undefined },
  };
}
