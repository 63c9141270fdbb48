import { monthlyGrant, plans, trialDays } from '@leadlight/contract/plan-facts';
import { Badge } from '@leadlight/ui/badge';
import { Button, buttonClass } from '@leadlight/ui/button';
import { Skeleton } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Credits, Plan, Workspace } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { creditsQuery, workspaceQuery } from '../../api/workspace.queries.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { Section, SettingsPage } from '../../layout/settings-layout.tsx';
import { paths } from '../../paths.ts';
import { useSession, useWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { planNames } from '../../words/names.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

export function PlanScreen() {
  const { workspaceId } = useWorkspace();
  const workspace = useQuery(workspaceQuery(workspaceId));
  const credits = useQuery(creditsQuery(workspaceId));
  const error = workspace.error ?? credits.error;
  return (
    <SettingsPage title="Plan and credits">
      {error && !(workspace.data && credits.data) ? (
        <ErrorState
          title={wordFailure(error).title}
          requestId={wordFailure(error).requestId}
          onRetry={() => void Promise.all([workspace.refetch(), credits.refetch()])}
        >
          {wordFailure(error).text}
        </ErrorState>
      ) : (
        <>
          <Section title="Plan">{workspace.data ? <Standing workspace={workspace.data} /> : <Loading />}</Section>
          <Section title="Credits" text="The currency for leads, emails and enrichment.">
            {credits.data ? <CreditsNow credits={credits.data} workspaceId={workspaceId} /> : <Loading />}
          </Section>
        </>
      )}
    </SettingsPage>
  );
}

function Standing({ workspace: { id, name, standing, plan, trial, deletion } }: { workspace: Workspace }) {
  const { canStartTrial, helpEmail } = useSession();
  const { may } = useWorkspace();
  if (deletion) {
    return (
      <p>
        <Badge tone="bad">Being deleted</Badge> <span className="ml-1">All data will be deleted on {wordDay(deletion.deleteAfter)}.</span>
      </p>
    );
  }
  if (plan) {
    return (
      <>
        <p className="flex items-center gap-2 font-heading text-24 font-bold tracking-tight">
          {planNames[plan]}
          <Badge tone="good" pane className="font-text tracking-normal">
            Active
          </Badge>
        </p>
        <p className="mt-1 text-muted">{wordNumber(monthlyGrant[plan])} credits per month.</p>
      </>
    );
  }
  if (standing.kind === 'trial' && trial) {
    return (
      <>
        <p className="flex flex-wrap items-center gap-2 font-heading text-24 font-bold tracking-tight">
          {planNames[trial.plan]}
          <Badge tone="notice" pane className="font-text tracking-normal">
            Trial, {wordCount(standing.daysLeft, 'day')} left
          </Badge>
        </p>
        <p className="mt-1 text-muted">
          The trial ends on {wordDay(trial.endsAt)}. The workspace is then read-only until a plan is active. You can still view and export
          its data, and nothing is deleted.
        </p>
      </>
    );
  }
  if (!trial && canStartTrial && may('trial.start')) return <StartTrial />;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-heading text-24 font-bold tracking-tight">
        No plan
        <Badge tone="bad" pane className="font-text tracking-normal">
          Read-only
        </Badge>
      </p>
      <p className="mt-1 text-muted">
        {trial ? `The trial ended on ${wordDay(trial.endsAt)}. ` : 'You already used your trial in another workspace. '}
        You can view and export all data. To make changes, activate a plan.
        {!helpEmail && ' Ask the operator of this installation for a plan.'}
      </p>
      {helpEmail && (
        <a className={buttonClass('primary', 'medium', 'mt-3')} href={mailFor(helpEmail, name, id)}>
          Ask us to activate a plan
        </a>
      )}
    </>
  );
}

/** An email with the details that the operator needs. */
function mailFor(to: string, name: string, id: string): string {
  const [subject, body] = [
    `A plan for ${name}`,
    `Please activate a plan for the workspace ${name} (${id}).\n\nStarter, Basic or Premium: `,
  ];
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function StartTrial() {
  const { workspaceId } = useWorkspace();
  const [plan, setPlan] = useState<Plan>('starter');
  const start = useCommand('startTrial', {
    notice: () => ({ title: 'Your trial has started', text: `${trialDays} days, no credit card.` }),
    failure: 'inline',
  });
  return (
    <div className="grid max-w-md gap-3">
      <p>{trialDays} days free, no credit card. The trial includes the credits of the plan you choose.</p>
      <FormFailure failure={start.failure} />
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="sr-only">Plan to try</legend>
        {plans.map((each) => (
          <label key={each} className="flex items-center gap-2">
            <input type="radio" name="plan" className="size-4 accent-cobalt" checked={each === plan} onChange={() => setPlan(each)} />
            {planNames[each]} <span className="text-muted">{wordNumber(monthlyGrant[each])}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button
          tone="primary"
          pending={start.pending}
          pendingLabel="Starting…"
          onClick={() => void start.run({ params: { workspaceId }, body: { plan } })}
        >
          Start the trial
        </Button>
      </div>
    </div>
  );
}

function CreditsNow({ credits: { available, nextGrant, lots }, workspaceId }: { credits: Credits; workspaceId: string }) {
  const next = lots[0];
  return (
    <>
      <p className="font-heading text-24 font-bold tracking-tight tabular-nums">{wordNumber(available)}</p>
      <p className="mt-1 text-muted">
        {next ? `${wordNumber(next.remaining)} of them expire on ${wordDay(next.expiresAt)}. ` : 'None left. '}
        {nextGrant && `${wordNumber(nextGrant.amount)} more are added on ${wordDay(nextGrant.at)}. `}
        Unspent monthly credits are valid for one more month.
      </p>
      <Link {...paths.credits(workspaceId)} className={buttonClass('outline', 'medium', 'mt-3')}>
        View credits
      </Link>
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-7 w-32" />
      <Skeleton className="mt-3 w-full max-w-96" />
      <Skeleton className="mt-2 w-full max-w-72" />
    </div>
  );
}
