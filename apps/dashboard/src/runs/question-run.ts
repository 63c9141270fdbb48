/** Question runs in the common form of runs. */
import type { QuestionRun } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { runStatuses, shareOf, type Run } from './run.ts';

type Problem = NonNullable<Run['problem']>;

/** Why a run is paused, and what to do next. It costs no credits. */
const pauses: Record<NonNullable<QuestionRun['pauseReason']>, Problem | undefined> = {
  member: undefined,
  credits: undefined,
  month_ceiling: undefined,
  ceiling: {
    title: 'The next question could exceed a ceiling.',
    text: 'Companies that have an answer keep it. Cancel this run and ask about the others with a higher ceiling. If the monthly ceiling of the model is reached, raise it in the settings and resume the run.',
    remedy: 'model-ceiling',
  },
  read_only: { title: 'The workspace became read-only.', text: 'Resume the run when a plan is active.', remedy: 'plan' },
  permission: {
    title: 'The user who started this run can no longer ask questions.',
    text: 'Another member with permission can resume it.',
  },
};

export function questionRun(run: QuestionRun): Run {
  const { status, pauseReason, failure, done, total, failed, rowsPerSecond, secondsLeft } = run;
  const { name, steps, tone } = runStatuses[status];
  return {
    status,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? undefined),
    statusName: name,
    tone,
    rows: `${wordNumber(done)} of ${wordCount(total, 'company', 'companies')}`,
    share: shareOf(done, total),
    rowsPerSecond,
    secondsLeft,
    steps: status === 'finished' && failed > 0 ? ['retry'] : steps,
    problem: pauseReason ? pauses[pauseReason] : failure ? { title: failure.message } : undefined,
  };
}
