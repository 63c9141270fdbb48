/** Enrichment runs in the common form of runs. */
import type { EnrichmentRun } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { wordUntil } from '../words/until.ts';
import { runStatuses, shareOf, type Run } from './run.ts';
import { monthCeilingPause } from './month-ceiling-pause.ts';

type Problem = NonNullable<Run['problem']>;

/** Why a run is paused, and what to do next. */
const pauses: Record<NonNullable<EnrichmentRun['pauseReason']>, Problem | undefined> = {
  member: undefined,
  month_ceiling: monthCeilingPause('Companies that were read keep their data.'),
  ceiling: {
    title: 'The run reached its ceiling.',
    text: 'Companies that were read keep their data. Start another run for the rest; what was read in the last 30 days is skipped.',
    remedy: 'another-run',
  },
  credits: {
    title: 'The workspace ran out of credits.',
    text: 'Companies that were read keep their data. Get more credits, then resume the run.',
    remedy: 'credits',
  },
  read_only: { title: 'The workspace became read-only.', text: 'Resume the run when a plan is active.', remedy: 'plan' },
  permission: {
    title: 'The user who started this run can no longer enrich companies.',
    text: 'Another member with permission can resume it.',
  },
};

/** ", 2 waiting until 14:05", while it waits for sites that rejected a request or did not answer. */
const wordWaiting = ({ status, waiting, nextAttemptAt }: EnrichmentRun, now: Date): string =>
  status === 'running' && waiting > 0 && nextAttemptAt !== null
    ? `, ${wordNumber(waiting)} waiting until ${wordUntil(nextAttemptAt, now)}`
    : '';

export function enrichmentRun(run: EnrichmentRun, now = new Date()): Run {
  const { status, pauseReason, failure, done, total, failed, waiting, creditsSpent, ceiling } = run;
  const { name, steps, tone } = runStatuses[status];
  const problem = pauseReason ? pauses[pauseReason] : failure ? { title: failure.message } : undefined;
  // What only waits for a site has no rate worth showing.
  const isReading = status === 'running' && (waiting === 0 || done + failed + waiting < total);
  return {
    status,
    pauseReason: pauseReason === 'read_only' ? 'read-only' : (pauseReason ?? undefined),
    statusName: name,
    tone,
    rows: `${wordNumber(done)} of ${wordCount(total, 'company', 'companies')}${wordWaiting(run, now)}`,
    share: shareOf(done, total),
    rowsPerSecond: isReading ? run.rowsPerSecond : null,
    // The run is not over before the sites that wait were read again.
    secondsLeft: isReading && waiting === 0 ? run.secondsLeft : null,
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
