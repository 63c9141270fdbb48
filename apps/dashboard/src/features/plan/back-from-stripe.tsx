import '../../api/groups/billing.ts';
import { getRouteApi } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Billing } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { notify } from '../../notices/notify.ts';
import { planNames } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';

const route = getRouteApi('/w/$workspaceId/settings/plan');

/** Stripe confirms most payments within a second; banks may take longer. */
const pauseMs = 3_000;
const mostAttempts = 20;

/** Shown after a Stripe page: says what happened there. The subscription is read from Stripe, because its event may be late. */
export function BackFromStripe({ workspaceId, billing }: { workspaceId: string; billing: Billing | undefined }) {
  const { from } = route.useSearch();
  const navigate = route.useNavigate();
  const [attempts, setAttempts] = useState(0);
  const refresh = useCommand('refreshBilling', { failure: 'inline' });
  const isActive = billing?.subscription?.status === 'active';
  const isDone = from === 'paid' ? isActive && attempts > 0 : attempts > 0;
  const isWaiting = from !== undefined && from !== 'canceled' && !isDone && attempts < mostAttempts;
  const again = useEffectEvent(async () => {
    await refresh.run({ params: { workspaceId } });
    setAttempts(attempts + 1);
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void again(), attempts === 0 ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempts]);
  const end = useEffectEvent(() => {
    if (from === 'paid' && billing?.subscription)
      notify({
        title: `${planNames[billing.subscription.plan]} is active`,
        text: `You have ${wordNumber(billing.usage.available)} credits.`,
      });
    // The address alone is not proof of a payment.
    if (from === 'credits' && billing)
      notify({
        title: `You have ${wordNumber(billing.usage.available)} credits`,
        text: 'A payment is listed under Invoices as soon as Stripe confirms it.',
      });
    void navigate({ search: {}, replace: true });
  });
  const isOver = isDone && !refresh.failure;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (from === undefined || from === 'portal' || isOver) return null;
  return (
    <div className="mt-4">
      {from === 'canceled' ? (
        <p role="status" className="rounded-control bg-wash-strong px-3 py-2.5 text-13">
          You left Stripe before paying. Nothing was charged.
        </p>
      ) : isWaiting ? (
        <p role="status" className="flex items-center gap-2 rounded-control bg-wash-strong px-3 py-2.5 text-13">
          <LoaderCircle className="size-4 animate-spin motion-reduce:animate-none" aria-hidden />
          Waiting for Stripe to confirm the payment…
        </p>
      ) : (
        <p role="status" className="rounded-control bg-amber/16 px-3 py-2.5 text-13">
          Stripe hasn’t confirmed the payment yet. Some banks need hours or days; the plan becomes active as soon as the payment is
          confirmed.
        </p>
      )}
      <FormFailure failure={refresh.failure} />
    </div>
  );
}
