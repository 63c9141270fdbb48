import '../../api/groups/billing.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button, buttonClass } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useState } from 'react';
import type { Billing, OfferedPlan, Plan, Workspace } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { wordDay } from '../../words/dates.ts';
import { wordPrice } from '../../words/money.ts';
import { planNames } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';
import { openStripePage } from './stripe-page.ts';

interface PlanChoiceProps {
  billing: Billing;
  workspace: Workspace;
}

/** The three plans, with what can be done about each. */
export function PlanChoice({ billing, workspace }: PlanChoiceProps) {
  const [chosen, setChosen] = useState<OfferedPlan>();
  const checkout = useCommand('startCheckout', { failure: 'inline', onDone: openStripePage });
  const [opening, setOpening] = useState<Plan>();
  const { subscription } = billing;
  const subscribe = (plan: Plan): void => {
    setOpening(plan);
    void checkout.run({ params: { workspaceId: workspace.id }, body: { plan } });
  };
  const note = noteFor(billing);
  return (
    <>
      <FormFailure failure={checkout.failure} />
      <ul className="-mt-3">
        {billing.plans.map((offered) => (
          <li key={offered.plan} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-3 last:border-0">
            <div className="min-w-0 flex-1">
              <p>
                <span className="font-medium">{planNames[offered.plan]}</span>
                <span className="ml-2 tabular-nums">{wordPrice(offered.monthlyPriceUsd)}</span>
                <span className="text-13 text-muted">/mo</span>
              </p>
              <p className="text-13 text-muted">{wordNumber(offered.monthlyCredits)} credits a month</p>
            </div>
            <div>
              {offered.change === 'current' ? (
                <Badge tone="good">{subscription?.nextPlan ? `Until ${wordDay(subscription.periodEnd)}` : 'Current plan'}</Badge>
              ) : offered.plan === subscription?.nextPlan ? (
                <Badge tone="info">From {wordDay(subscription.periodEnd)}</Badge>
              ) : offered.change === 'subscribe' ? (
                <Button
                  tone={offered.plan === suggested(workspace) ? 'primary' : 'outline'}
                  aria-label={`Subscribe to ${planNames[offered.plan]}`}
                  pending={checkout.pending && opening === offered.plan}
                  pendingLabel="Opening…"
                  onClick={() => subscribe(offered.plan)}
                >
                  Subscribe
                </Button>
              ) : (offered.change === 'upgrade' || offered.change === 'downgrade') && subscription?.status === 'active' ? (
                <Button onClick={() => setChosen(offered)}>
                  {offered.change === 'upgrade' ? 'Upgrade' : 'Change'} to {planNames[offered.plan]}
                </Button>
              ) : (
                billing.provider === 'invoice' &&
                billing.contactEmail && (
                  <a
                    className={buttonClass('outline')}
                    href={mailFor(billing.contactEmail, workspace, offered.plan)}
                    aria-label={`Ask for ${planNames[offered.plan]} by email`}
                  >
                    Ask for {planNames[offered.plan]}
                  </a>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
      {note && <p className="mt-3 text-13 text-muted">{note}</p>}
      <ChangePlan billing={billing} workspaceId={workspace.id} chosen={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

/** The plan that the workspace tries, or had. */
const suggested = ({ plan, trial }: Workspace): Plan => plan ?? trial?.plan ?? 'starter';

function noteFor({ provider, contactEmail, subscription }: Billing): string | undefined {
  if (provider === 'invoice')
    return contactEmail
      ? `Write to ${contactEmail} with the plan that you want. It is active as soon as we have set it, and you get an invoice every month.`
      : 'Ask the operator of this installation for a plan.';
  if (subscription?.status === 'past_due') return 'Pay the open invoice to change the plan.';
  if (subscription?.status === 'canceling') return 'Resume the plan to change it.';
  return undefined;
}

/** An email with the details that the operator needs. */
function mailFor(to: string, { name, id }: Workspace, plan: Plan): string {
  const [subject, body] = [`${planNames[plan]} for ${name}`, `Please activate ${planNames[plan]} for the workspace ${name} (${id}).\n`];
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface ChangePlanProps {
  billing: Billing;
  workspaceId: string;
  chosen: OfferedPlan | undefined;
  onClose: () => void;
}

/** Asks before a plan is changed, with what it costs and when it takes effect. */
function ChangePlan({ billing: { plans, subscription, hasTax }, workspaceId, chosen, onClose }: ChangePlanProps) {
  // Stays while the dialog closes.
  const [last, setLast] = useState(chosen);
  if (chosen && chosen !== last) setLast(chosen);
  const change = useCommand('changePlan', {
    failure: 'inline',
    notice: ({ subscription: after }, { body }) =>
      after?.plan === body.plan
        ? { title: `${planNames[body.plan]} is active` }
        : { title: `${planNames[body.plan]} from ${wordDay(after?.periodEnd ?? new Date().toISOString())}` },
    onDone: onClose,
  });
  const current = plans.find(({ plan }) => plan === subscription?.plan);
  if (!last || !subscription || !current) return null;
  const name = planNames[last.plan];
  const isUpgrade = last.change === 'upgrade';
  const end = wordDay(subscription.periodEnd);
  const tax = hasTax ? ' plus tax' : '';
  const terms = `${wordPrice(last.monthlyPriceUsd)} a month${tax}, with ${wordNumber(last.monthlyCredits)} credits`;
  return (
    <Confirm
      open={chosen !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        change.reset();
        onClose();
      }}
      title={isUpgrade ? `Upgrade to ${name}?` : `Change to ${name} on ${end}?`}
      description={
        isUpgrade
          ? `You pay the difference for the rest of this month now, at most ${wordPrice(last.monthlyPriceUsd - current.monthlyPriceUsd)}${tax}, and get ${wordNumber(last.monthlyCredits - current.monthlyCredits)} more credits at once. From ${end} on, ${name} costs ${terms}.`
          : `${planNames[current.plan]} stays until ${end}. From then on, ${name} costs ${terms}. You can undo this until then.`
      }
      tone="primary"
      action={isUpgrade ? `Upgrade to ${name}` : `Change to ${name}`}
      pending={change.pending}
      error={change.failure?.text}
      onConfirm={() => void change.run({ params: { workspaceId }, body: { plan: last.plan } })}
    />
  );
}
