/**
 * Plans: what each one grants, how trials and plan months become credit lots, and when a workspace is read-only. Pure: takes the dates
 * of the trial and plan, returns entries for the ledger.
 */
import { addMonths, monthOf } from './months.ts';

export const plans = ['starter', 'basic', 'premium'] as const;
export type Plan = (typeof plans)[number];

/** Credits per month. */
export const monthlyGrant: Readonly<Record<Plan, number>> = { starter: 2_500, basic: 4_000, premium: 6_000 };

/** US dollars per month, as shown on the public page. Billing decides what is charged. */
export const monthlyPriceUsd: Readonly<Record<Plan, number>> = { starter: 29, basic: 59, premium: 89 };

export const trialDays = 14;
/** Days during which the deletion of a workspace can be undone. */
export const deletionGraceDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** Credits to add, with the time from which they are valid and the time at which they expire. */
export interface Grant {
  readonly kind: 'trial' | 'grant';
  readonly amount: number;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
  /** What the credits are for. Unique per workspace, so that no grant is given twice. */
  readonly reference: string;
}

export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * dayMs);
}

/** A trial grants its plan's monthly credits once. Unspent credits expire one month after the trial ends, as those of a plan month do. */
export function trialGrant(plan: Plan, startedAt: Date): Grant {
  return {
    kind: 'trial',
    amount: monthlyGrant[plan],
    grantedAt: startedAt,
    expiresAt: addMonths(trialEnd(startedAt), 1),
    reference: 'trial',
  };
}

/** A plan in effect. Its months are counted from the anchor. */
export interface PlanMonths {
  readonly plan: Plan;
  readonly anchorAt: Date;
  /** The number of months already granted, counted from the first without gaps. */
  readonly monthsGranted: number;
}

/** Returns the grants whose month has started and that were not given yet, oldest first. Months that no job processed are granted later. */
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
    // Unspent credits roll over for one month: they are valid in their own month and the next.
    expiresAt: addMonths(anchorAt, month + 2),
    reference: `month:${addMonths(anchorAt, month).toISOString()}:${plan}`,
  };
}

/** The stored state of a workspace's plan before a change. All grants due so far must have been given. */
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
  /** Credits granted immediately; null when the month already had as many. */
  readonly grant: Grant | null;
}

/**
 * Changes the plan. A larger plan grants the difference immediately. A smaller one takes nothing back and applies from the next
 * anniversary. A plan that ended and restarts within a month that was already granted keeps its anniversary, so restarting earns
 * nothing.
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
  /** When the last plan ended; null while there is one, and if there was none. */
  readonly planEndedAt: Date | null;
  /** Until when the workspace works although a payment failed; null if none failed. */
  readonly graceEndsAt: Date | null;
  /** When the workspace will be deleted; null if deletion was not requested. */
  readonly deleteAfter: Date | null;
}

/** Whether a workspace may change anything. Reading and exporting its own data always works. */
export type Standing =
  | { readonly kind: 'trial'; readonly endsAt: Date; readonly daysLeft: number }
  | { readonly kind: 'active'; readonly plan: Plan; readonly graceEndsAt: Date | null }
  | { readonly kind: 'read_only'; readonly because: ReadOnlyReason; readonly since: Date | null };

/** Why a workspace is read-only. 'no_plan': it never had a trial or a plan. */
export type ReadOnlyReason = 'deletion' | 'payment_failed' | 'plan_ended' | 'trial_ended' | 'no_plan';

/** A workspace is read-only as soon as its deletion is requested, and once the grace after a failed payment is over. */
export function standingOf({ plan, trialEndsAt, planEndedAt, graceEndsAt, deleteAfter }: StandingInput, now: Date): Standing {
  if (deleteAfter) return { kind: 'read_only', because: 'deletion', since: null };
  if (plan && graceEndsAt && graceEndsAt <= now) return { kind: 'read_only', because: 'payment_failed', since: graceEndsAt };
  if (plan) return { kind: 'active', plan, graceEndsAt };
  if (trialEndsAt && now < trialEndsAt) {
    return { kind: 'trial', endsAt: trialEndsAt, daysLeft: Math.ceil((trialEndsAt.getTime() - now.getTime()) / dayMs) };
  }
  if (planEndedAt && (!trialEndsAt || planEndedAt > trialEndsAt)) return { kind: 'read_only', because: 'plan_ended', since: planEndedAt };
  return { kind: 'read_only', because: trialEndsAt ? 'trial_ended' : 'no_plan', since: trialEndsAt };
}

export function isReadOnly(workspace: StandingInput, now: Date): boolean {
  return standingOf(workspace, now).kind === 'read_only';
}

/** Whether a workspace may start a trial: only if it never had a trial or a plan. */
export function mayStartTrial(
  workspace: StandingInput & { readonly trialStartedAt: Date | null; readonly planAnchorAt: Date | null },
  now: Date,
): boolean {
  return (
    workspace.trialStartedAt === null && workspace.planAnchorAt === null && workspace.deleteAfter === null && isReadOnly(workspace, now)
  );
}

/**
 * The mailbox that an address delivers to; each gets one trial. Mail providers deliver name+anything@ to name@; Google also ignores dots and
 * has two domain names.
 */
export function trialMailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const untagged = local.split('+')[0] ?? '';
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** When a workspace is deleted whose deletion was requested at this time. */
export function deletionDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + deletionGraceDays * dayMs);
}
