/**
 * Paid subscriptions: what a paid invoice grants, how long its credits are valid, what a refund removes, and what a subscription means for the workspace.
 * Pure: takes what the billing provider reports, returns what the ledger and the workspace get.
 */
import { addMonths, monthOf } from './months.ts';
import { monthlyGrant, plans, type Plan } from './plans.ts';

/** Days after a failed payment during which a workspace keeps working (docs/billing.md). */
export const graceDays = 7;
/** Credits that were bought once are valid for a year, like those that an operator grants. */
export const topUpMonths = 12;
const dayMs = 24 * 60 * 60 * 1000;

/** What a price sells: a plan by the month, or credits once. */
export type Sold = { readonly kind: 'plan'; readonly plan: Plan } | { readonly kind: 'credits'; readonly credits: number };

export interface InvoiceLine {
  /** Null for a price that is not ours. */
  readonly sold: Sold | null;
  readonly quantity: number;
  /** Whether it settles a change within a period. */
  readonly isProration: boolean;
  /** Whether it credits what was already paid for the rest of a period. */
  readonly isCredit: boolean;
  readonly periodStart: Date;
}

/** What a paid invoice grants. Depends only on the invoice, so that the order in which invoices arrive doesn't matter. */
export interface InvoiceGrant {
  /** 0 if it grants nothing. */
  readonly credits: number;
  /** The plan that was paid for; null for credits that were bought once. */
  readonly plan: Plan | null;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
}

/**
 * An upgrade is invoiced as a credit for the old plan and a charge for the new one, and grants the difference in credits. Nothing is granted for an
 * invoice with a price that is not ours (null): somebody must look at it.
 * @param anchorAt the instant whose monthly anniversaries begin the periods; null for credits that were bought once
 * @param paidAt when credits that were bought once begin to be valid
 */
export function grantOfInvoice(lines: readonly InvoiceLine[], anchorAt: Date | null, paidAt: Date): InvoiceGrant | null {
  if (lines.length === 0 || lines.some(({ sold }) => sold === null)) return null;
  let credits = 0;
  let plan: Plan | null = null;
  const starts: number[] = [];
  for (const { sold, isCredit, quantity, periodStart } of lines) {
    if (sold?.kind === 'credits') credits += (isCredit ? -1 : 1) * sold.credits * quantity;
    if (sold?.kind !== 'plan') continue;
    // A plan is sold once, whatever the quantity.
    credits += (isCredit ? -1 : 1) * monthlyGrant[sold.plan];
    if (isCredit) continue;
    plan = sold.plan;
    starts.push(periodStart.getTime());
  }
  const grantedAt = starts.length > 0 ? new Date(Math.max(...starts)) : paidAt;
  const expiresAt = plan === null ? addMonths(paidAt, topUpMonths) : planCreditsExpiry(anchorAt ?? grantedAt, grantedAt);
  return { credits: Math.max(0, credits), plan, grantedAt, expiresAt };
}

/** Unspent credits roll over for one month: they are valid in the period that contains `at`, and in the next. */
export function planCreditsExpiry(anchorAt: Date, at: Date): Date {
  return addMonths(anchorAt, monthOf(anchorAt, at) + 2);
}

export interface PaidBack {
  /** Credits that the invoice granted. */
  readonly granted: number;
  /** In the smallest unit of the currency. */
  readonly paidAmount: number;
  readonly refundedAmount: number;
  /** Whether the payment is disputed, or the dispute was lost. */
  readonly isDisputed: boolean;
  /** Credits that earlier refunds of the same invoice concerned, whether or not they were still unspent. */
  readonly concerned: number;
  /** Unspent credits of the invoice's lot. */
  readonly remaining: number;
  /** Credits of the workspace that are not reserved. */
  readonly available: number;
}

/**
 * What a refund or a dispute removes: the unspent credits of the part that was refunded, never credits of other lots, and never reserved ones.
 * @returns how many credits to remove now, and how many of the lot's credits refunds concern by now
 */
export function removalOf(of: PaidBack): { readonly remove: number; readonly concerned: number } {
  const share = of.isDisputed ? 1 : of.paidAmount <= 0 ? 0 : Math.min(1, of.refundedAmount / of.paidAmount);
  const concerned = Math.max(of.concerned, Math.ceil(of.granted * share));
  const unspent = Math.max(0, Math.min(concerned - of.concerned, of.remaining));
  const remove = Math.max(0, Math.min(unspent, of.available));
  // What is reserved now is removed with the next reading, if it is released.
  return { remove, concerned: concerned - (unspent - remove) };
}

