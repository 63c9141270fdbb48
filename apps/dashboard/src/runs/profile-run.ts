/** Profile runs in the common form of runs. */
import type { ProfileRun } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { runStatuses, shareOf, type Run } from './run.ts';
import { monthCeilingPause } from './month-ceiling-pause.ts';

type Problem = NonNullable<Run['problem']>;

/** Why a run is paused, and what to do next. */
const pauses: Record<NonNullable<ProfileRun['pauseReason']>, Problem | undefined> = {
  member: undefined,
  month_ceiling: monthCeilingPause('People who were enriched keep their data.'),
  ceiling: {
    title: 'The run reached its ceiling.',
    text: 'People who were enriched keep their data. Start another run for the rest.',
    remedy: 'another-run',
  },
  credits: {
    title: 'The workspace ran out of credits.',
    text: 'People who were enriched keep their data. Get more credits, then resume the run.',
    remedy: 'credits',
  },
  read_only: { title: 'The workspace became read-only.', text: 'Resume the run when a plan is active.', remedy: 'plan' },
  permission: {
    title: 'The user who started this run can no longer enrich people.',
    text: 'Another member with permission can resume it.',
  },
};

export function profileRun(run: ProfileRun): Run {
  const { status, pauseReason, failure, done, total, failed, creditsSpent, ceiling, rowsPerSecond, secondsLeft } = run;
  const { name, steps, tone } = runStatuses[status];
  const problem = pauseReason ? pauses[pauseReason] : failure ? { title: failure.message } : undefined;
  return {
    status,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? undefined),
    statusName: name,
    tone,
    rows: `${wordNumber(done)} of ${wordCount(total, 'row')}`,
    share: shareOf(done, total),
    rowsPerSecond,
    secondsLeft,
    steps:
      status === 'finished' && failed > 0
        ? ['retry']
        : problem?.remedy === 'another-run'
          ? steps.filter((step) => step !== 'resume')
          : steps,
    credits: { spent: creditsSpent, ceiling },
    problem,
  };
}
