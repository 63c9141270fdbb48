import '../../api/groups/billing.ts';
import { Button, buttonClass } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { wordDay } from '../../words/dates.ts';
import { wordAmount } from '../../words/money.ts';
import { planNames } from '../../words/names.ts';
import { PlanName } from './standing.tsx';
import { openStripePage } from './stripe-page.ts';

interface SubscribedProps {
  workspaceId: string;
  subscription: Subscription;
  hasTax: boolean;
  /** The time to pay is over. */
  isReadOnly: boolean;
}

/** A plan that is paid with Stripe: what it costs next, and everything that an owner can do about it. */
export function Subscribed({ workspaceId, subscription, hasTax, isReadOnly }: SubscribedProps) {
  const { status, plan, periodEnd } = subscription;
  const portal = useCommand('openBillingPortal', { failure: 'inline', onDone: openStripePage });
  const resume = useCommand('resumeSubscription', { failure: 'inline', notice: () => ({ title: `${planNames[plan]} stays active` }) });
  const keep = useCommand('changePlan', { failure: 'inline', notice: () => ({ title: `${planNames[plan]} stays` }) });
  const params = { workspaceId };
  const isLate = status === 'past_due';
  return (
    <>
      {isLate ? (
        <PlanName name={planNames[plan]} tone="bad" state={isReadOnly ? 'Read-only' : 'Payment failed'} />
      ) : status === 'canceling' ? (
        <PlanName name={planNames[plan]} tone="notice" state={`Ends on ${wordDay(periodEnd)}`} />
      ) : (
        <PlanName name={planNames[plan]} tone="good" state="Active" />
      )}
      <p className="mt-1 text-muted">{wordNext(subscription, { hasTax, isReadOnly })}</p>
      <div className="mt-3 grid gap-3">
        <FormFailure failure={portal.failure ?? resume.failure ?? keep.failure} />
        <div className="flex flex-wrap gap-2">
          {isLate && <PayLink workspaceId={workspaceId} />}
          {status === 'canceling' && (
            <Button tone="primary" pending={resume.pending} pendingLabel="Resuming…" onClick={() => void resume.run({ params })}>
              Resume {planNames[plan]}
            </Button>
          )}
          {status === 'active' && subscription.nextPlan && (
            <Button pending={keep.pending} pendingLabel="Changing…" onClick={() => void keep.run({ params, body: { plan } })}>
              Keep {planNames[plan]}
            </Button>
          )}
          <Button pending={portal.pending} pendingLabel="Opening…" onClick={() => void portal.run({ params })}>
            Card, address and receipts
          </Button>
          {status !== 'canceling' && <CancelPlan workspaceId={workspaceId} subscription={subscription} />}
        </div>
      </div>
    </>
  );
}

function wordNext(
  { status, nextPlan, plan, periodEnd, nextAmount, currency, graceEndsAt }: Subscription,
  { hasTax, isReadOnly }: Pick<SubscribedProps, 'hasTax' | 'isReadOnly'>,
): string {
  const end = wordDay(periodEnd);
  const price = nextAmount === null ? '' : `${wordAmount(nextAmount, currency)}${hasTax ? ' plus tax' : ''}`;
  if (status === 'past_due')
    return isReadOnly
      ? 'The last payment failed, and the time to pay it is over. The workspace works again as soon as it is paid.'
      : `The last payment failed. ${graceEndsAt ? `Pay by ${wordDay(graceEndsAt)}, or` : 'Pay, or'} the workspace becomes read-only. Nothing is deleted.`;
  if (status === 'canceling')
    return `${planNames[plan]} is canceled and works until ${end}. The workspace is then read-only: you can view and export all data, and nothing is deleted.`;
  return nextPlan
    ? `${planNames[plan]} until ${end}. From then on ${planNames[nextPlan]}, for ${price} a month.`
    : `${price} a month. Renews on ${end}.`;
}

/** The page of the open invoice, where it can be paid. */
function PayLink({ workspaceId }: { workspaceId: string }) {
  const invoices = useQuery(read('listInvoices', { params: { workspaceId }, query: { limit: 10 } }));
  const open = invoices.data?.items.find(({ status, url }) => status === 'open' && url);
  return (
    open?.url && (
      <a className={buttonClass('primary')} href={open.url}>
        Pay {wordAmount(open.total, open.currency)}
      </a>
    )
  );
}

function CancelPlan({ workspaceId, subscription: { plan, periodEnd } }: Omit<SubscribedProps, 'hasTax' | 'isReadOnly'>) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCommand('cancelSubscription', {
    notice: () => ({ title: `${planNames[plan]} is canceled`, text: `It works until ${wordDay(periodEnd)}.` }),
    failure: 'inline',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          cancel.reset();
          setAsking(true);
        }}
      >
        Cancel plan
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={`Cancel ${planNames[plan]}?`}
        description={`It works until ${wordDay(periodEnd)} and isn’t renewed. The workspace is then read-only: you can view and export all data, and nothing is deleted. Until then you can resume it.`}
        action="Cancel plan"
        dismiss="Keep plan"
        pending={cancel.pending}
        error={cancel.failure?.text}
        onConfirm={() => void cancel.run({ params: { workspaceId } })}
      />
    </>
  );
}
