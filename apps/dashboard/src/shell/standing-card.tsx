/** The standing of the workspace: days left of the trial, the plan, or read-only. Always visible. */
import { trialDays } from '@leadlight/contract/plan-facts';
import { Progress } from '@leadlight/ui/progress';
import { Link } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordDay } from '../words/dates.ts';
import { planNames, type ReadOnlyStanding } from '../words/names.ts';
import { wordCount } from '../words/numbers.ts';

export function StandingCard({ workspace: { workspaceId, standing, deleteAfter } }: { workspace: OpenWorkspace }) {
  return (
    <Link
      {...paths.settings(workspaceId, 'plan')}
      className="block rounded-control border border-hairline bg-card px-3 py-2.5 text-13 no-underline hover:border-control"
    >
      {deleteAfter ? (
        <Lines title="Being deleted" text={`on ${wordDay(deleteAfter)}`} isBad />
      ) : standing.kind === 'trial' ? (
        <>
          <Lines title={`${wordCount(standing.daysLeft, 'day')} left`} text={`Trial, until ${wordDay(standing.endsAt)}`} />
          <Progress
            className="mt-2"
            label="Trial"
            value={standing.daysLeft}
            max={trialDays}
            text={`${wordCount(standing.daysLeft, 'day')} left of ${trialDays}`}
            tone={standing.daysLeft <= 3 ? 'ruby' : 'amber'}
          />
        </>
      ) : standing.kind === 'active' && standing.graceEndsAt ? (
        <Lines title="Payment failed" text={`Pay by ${wordDay(standing.graceEndsAt)}`} isBad />
      ) : standing.kind === 'active' ? (
        <Lines title={`${planNames[standing.plan]} plan`} text="Active" />
      ) : (
        <Lines title="Read-only" text={readOnlyNotes[standing.because]} isBad />
      )}
    </Link>
  );
}

const readOnlyNotes: Record<ReadOnlyStanding['because'], string> = {
  deletion: 'Being deleted',
  payment_failed: 'Payment failed',
  plan_ended: 'The plan ended',
  trial_ended: 'The trial ended',
  no_plan: 'No plan is active',
};

function Lines({ title, text, isBad = false }: { title: string; text: string; isBad?: boolean }) {
  return (
    <span className="flex items-baseline justify-between gap-2">
      <span className={isBad ? 'font-medium whitespace-nowrap text-ruby-text' : 'font-medium whitespace-nowrap'}>{title}</span>
      <span className="truncate text-12 text-muted">{text}</span>
    </span>
  );
}

/** The standing in one or two words, for the narrow bar. */
export function StandingChip({ workspace: { workspaceId, standing, deleteAfter } }: { workspace: OpenWorkspace }) {
  const words = deleteAfter
    ? 'Being deleted'
    : standing.kind === 'trial'
      ? `${wordCount(standing.daysLeft, 'day')} left`
      : standing.kind === 'active'
        ? standing.graceEndsAt
          ? 'Payment failed'
          : planNames[standing.plan]
        : 'Read-only';
  return (
    <Link
      {...paths.settings(workspaceId, 'plan')}
      className="touch-target inline-flex h-7 items-center rounded-full bg-wash-strong px-2.5 text-12 font-medium whitespace-nowrap no-underline"
    >
      {words}
    </Link>
  );
}
