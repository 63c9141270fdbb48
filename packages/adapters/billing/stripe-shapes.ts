/** Stripe's objects in the port's form. */
import type { InvoiceLine, Sold, SubscriptionStatus } from '@leadlight/credits';
import type Stripe from 'stripe';
import type { BilledInvoice, BilledSubscription, SignedEvent } from './billing.ts';

export const idOf = (of: string | { readonly id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null);
const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null | undefined): Date | null => (seconds ? dateOf(seconds) : null);

/** @param soldOf what a price sells */
export async function subscriptionOf(
  of: Stripe.Subscription,
  soldOf: (priceId: string) => Promise<Sold | null>,
): Promise<BilledSubscription | null> {
  const [item] = of.items.data;
  if (!item) return null;
  return {
    id: of.id,
    status: of.status as SubscriptionStatus,
    itemId: item.id,
    priceId: item.price.id,
    // Only a subscription to exactly one thing is one of ours.
    sold: of.items.data.length === 1 ? await soldOf(item.price.id) : null,
    amount: item.price.unit_amount ?? 0,
    currency: of.currency,
    anchorAt: dateOf(of.billing_cycle_anchor),
    periodStart: dateOf(item.current_period_start),
    // The portal may end it on another date.
    periodEnd: dateOf(of.cancel_at_period_end ? item.current_period_end : (of.cancel_at ?? item.current_period_end)),
    // The portal sets a date.
    isCanceling: of.cancel_at_period_end || of.cancel_at !== null,
    createdAt: dateOf(of.created),
    endedAt: dateOrNull(of.ended_at),
  };
}

/** @returns null for a line without a price, which somebody added by hand: it sells nothing of ours */
export async function lineOf(line: Stripe.InvoiceLineItem, soldOf: (priceId: string) => Promise<Sold | null>): Promise<InvoiceLine | null> {
  const details = line.parent?.subscription_item_details ?? line.parent?.invoice_item_details ?? null;
  const priceId = idOf(line.pricing?.price_details?.price);
  if (priceId === null) return null;
  return {
    sold: await soldOf(priceId),
    quantity: line.quantity ?? 1,
    isProration: details?.proration ?? false,
    // Of two prorations in the last second of a period, both amounts are 0.
    isCredit: line.amount < 0 || Boolean(details?.proration && details.proration_details?.credited_items),
    periodStart: dateOf(line.period.start),
  };
}

/** What happened to the payments of a customer. */
export interface Charged {
  readonly refunded: number;
  readonly isDisputed: boolean;
}

const statuses = ['open', 'paid', 'void', 'uncollectible'] as const;

/** @param charged by payment intent @returns null for a draft */
export function invoiceOf(of: Stripe.Invoice, lines: readonly InvoiceLine[], charged: ReadonlyMap<string, Charged>): BilledInvoice | null {
  const status = statuses.find((each) => each === of.status);
  if (!status) return null;
  const payments = (of.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
  const known = payments.flatMap((id) => charged.get(id) ?? []);
  return {
    id: of.id,
    number: of.number,
    status,
    subscriptionId: idOf(of.parent?.subscription_details?.subscription),
    currency: of.currency,
    total: of.total,
    paid: of.amount_paid,
    refunded: known.reduce((sum, { refunded }) => sum + refunded, 0),
    isDisputed: known.some(({ isDisputed }) => isDisputed),
    wasAttempted: of.attempted,
    lines,
    createdAt: dateOf(of.created),
    paidAt: dateOrNull(of.status_transitions.paid_at),
    url: of.hosted_invoice_url ?? null,
    paymentId: payments.find((id) => charged.has(id)) ?? null,
  };
}

type Reference = string | { readonly id: string } | null;

/** Of an event, only what it is about. @param customerOf whose a payment is: disputes and refunds name only their payment */
export async function eventOf(of: Stripe.Event, customerOf: (chargeId: string) => Promise<string | null>): Promise<SignedEvent> {
  const about = of.data.object as { object?: string; id?: string; customer?: Reference; charge?: Reference };
  const named = about.object === 'customer' ? (about.id ?? null) : idOf(about.customer);
  const chargeId = idOf(about.charge);
  return {
    id: of.id,
    type: of.type,
    createdAt: dateOf(of.created),
    customerId: named ?? (chargeId === null ? null : await customerOf(chargeId)),
    objectId: about.id ?? null,
  };
}
