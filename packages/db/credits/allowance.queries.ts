/** How much of the allowance for refunds without evidence is used: for bounces that a workspace only reports, and for readings whose values it rejected. */
import { refundableSince } from '@leadlight/credits';
import type { WorkspaceTx } from '../platform/index.ts';

export interface AllowanceUsed {
  /** Of the last 30 days, as the other numbers. */
  readonly paidReveals: number;
  readonly paidEnrichments: number;
  /** Credits refunded without evidence. */
  readonly refunded: number;
  /** Whether a reported bounce already waits for evidence. */
  readonly wasExceeded: boolean;
}

export async function readAllowanceUsed(tx: WorkspaceTx, now: Date): Promise<AllowanceUsed> {
  const { rows } = await tx.query<AllowanceUsed>(
    `select (select count(*) from reveals where workspace_id = current_workspace() and revealed_at > $1 and entry_number is not null)::int as "paidReveals",
       (select count(*) from enrichments where workspace_id = current_workspace() and paid_at > $1)::int as "paidEnrichments",
       (coalesce(sum(refunded) filter (where evidence is null), 0) + (select count(*) from enrichments
          where workspace_id = current_workspace() and refunded_at > $1))::int as refunded,
       coalesce(bool_or(is_owed), false) as "wasExceeded"
     from bounces where workspace_id = current_workspace() and reported_at > $1`,
    [refundableSince(now)],
  );
  return rows[0] ?? { paidReveals: 0, paidEnrichments: 0, refunded: 0, wasExceeded: false };
}
