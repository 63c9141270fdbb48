/**
 * Stores what was read from the billing provider, and does what follows from it, in one transaction: credits of paid invoices, what refunds remove, the plan of
 * the workspace. Everything is compared with what is stored, so that repeating it changes nothing.
 */
import type { BilledCustomer, BilledInvoice, BilledSubscription } from '@leadlight/adapters/billing';
import { billedStanding, grantOfInvoice, pickSubscription, plans, type InvoiceGrant, type Plan } from '@leadlight/credits';
import {
  forgetCheckout,
  giveBilledPlan,
  noteInvoiceCredits,
  noteRefund,
  saveInvoice,
  saveSubscription,
  type InvoiceToSave,
  type StoredInvoice,
} from '@leadlight/db/billing';
import { grantForInvoice, removeUnspent } from '@leadlight/db/credits';
import { system, type WorkspaceTx } from '@leadlight/db/platform';
import { noteAudit } from '../audit/note-audit.ts';
import { afterChange, afterInvoice, type Notice } from './billing-notices.ts';

/** What was found to be missing and was corrected. */
export interface Applied {
  readonly granted: number;
  readonly removed: number;
  readonly hasPlanChanged: boolean;
  readonly notices: readonly Notice[];
}

interface ReadInvoice {
  readonly invoice: BilledInvoice;
  readonly grant: InvoiceGrant | null;
  readonly isDuplicate: boolean;
}

export async function applyBilling(tx: WorkspaceTx, state: BilledCustomer, now: Date): Promise<Applied> {
  const { chosen, duplicates } = pickSubscription(state.subscriptions);
  const known = new Map(state.subscriptions.map((each) => [each.id, each]));
  const unwanted = new Set(duplicates.map(({ id }) => id));
  const read = state.invoices.map((invoice): ReadInvoice => {
    const { subscriptionId, lines, paidAt, createdAt } = invoice;
    const anchorAt = known.get(subscriptionId ?? '')?.anchorAt ?? null;
    return { invoice, grant: grantOfInvoice(lines, anchorAt, paidAt ?? createdAt), isDuplicate: unwanted.has(subscriptionId ?? '') };
  });
  const notices: Notice[] = [];
  let granted = 0;
  let removed = 0;
  for (const each of read.toSorted((a, b) => a.invoice.createdAt.getTime() - b.invoice.createdAt.getTime())) {
    const stored = await saveInvoice(tx, toSave(each));
    const credits = await grantCredits(tx, each, stored, now);
    granted += credits ?? 0;
    removed += await removeRefunded(tx, stored, now);
    notices.push(...afterInvoice({ ...stored, credits: credits ?? stored.credits }, { isNew: credits !== null }, now));
  }
  for (const each of state.subscriptions)
    await saveSubscription(tx, { ...withNextPlan(each), isChosen: each.id === chosen?.id, ...paidFor(each, read) });
  if (chosen) await forgetCheckout(tx);
  const paid = chosen && paidFor(chosen, read);
  const standing = chosen && paid ? billedStanding({ status: chosen.status, ...paid }) : { plan: null, graceEndsAt: null };
  const change = await giveBilledPlan(
    tx,
    { ...standing, anchorAt: chosen?.anchorAt ?? null, periodStart: chosen?.periodStart ?? null },
    now,
  );
  const hasPlanChanged = change.before !== standing.plan && (standing.plan !== null || change.wasBilled);
  if (hasPlanChanged)
    await noteAudit(tx, { actor: system, action: 'plan.changed', details: { from: change.before, to: standing.plan } }, now);
  notices.push(...afterChange({ chosen, standing, ended: hasPlanChanged && standing.plan === null ? change.before : null }, now));
  return { granted, removed, hasPlanChanged, notices };
}

