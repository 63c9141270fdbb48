/** Credits of paid invoices: one lot for each, and what refunds remove from it. */
import { availableOf, removalOf, type InvoiceGrant } from '@leadlight/credits';
import { system, type WorkspaceTx } from '../platform/index.ts';
import { addLot, closeAccount, findByKeys, openAccount } from './account.ts';

export interface InvoiceCredits extends Pick<InvoiceGrant, 'credits' | 'grantedAt' | 'expiresAt'> {
  readonly invoiceId: string;
  readonly reason: 'plan_paid' | 'plan_upgraded' | 'top_up';
}

const keyOf = (invoiceId: string): string => `invoice:${invoiceId}`;

/** Grants the credits of a paid invoice as one lot, once, however often it is called. @returns the lot */
export async function grantForInvoice(tx: WorkspaceTx, { invoiceId, credits, ...grant }: InvoiceCredits, now: Date): Promise<string> {
  const open = await openAccount(tx, now);
  const before = (await findByKeys(tx, [keyOf(invoiceId)])).get(keyOf(invoiceId));
  if (!before) {
    const because = { reason: grant.reason, reference: keyOf(invoiceId), actor: system, idempotencyKey: keyOf(invoiceId) };
    addLot(open, { kind: 'grant', amount: credits, grantedAt: grant.grantedAt, expiresAt: grant.expiresAt }, because);
  }
  const written = await closeAccount(tx, open);
  const entry = before ?? written.find(({ idempotencyKey }) => idempotencyKey === keyOf(invoiceId));
  const lot = entry?.lots[0]?.lot;
  if (!lot) throw new Error('the credits of an invoice have no lot');
  return lot;
}

export interface RefundedInvoice {
  readonly invoiceId: string;
  readonly lotId: string;
  readonly credits: number;
  /** In the smallest unit of the currency. */
  readonly paid: number;
  readonly refunded: number;
  readonly isDisputed: boolean;
  /** Credits that earlier refunds of this invoice concerned. */
  readonly concerned: number;
}

/** Removes the unspent credits that a refund or dispute concerns. @returns how many credits refunds concern by now, and how many were removed */
export async function removeUnspent(tx: WorkspaceTx, of: RefundedInvoice, now: Date): Promise<{ concerned: number; removed: number }> {
  const open = await openAccount(tx, now);
  const lot = open.account.lots.find(({ id }) => id === of.lotId);
  const { concerned, remove } = removalOf({
    granted: of.credits,
    paidAmount: of.paid,
    refundedAmount: of.refunded,
    isDisputed: of.isDisputed,
    concerned: of.concerned,
    remaining: lot?.remaining ?? 0,
    available: availableOf(open.account),
  });
  if (lot && remove > 0) {
    open.account = {
      ...open.account,
      lots: open.account.lots.map((each) => (each.id === lot.id ? { ...each, remaining: each.remaining - remove } : each)),
    };
    open.drafts.push({
      kind: 'adjustment',
      amount: -remove,
      shares: [{ lot: lot.id, amount: remove }],
      reason: of.isDisputed ? 'payment_disputed' : 'payment_refunded',
      reference: keyOf(of.invoiceId),
      actor: system,
      idempotencyKey: `refund:${of.invoiceId}:${concerned}`,
    });
  }
  await closeAccount(tx, open);
  return { concerned, removed: remove };
}
