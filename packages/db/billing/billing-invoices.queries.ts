/** Invoices as last read from the billing provider, with the credits that they granted. */
import type { Plan } from '@leadlight/credits';
import type { WorkspaceTx } from '../platform/index.ts';

export interface InvoiceToSave {
  readonly id: string;
  readonly number: string | null;
  readonly subscriptionId: string | null;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly sold: 'plan' | 'upgrade' | 'top_up' | 'other';
  readonly plan: Plan | null;
  readonly currency: string;
  /** In the smallest unit of the currency. */
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly isDisputed: boolean;
  readonly problem: 'unknown_price' | 'duplicate' | null;
  readonly url: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

export interface StoredInvoice extends InvoiceToSave {
  /** Null until its credits were granted. */
  readonly credits: number | null;
  readonly lotId: string | null;
  /** Credits of the lot that refunds concern. */
  readonly concerned: number;
}

const columns = `id, number, subscription_id as "subscriptionId", status, sold, plan, currency, total, paid, refunded, is_disputed as "isDisputed", problem, url,
  created_at as "createdAt", paid_at as "paidAt", credits, lot_id as "lotId", credits_concerned as concerned`;

/** Stores what the provider reports; what was granted stays. */
export async function saveInvoice(tx: WorkspaceTx, of: InvoiceToSave): Promise<StoredInvoice> {
  const { rows } = await tx.query<StoredInvoice>(
    `insert into billing_invoices (workspace_id, id, number, subscription_id, status, sold, plan, currency, total, paid, refunded, is_disputed, problem, url,
       created_at, paid_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (workspace_id, id) do update set number = excluded.number, status = excluded.status, sold = excluded.sold, plan = excluded.plan,
       total = excluded.total, paid = excluded.paid, refunded = excluded.refunded, is_disputed = excluded.is_disputed, problem = excluded.problem,
       url = excluded.url, paid_at = excluded.paid_at
     returning ${columns}`,
    [
      of.id,
      of.number,
      of.subscriptionId,
      of.status,
      of.sold,
      of.plan,
      of.currency,
      of.total,
      of.paid,
      of.refunded,
      of.isDisputed,
      of.problem,
      of.url,
      of.createdAt,
      of.paidAt,
    ],
  );
  if (!rows[0]) throw new Error('the database did not return the invoice');
  return rows[0];
}

export async function noteInvoiceCredits(tx: WorkspaceTx, id: string, credits: number, lotId: string | null): Promise<void> {
  await tx.query(
    'update billing_invoices set credits = $2, lot_id = $3 where workspace_id = current_workspace() and id = $1 and credits is null',
    [id, credits, lotId],
  );
}

export async function noteRefund(tx: WorkspaceTx, id: string, concerned: number): Promise<void> {
  await tx.query('update billing_invoices set credits_concerned = $2 where workspace_id = current_workspace() and id = $1', [
    id,
    concerned,
  ]);
}

/** Newest first. @param before the last invoice of the previous page */
export async function listInvoices(
  tx: WorkspaceTx,
  { before, limit }: { before: { readonly at: Date; readonly id: string } | null; limit: number },
): Promise<StoredInvoice[]> {
  const { rows } = await tx.query<StoredInvoice>(
    `select ${columns} from billing_invoices where workspace_id = current_workspace() and ($1::timestamptz is null or (created_at, id) < ($1, $2))
     order by created_at desc, id desc limit $3`,
    [before?.at ?? null, before?.id ?? null, limit],
  );
  return rows;
}