/** @returns the credits, or null if nothing is granted now */
async function grantCredits(
  tx: WorkspaceTx,
  { invoice, grant, isDuplicate }: ReadInvoice,
  stored: StoredInvoice,
  now: Date,
): Promise<number | null> {
  if (invoice.status !== 'paid' || grant === null || isDuplicate || stored.credits !== null) return null;
  const reason = stored.sold === 'top_up' ? 'top_up' : stored.sold === 'upgrade' ? 'plan_upgraded' : 'plan_paid';
  const lot = grant.credits > 0 ? await grantForInvoice(tx, { invoiceId: invoice.id, reason, ...grant }, now) : null;
  await noteInvoiceCredits(tx, invoice.id, grant.credits, lot);
  if (lot && (invoice.refunded > 0 || invoice.isDisputed)) await removeRefunded(tx, { ...stored, credits: grant.credits, lotId: lot }, now);
  return grant.credits;
}

async function removeRefunded(tx: WorkspaceTx, of: StoredInvoice, now: Date): Promise<number> {
  const { id, lotId, credits, refunded, isDisputed, paid, concerned: before } = of;
  if (lotId === null || credits === null || (refunded === 0 && !isDisputed)) return 0;
  const { concerned, removed } = await removeUnspent(
    tx,
    { invoiceId: id, lotId, credits, paid, refunded, isDisputed, concerned: before },
    now,
  );
  if (concerned === before) return 0;
  await noteRefund(tx, id, concerned);
  await noteAudit(tx, { actor: system, action: 'payment.refunded', target: { kind: 'invoice', id }, details: { credits: removed } }, now);
  return removed;
}

function toSave({ invoice, grant, isDuplicate }: ReadInvoice): InvoiceToSave {
  const { lines: _lines, wasAttempted: _wasAttempted, paymentId: _paymentId, ...rest } = invoice;
  const hasPlan = invoice.lines.some(({ sold }) => sold?.kind === 'plan');
  const hasCredits = invoice.lines.some(({ sold }) => sold?.kind === 'credits');
  const isUpgrade = hasPlan && invoice.lines.some(({ isCredit }) => isCredit);
  const isUnknown = invoice.status === 'paid' && grant === null;
  return {
    ...rest,
    sold: isUpgrade ? 'upgrade' : hasPlan ? 'plan' : hasCredits ? 'top_up' : 'other',
    plan: grant?.plan ?? null,
    problem: isDuplicate ? 'duplicate' : isUnknown ? 'unknown_price' : null,
  };
}

/** Of the invoices of a subscription: the plan that was paid last, and since when a payment is open. */
function paidFor(
  { id, status, periodStart }: BilledSubscription,
  read: readonly ReadInvoice[],
): { paidPlan: Plan | null; failedAt: Date | null } {
  const own = read.filter(({ invoice }) => invoice.subscriptionId === id);
  // Of two in the same second, the larger plan: it was an upgrade.
  const [paid] = own
    .filter(({ invoice, grant }) => invoice.status === 'paid' && grant?.plan)
    .toSorted((a, b) => b.invoice.createdAt.getTime() - a.invoice.createdAt.getTime() || rankOf(b) - rankOf(a));
  const open = own
    // One before the newest paid invoice is of a month that is over: its grace is over as well, and the plan was paid since.
    .filter(({ invoice }) => invoice.status === 'open' && invoice.wasAttempted && !(paid && invoice.createdAt < paid.invoice.createdAt))
    .map(({ invoice }) => invoice.createdAt.getTime());
  const isLate = status === 'past_due' || status === 'unpaid';
  return { paidPlan: paid?.grant?.plan ?? null, failedAt: isLate ? new Date(open.length > 0 ? Math.min(...open) : periodStart) : null };
}

const rankOf = ({ grant }: ReadInvoice): number => (grant?.plan ? plans.indexOf(grant.plan) : -1);

function withNextPlan({ sold, ...of }: BilledSubscription) {
  return { ...of, nextPlan: sold?.kind === 'plan' ? sold.plan : null };
}
