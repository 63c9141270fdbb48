/**
 * Plans: what each grants, how a trial and a plan's months turn into dated credits, and when a workspace may write.
 * Decides only; the instants of trial and plan come in, entries for the ledger go out.
 */
import { addMonths, monthOf } from './months.ts';

export const plans = ['starter', 'basic', 'premium'] as const;
export type Plan = (typeof plans)[number];

/** Credits a month. */
export const monthlyGrant: Readonly<Record<Plan, number>> = { starter: 2_500, basic: 4_000, premium: 6_000 };

/** Dollars a month, as the public page says them. What is charged is for the billing to say. */
export const monthlyPriceUsd: Readonly<Record<Plan, number>> = { starter: 29, basic: 59, premium: 89 };

export const trialDays = 14;
/** Days in which the deletion of a workspace can be taken back. */
export const deletionGraceDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** Credits that begin to count, and the instant from which they count no more. */
export interface Grant {
  readonly kind: 'trial' | 'grant';
  readonly amount: number;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
  /** What the credits are for, unique in a workspace: no grant is given twice. */
  readonly reference: string;
}

export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * dayMs);
}

/** The trial brings its plan's grant once; what is unspent rolls over one month behind the trial's end, as it does behind a month's. */
export function trialGrant(plan: Plan, startedAt: Date): Grant {
  return {
    kind: 'trial',
    amount: monthlyGrant[plan],
    grantedAt: startedAt,
    expiresAt: addMonths(trialEnd(startedAt), 1),
    reference: 'trial',
  };
}

/** A plan under way: its months are counted from the anchor. */
export interface PlanMonths {
  readonly plan: Plan;
  readonly anchorAt: Date;
  /** Months that have had their grant, from the first on without a gap. */
  readonly monthsGranted: number;
}

/** The grants whose month has begun and that were not given yet, oldest first; months that nobody came by for are not lost. */
export function dueGrants({ plan, anchorAt, monthsGranted }: PlanMonths, now: Date): Grant[] {
  const grants: Grant[] = [];
  for (let month = monthsGranted; addMonths(anchorAt, month) <= now; month += 1) {
    grants.push(grantOfMonth(plan, anchorAt, month, monthlyGrant[plan]));
  }
  return grants;
}

function grantOfMonth(plan: Plan, anchorAt: Date, month: number, amount: number): Grant {
  return {
    kind: 'grant',
    amount,
    grantedAt: addMonths(anchorAt, month),
    // Unspent credits roll over one month: they count in their own month and in the next.
    expiresAt: addMonths(anchorAt, month + 2),
    reference: `month:${addMonths(anchorAt, month).toISOString()}:${plan}`,
  };
}

/** What is on record of a workspace's plan when it is changed; all grants due until then have been given. */
export interface PlanRecord {
  readonly plan: Plan | null;
  readonly anchorAt: Date | null;
  readonly monthsGranted: number;
  /** Credits already granted for the month that `anchorAt` and `monthsGranted` end in. */
  readonly grantedThisMonth: number;
}

export interface PlanChange {
  readonly plan: Plan;
  readonly anchorAt: Date;
  readonly monthsGranted: number;
  /** Credits that the change brings at once; null when the month has had as many already. */
  readonly grant: Grant | null;
}

/**
 * A larger plan brings the difference at once, a smaller one takes nothing back and counts from the next anniversary.
 * A plan that ended and starts again within a month that had its grant keeps its anniversary: ending and starting again earns nothing.
 */
export function changePlan(record: PlanRecord, plan: Plan, now: Date): PlanChange {
  const { anchorAt, monthsGranted } = record;
  const isPaidUp = anchorAt !== null && monthsGranted > 0 && now < addMonths(anchorAt, monthsGranted);
  if (!isPaidUp) {
    return { plan, anchorAt: now, monthsGranted: 1, grant: grantOfMonth(plan, now, 0, monthlyGrant[plan]) };
  }
  const difference = monthlyGrant[plan] - record.grantedThisMonth;
  const month = monthOf(anchorAt, now);
  return {
    plan,
    anchorAt,
    monthsGranted,
    grant: difference > 0 ? { ...grantOfMonth(plan, anchorAt, month, difference), grantedAt: now } : null,
  };
}

export interface StandingInput {
  readonly plan: Plan | null;
  readonly trialEndsAt: Date | null;
}

/** Whether a workspace may change anything. Reading and exporting its own data works in every standing. */
export type Standing =
  | { readonly kind: 'trial'; readonly endsAt: Date; readonly daysLeft: number }
  | { readonly kind: 'active'; readonly plan: Plan }
  | { readonly kind: 'read_only'; readonly since: Date | null };

export function standingOf({ plan, trialEndsAt }: StandingInput, now: Date): Standing {
  if (plan) return { kind: 'active', plan };
  if (trialEndsAt && now < trialEndsAt) {
    return { kind: 'trial', endsAt: trialEndsAt, daysLeft: Math.ceil((trialEndsAt.getTime() - now.getTime()) / dayMs) };
  }
  return { kind: 'read_only', since: trialEndsAt };
}
