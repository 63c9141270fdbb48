/** Granting, spending, reserving and settling credits, independent of what they pay for. */
import { randomUUID } from 'node:crypto';
import { addMonths, ceilingSubjects, type CeilingSubject, type MonthCeilings } from '@leadlight/credits';
import {
  commitReservation as commit,
  giveCredits as give,
  readMonthCeilings,
  releaseReservation as release,
  reserveCredits as reserve,
  setMonthCeilings,
  settleCredits,
  spendCredits as spend,
  type CreditEntry,
  type Reservation,
  type SpendInput,
} from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, type WorkspaceContext } from '../command.ts';
import type { Services } from '../services.ts';
import { everyWorkspaceId } from '../workspaces/workspaces.reads.ts';

/** Grants credits in addition to the plan's. They expire after a year. */
export function giveCredits(context: WorkspaceContext, { amount, reason }: { amount: number; reason: string }): Promise<CreditEntry> {
  const { caller, now } = context;
  const gift = {
    amount,
    reason,
    reference: null,
    actor: caller.actor,
    idempotencyKey: `gift:${randomUUID()}`,
    expiresAt: addMonths(now, 12),
  };
  return transact(context, (tx) => give(tx, gift, now));
}

/** @throws Refusal credits_insufficient, month_ceiling, idempotency_key_reused */
export function spendCredits(context: WorkspaceContext, input: SpendInput): Promise<{ entry: CreditEntry; isReplay: boolean }> {
  return transact(context, (tx) => spend(tx, input, context.now));
}

/** @throws Refusal credits_insufficient, month_ceiling, idempotency_key_reused */
export function reserveCredits(context: WorkspaceContext, { amount, ...because }: SpendInput): Promise<Reservation> {
  return transact(context, (tx) => reserve(tx, { ...because, ceiling: amount }, context.now));
}

/** @throws Refusal not_found, reservation_closed, ceiling_reached, idempotency_key_reused */
export function commitReservation(
  context: WorkspaceContext,
  reservationId: string,
  input: SpendInput,
): Promise<{ entry: CreditEntry; isReplay: boolean }> {
  return transact(context, (tx) => commit(tx, reservationId, input, context.now));
}

/** @throws Refusal not_found */
export function releaseReservation(context: WorkspaceContext, reservationId: string): Promise<Reservation> {
  return transact(context, (tx) => release(tx, reservationId, context.now));
}

/** Sets or removes ceilings of the calendar month. @param ceilings null removes one; those that are absent stay */
export function updateMonthCeilings(
  context: WorkspaceContext,
  ceilings: Readonly<Partial<Record<CeilingSubject, number | null | undefined>>>,
): Promise<MonthCeilings> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const before = await readMonthCeilings(tx, now);
    const changed = ceilingSubjects.filter((subject) => ceilings[subject] !== undefined && ceilings[subject] !== before[subject].ceiling);
    if (changed.length === 0) return before;
    const to = Object.fromEntries(changed.map((subject) => [subject, ceilings[subject] ?? null]));
    await setMonthCeilings(tx, to, now);
    const from = Object.fromEntries(changed.map((subject) => [subject, before[subject].ceiling]));
    await noteAudit(tx, { actor: caller.actor, action: 'credits.ceilings_changed', details: { from, to } }, now);
    return readMonthCeilings(tx, now);
  });
}

/** Writes the due grants and expiries of every workspace, so that ledgers show them even if nobody reads them. */
export async function settleAllCredits({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for await (const id of everyWorkspaceId(db)) await inWorkspace(db, id, (tx) => settleCredits(tx, now()));
}