/** As the billing provider names them. */
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

export interface Subscription {
  readonly status: SubscriptionStatus;
  /** The plan of the newest paid invoice; null before the first is paid. */
  readonly paidPlan: Plan | null;
  /** The oldest invoice whose payment failed and is still open. */
  readonly failedAt: Date | null;
}

export interface BilledStanding {
  readonly plan: Plan | null;
  /** Until when the workspace works although a payment failed; null if none failed. */
  readonly graceEndsAt: Date | null;
}

/** The plan that a subscription gives its workspace. Nobody gets a plan before the first invoice is paid. */
export function billedStanding({ status, paidPlan, failedAt }: Subscription): BilledStanding {
  const isOn = status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid';
  if (!isOn || paidPlan === null) return { plan: null, graceEndsAt: null };
  const isLate = status === 'past_due' || status === 'unpaid';
  return { plan: paidPlan, graceEndsAt: isLate && failedAt ? graceEnd(failedAt) : null };
}

export function graceEnd(failedAt: Date): Date {
  return new Date(failedAt.getTime() + graceDays * dayMs);
}

/** Whether changing from one plan to another takes effect at once, or at the end of the period. */
export function isUpgrade(from: Plan, to: Plan): boolean {
  return plans.indexOf(to) > plans.indexOf(from);
}

/**
 * The subscription that counts if a customer has several. One that began while an earlier one had not ended was paid a second time, in another tab. This
 * stays so after it ended, so that its invoices never grant credits.
 */
export function pickSubscription<T extends CountedSubscription>(
  subscriptions: readonly T[],
): { readonly chosen: T | null; readonly duplicates: readonly T[] } {
  const genuine: T[] = [];
  const duplicates: T[] = [];
  for (const each of subscriptions.filter(sellsPlan).filter(hasBegun).toSorted(byBeginning)) {
    const isDuplicate = genuine.some(({ endedAt }) => endedAt === null || endedAt > each.createdAt);
    (isDuplicate ? duplicates : genuine).push(each);
  }
  return { chosen: genuine.find(({ endedAt }) => endedAt === null) ?? null, duplicates };
}

interface CountedSubscription {
  readonly id: string;
  /** Null for anything else that the operator sells to the same customer, such as support: it is neither counted nor touched. */
  readonly sold: Sold | null;
  readonly status: SubscriptionStatus;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

const sellsPlan = ({ sold }: CountedSubscription): boolean => sold?.kind === 'plan';
/** Not one whose first payment is open or was never made. */
const hasBegun = ({ status }: CountedSubscription): boolean => status !== 'incomplete' && status !== 'incomplete_expired';
const byBeginning = (a: CountedSubscription, b: CountedSubscription): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Emails about a trial or plan that owners get as time passes. */
export type DueNotice =
  | { readonly kind: 'trial-ends'; readonly days: 7 | 3 | 1; readonly at: Date }
  | { readonly kind: 'grace-ends'; readonly days: 3 | 1; readonly at: Date }
  | { readonly kind: 'read-only'; readonly because: 'trial' | 'grace'; readonly at: Date };

interface NoticeInput {
  readonly plan: Plan | null;
  readonly trialEndsAt: Date | null;
  readonly graceEndsAt: Date | null;
  readonly deleteAfter: Date | null;
}

/** An email about what happened longer ago is not sent: nobody needs it after an installation was updated or was off. */
const lateMs = 3 * dayMs;

/** The one email that is due, if any: the most urgent, so that an installation that was off doesn't send three at once. */
export function dueNotice({ plan, trialEndsAt, graceEndsAt, deleteAfter }: NoticeInput, now: Date): DueNotice | null {
  if (deleteAfter) return null;
  if (plan !== null) return graceEndsAt && noticeBefore('grace', graceEndsAt, now);
  return trialEndsAt && noticeBefore('trial', trialEndsAt, now);
}

function noticeBefore(because: 'trial' | 'grace', at: Date, now: Date): DueNotice | null {
  const left = at.getTime() - now.getTime();
  if (left <= 0) return -left < lateMs ? { kind: 'read-only', because, at } : null;
  const days = left <= dayMs ? 1 : left <= 3 * dayMs ? 3 : left <= 7 * dayMs ? 7 : null;
  if (days === null) return null;
  if (because === 'trial') return { kind: 'trial-ends', days, at };
  return days === 7 ? null : { kind: 'grace-ends', days, at };
}
