import { monthlyGrant, plans, trialDays } from '@leadlight/contract/plan-facts';
import { Badge, type BadgeTone } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { useState, type ReactNode } from 'react';
import type { Plan, Workspace } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useSession, useWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { planNames, wordReadOnly } from '../../words/names.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

/** The name of the plan with its state. */
export function PlanName({ name, tone, state }: { name: string; tone: BadgeTone; state: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2 font-heading text-24 font-bold tracking-tight">
      {name}
      <Badge tone={tone} pane className="font-text tracking-normal">
        {state}
      </Badge>
    </p>
  );
}

/** @param children more about a plan that is active */
export function Standing({ workspace, children }: { workspace: Workspace; children?: ReactNode }) {
  const { standing, plan, trial, deletion } = workspace;
  const { canStartTrial } = useSession();
  const { may } = useWorkspace();
  if (deletion) {
    return (
      <p>
        <Badge tone="bad">Being deleted</Badge> <span className="ml-1">All data will be deleted on {wordDay(deletion.deleteAfter)}.</span>
      </p>
    );
  }
  if (standing.kind === 'trial' && !plan && trial) {
    return (
      <>
        <PlanName name={planNames[trial.plan]} tone="notice" state={`Trial, ${wordCount(standing.daysLeft, 'day')} left`} />
        <p className="mt-1 text-muted">
          The trial ends on {wordDay(trial.endsAt)}. The workspace is then read-only until a plan is active. You can still view and export
          its data, and nothing is deleted.
        </p>
      </>
    );
  }
  if (plan && standing.kind === 'active') {
    return (
      <>
        <PlanName name={planNames[plan]} tone="good" state="Active" />
        {children ?? <p className="mt-1 text-muted">{wordNumber(monthlyGrant[plan])} credits per month.</p>}
      </>
    );
  }
  if (!trial && canStartTrial && may('trial.start')) return <StartTrial />;
  return (
    <>
      <PlanName name={plan ? planNames[plan] : 'No plan'} tone="bad" state="Read-only" />
      <p className="mt-1 text-muted">
        {standing.kind === 'read_only' && standing.because !== 'no_plan'
          ? `${wordReadOnly(standing)}. `
          : 'You already used your trial in another workspace. '}
        You can view and export all data. To make changes, {may('billing.update') ? 'choose a plan' : 'ask an owner to choose a plan'}.
      </p>
    </>
  );
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
