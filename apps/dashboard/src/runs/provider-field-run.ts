/** Runs for a provider's field in the common form of runs. */
import type { ProviderFieldRun } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { runStatuses, shareOf, type Run } from './run.ts';
import { monthCeilingPause } from './month-ceiling-pause.ts';

type Problem = NonNullable<Run['problem']>;

/** Why a run is paused, and what to do next. */
const pauses: Record<NonNullable<ProviderFieldRun['pauseReason']>, Problem | undefined> = {
  member: undefined,
  month_ceiling: monthCeilingPause('What was found stays.'),
  credits: {
    title: 'The workspace has no credits left.',
    text: 'What was found stays. Resume the run when there are credits.',
    remedy: 'credits',
  },
  ceiling: {
    title: 'The run has spent its ceiling in credits.',
    text: 'What was found stays. Cancel this run, and ask about the other rows with a higher ceiling.',
  },
  read_only: { title: 'The workspace became read-only.', text: 'Resume the run when a plan is active.', remedy: 'plan' },
  permission: {
    title: 'The user who started this run can no longer ask providers.',
    text: 'Another member with permission can resume it.',
  },
};

export function providerFieldRun(run: ProviderFieldRun): Run {
  const { status, pauseReason, failure, done, total, failed, rowsPerSecond, secondsLeft, providerField } = run;
  const { name, steps, tone } = runStatuses[status];
  const all = providerField.about === 'person' ? wordCount(total, 'person', 'people') : wordCount(total, 'company', 'companies');
  return {
    status,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? undefined),
    statusName: name,
    tone,
    rows: `${wordNumber(done)} of ${all}`,
    share: shareOf(done, total),
    rowsPerSecond,
    secondsLeft,
    steps: status === 'finished' && failed > 0 ? ['retry'] : steps,
    problem: pauseReason ? pauses[pauseReason] : failure ? { title: failure.message } : undefined,
  };
}
