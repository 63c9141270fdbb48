/** Subscriptions as last read from the billing provider, and the plan that they give the workspace. */
import { monthOf, type Plan, type SubscriptionStatus } from '@leadlight/credits';
import type { WorkspaceTx } from '../platform/index.ts';

export interface StoredSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** Whether it is the one that counts. */
  readonly isChosen: boolean;
  /** The plan of the newest paid invoice. */
  readonly paidPlan: Plan | null;
  /** The plan of the next invoice; null for a price that is not ours. */
  readonly nextPlan: Plan | null;
  readonly itemId: string;
  readonly priceId: string;
  /** In the smallest unit of the currency, without tax. */
  readonly amount: number;
  readonly currency: string;
  readonly anchorAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly isCanceling: boolean;
  readonly failedAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** The one that counts; null without one. */
export async function findSubscription(tx: WorkspaceTx): Promise<StoredSubscription | null> {
  const { rows } = await tx.query<StoredSubscription>(
    `select id, status, is_chosen as "isChosen", paid_plan as "paidPlan", next_plan as "nextPlan", item_id as "itemId", price_id as "priceId", amount, currency,
       anchor_at as "anchorAt", period_start as "periodStart", period_end as "periodEnd", is_canceling as "isCanceling", failed_at as "failedAt",
       created_at as "createdAt", ended_at as "endedAt"
     from billing_subscriptions where workspace_id = current_workspace() and is_chosen`,
  );
  return rows[0] ?? null;
}

/** Stores one. If it counts, no other one does. */
export async function saveSubscription(tx: WorkspaceTx, of: StoredSubscription): Promise<void> {
  if (of.isChosen)
    await tx.query(
      'update billing_subscriptions set is_chosen = false where workspace_id = current_workspace() and is_chosen and id <> $1',
      [of.id],
    );
  await tx.query(
    `insert into billing_subscriptions (workspace_id, id, status, is_chosen, paid_plan, next_plan, item_id, price_id, amount, currency, anchor_at,
       period_start, period_end, is_canceling, failed_at, created_at, ended_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (workspace_id, id) do update set status = excluded.status, is_chosen = excluded.is_chosen, paid_plan = excluded.paid_plan,
       next_plan = excluded.next_plan, item_id = excluded.item_id, price_id = excluded.price_id, amount = excluded.amount, currency = excluded.currency,
       anchor_at = excluded.anchor_at, period_start = excluded.period_start, period_end = excluded.period_end, is_canceling = excluded.is_canceling,
       failed_at = excluded.failed_at, ended_at = excluded.ended_at`,
    [
      of.id,
      of.status,
      of.isChosen,
      of.paidPlan,
      of.nextPlan,
      of.itemId,
      of.priceId,
      of.amount,
      of.currency,
      of.anchorAt,
      of.periodStart,
      of.periodEnd,
      of.isCanceling,
      of.failedAt,
      of.createdAt,
      of.endedAt,
    ],
  );
}

export interface BilledPlan {
  readonly plan: Plan | null;
  readonly graceEndsAt: Date | null;
  /** Of the subscription; null if the plan ends. */
  readonly anchorAt: Date | null;
  readonly periodStart: Date | null;
}

/**
 * Gives the workspace the plan that it pays, without credits: those come with invoices. Ends a plan only if it was paid this way: a plan that the operator
 * set stays.
 * @returns the plan before, and whether it was paid this way
 */
export async function giveBilledPlan(
  tx: WorkspaceTx,
  { plan, graceEndsAt, anchorAt, periodStart }: BilledPlan,
  now: Date,
): Promise<{ before: Plan | null; wasBilled: boolean; graceBefore: Date | null }> {
  const { rows } = await tx.query<{ before: Plan | null; wasBilled: boolean; graceBefore: Date | null }>(
    'select plan as before, is_billed as "wasBilled", grace_ends_at as "graceBefore" from workspaces for update',
  );
  const [row] = rows;
  if (!row) return { before: null, wasBilled: false, graceBefore: null };
  if (plan === null || anchorAt === null || periodStart === null) {
    if (row.wasBilled)
      await tx.query('update workspaces set plan = null, is_billed = false, grace_ends_at = null, plan_ended_at = $1', [now]);
    return row;
  }
  // The months are counted although their credits come with invoices, so that a plan that the operator sets later begins where this one ended.
  await tx.query(
    'update workspaces set plan = $1, is_billed = true, grace_ends_at = $2, plan_anchor_at = $3, periods_granted = $4, plan_ended_at = null',
    [plan, graceEndsAt, anchorAt, monthOf(anchorAt, periodStart) + 1],
  );
  return row;
}
