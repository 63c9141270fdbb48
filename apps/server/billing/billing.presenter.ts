/** Plan and invoices in the contract's form. */
import { isUpgrade, monthlyGrant, monthlyPriceUsd, plans, type Plan, type RunOut } from '@leadlight/credits';
import type { StoredInvoice, StoredSubscription } from '@leadlight/db/billing';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { presentActors } from '../http/actor-names.ts';
import type { Services } from '../services.ts';
import type { BillingRead } from './billing.reads.ts';

export async function presentBilling(
  { billing, config, db }: Pick<Services, 'billing' | 'config' | 'db'>,
  tx: WorkspaceTx,
  read: BillingRead,
) {
  const { workspace, customer, subscription, credits, since, spends, renewal, runOut } = read;
  const nameOf = await presentActors(
    db,
    tx,
    spends.map(({ actor }) => actor),
  );
  return {
    provider: billing.isConnected ? ('stripe' as const) : ('invoice' as const),
    contactEmail: config.helpEmail,
    plan: workspace.plan,
    subscription: subscription?.paidPlan ? presentSubscription(subscription, subscription.paidPlan, workspace.graceEndsAt) : null,
    plans: plans.map((plan) => ({
      plan,
      monthlyPriceUsd: monthlyPriceUsd[plan],
      monthlyCredits: monthlyGrant[plan],
      change: changeTo(plan, workspace.plan, subscription, billing.isConnected),
    })),
    hasTax: billing.hasTax,
    topUps: workspace.plan === null ? [] : billing.topUps.map(({ credits: number, priceUsd }) => ({ credits: number, priceUsd })),
    usage: {
      balance: credits.balance,
      available: credits.balance - credits.held,
      since: since.toISOString(),
      spent: spends.reduce((sum, { spent }) => sum + spent, 0),
      members: spends.map(({ actor, spent }) => {
        const { kind, id, name } = nameOf(actor);
        return { kind: kind === 'user' || kind === 'api_key' ? kind : ('other' as const), id, name, spent };
      }),
    },
    renewal: renewal && { at: renewal.at.toISOString(), credits: renewal.credits },
    runOut: presentRunOut(runOut),
    syncedAt: customer?.syncedAt?.toISOString() ?? null,
  };
}

function presentSubscription(of: StoredSubscription, plan: Plan, graceEndsAt: Date | null) {
  const isLate = of.status === 'past_due' || of.status === 'unpaid';
  return {
    status: isLate ? ('past_due' as const) : of.isCanceling ? ('canceling' as const) : ('active' as const),
    plan,
    nextPlan: of.nextPlan !== null && of.nextPlan !== plan ? of.nextPlan : null,
    periodStart: of.periodStart.toISOString(),
    periodEnd: of.periodEnd.toISOString(),
    nextAmount: of.isCanceling ? null : of.amount,
    currency: of.currency,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
  };
}

function changeTo(plan: Plan, current: Plan | null, subscription: StoredSubscription | null, isConnected: boolean) {
  // A plan that the operator gave can be paid for, too.
  if (isConnected && !subscription?.paidPlan) return 'subscribe' as const;
  if (plan === current) return 'current' as const;
  if (!isConnected || !subscription?.paidPlan) return 'unavailable' as const;
  if (subscription.status !== 'active' && subscription.status !== 'trialing') return 'unavailable' as const;
  return isUpgrade(subscription.paidPlan, plan) ? ('upgrade' as const) : ('downgrade' as const);
}

const presentRunOut = (of: RunOut) => {
  if (of.kind === 'unknown') return of;
  const perDay = Math.round(of.perDay * 10) / 10;
  return of.kind === 'lasts' ? { kind: of.kind, perDay } : { kind: of.kind, perDay, on: of.on.toISOString().slice(0, 10) };
};

export function presentInvoice(of: StoredInvoice) {
  return {
    id: of.id,
    number: of.number,
    status: of.status,
    for: of.sold,
    plan: of.plan,
    credits: of.credits ?? 0,
    total: of.total,
    refunded: of.refunded,
    isDisputed: of.isDisputed,
    currency: of.currency,
    createdAt: of.createdAt.toISOString(),
    paidAt: of.paidAt?.toISOString() ?? null,
    url: of.url,
  };
}
