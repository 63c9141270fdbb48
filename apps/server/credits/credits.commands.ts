/** Granting, spending, reserving and settling credits, independent of what they pay for. */
import { randomUUID } from 'node:crypto';
import { addMonths } from '@leadlight/credits';
import {
  commitReservation as commit,
  giveCredits as give,
  releaseReservation as release,
  reserveCredits as reserve,
  settleCredits,
  spendCredits as spend,
  type CreditEntry,
  type Reservation,
  type SpendInput,
} from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
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

/** @throws Refusal credits_insufficient, idempotency_key_reused */
export function spendCredits(context: WorkspaceContext, input: SpendInput): Promise<{ entry: CreditEntry; isReplay: boolean }> {
  return transact(context, (tx) => spend(tx, input, context.now));
}

/** @throws Refusal credits_insufficient, idempotency_key_reused */
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

/** Writes the due grants and expiries of every workspace, so that ledgers show them even if nobody reads them. */
export async function settleAllCredits({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for await (const id of everyWorkspaceId(db)) await inWorkspace(db, id, (tx) => settleCredits(tx, now()));
}
