/** Refunds a paid reading whose new values a member has all marked as wrong, within the same allowance as bounces without evidence. */
import { type Allowance, freeAllowance, refundableSince, refundExpiry } from '@leadlight/credits';
import { isSameValue, unpackFacts, type FactValue } from '@leadlight/leads';
import type { ActorRef, WorkspaceTx } from '../platform/index.ts';
import { lockPayments, readAllowanceUsed, refundSpend } from '../credits/index.ts';
import { readCompanyRecord } from '../leads/index.ts';

/** What a payment was for. */
export interface PaidFor {
  readonly fields: readonly { readonly field: string; readonly value: FactValue }[];
  /** Ids of details that were new. */
  readonly details: readonly string[];
}

/** @returns credits refunded */
export async function refundIfAllRejected(
  tx: WorkspaceTx,
  companyId: string,
  { actor, allowance }: { readonly actor: ActorRef; readonly allowance: Allowance },
  now: Date,
): Promise<number> {
  await lockPayments(tx);
  const { rows } = await tx.query<{ id: string; entryNumber: number; paidFor: PaidFor }>(
    `select id, entry_number as "entryNumber", paid_for as "paidFor" from enrichments
     where workspace_id = current_workspace() and company_id = $1 and paid_at > $2 and refunded_at is null and entry_number is not null for update`,
    [companyId, refundableSince(now)],
  );
  let refunded = 0;
  for (const { id, entryNumber, paidFor } of rows) {
    if (!(await areAllRejected(tx, companyId, paidFor))) continue;
    const used = await readAllowanceUsed(tx, now);
    if (used.refunded >= freeAllowance(used.paidReveals + used.paidEnrichments, allowance)) break;
    const because = { reason: 'enrichment_rejected', reference: null, actor, idempotencyKey: `enrichment_rejected:${entryNumber}` };
    refunded += (await refundSpend(tx, entryNumber, { ...because, amount: 1, expiresAt: refundExpiry(now) }, now)).amount;
    await tx.query('update enrichments set refunded_at = $2 where workspace_id = current_workspace() and id = $1', [id, now]);
  }
  return refunded;
}

async function areAllRejected(tx: WorkspaceTx, companyId: string, { fields, details }: PaidFor): Promise<boolean> {
  const { rows } = await tx.query<{ kind: string; isRejected: boolean }>(
    `select kind, rejected_at is not null as "isRejected" from company_details where workspace_id = current_workspace() and id = any($1::uuid[])`,
    [details],
  );
  if (rows.some(({ isRejected }) => !isRejected)) return false;
  const rejected = unpackFacts((await readCompanyRecord(tx, companyId)).facts).filter(({ retractedAt }) => retractedAt !== null);
  const hasTechnologies = rows.some(({ kind }) => kind === 'technology');
  // The list of technologies is rejected when each of them is.
  return fields.every(
    ({ field, value }) =>
      (field === 'technologies' && hasTechnologies) || rejected.some((fact) => fact.field === field && isSameValue(fact.value, value)),
  );
}
