/** Verification and find runs in the common form of runs. */
import type { VerificationRun } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { runStatuses, shareOf, type Run, type RunStep } from './run.ts';
import { monthCeilingPause } from './month-ceiling-pause.ts';

type Problem = NonNullable<Run['problem']>;

/** Why a run is paused, and what to do next. */
const pauses: Record<NonNullable<VerificationRun['pauseReason']>, Problem | undefined> = {
  member: undefined,
  month_ceiling: monthCeilingPause('Rows that have a result keep it.'),
  ceiling: {
    title: 'The run reached its ceiling.',
    text: 'Rows that have a result keep it. Start another run for the rest; known results are free.',
    remedy: 'another-run',
  },
  credits: {
    title: 'The workspace ran out of credits.',
    text: 'Rows that have a result keep it. Get more credits, then resume the run.',
    remedy: 'credits',
  },
  read_only: { title: 'The workspace became read-only.', text: 'Resume the run when a plan is active.', remedy: 'plan' },
  permission: {
    title: 'The user who started this run can no longer verify.',
    text: 'Another member who can verify may resume it.',
  },
};

function problemOf({ pauseReason, failure }: VerificationRun): Problem | undefined {
  if (pauseReason) return pauses[pauseReason];
  if (!failure) return undefined;
  if (failure.code !== 'file_gone') return { title: failure.message };
  const text = 'Upload it again and start another run; known results are free.';
  return { title: failure.message, text, remedy: 'another-run' };
}

function stepsOf({ status, failed }: VerificationRun, steps: readonly RunStep[], problem: Problem | undefined): readonly RunStep[] {
  if (status === 'finished' && failed > 0) return ['retry'];
  return problem?.remedy === 'another-run' ? steps.filter((step) => step !== 'resume') : steps;
}

export function verificationRun(run: VerificationRun): Run {
  const { status, pauseReason, done, total, failed, waiting, creditsSpent, ceiling } = run;
  const { name, steps, tone } = runStatuses[status];
  const problem = problemOf(run);
  // What only waits for a server has no rate worth showing.
  const isAsking = status === 'running' && (waiting === 0 || done + failed + waiting < total);
  return {
    status,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? undefined),
    statusName: name,
    tone,
    rows: `${wordNumber(done)} of ${wordCount(total, 'row')}`,
    share: shareOf(done, total),
    rowsPerSecond: isAsking ? run.rowsPerSecond : null,
    secondsLeft: isAsking ? run.secondsLeft : null,
    steps: stepsOf(run, steps, problem),
    credits: { spent: creditsSpent, ceiling },
    problem,
  };
}
