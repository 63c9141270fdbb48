/** The fields of Stripe's objects that are used, typed by the SDK, so that a field of another name or type doesn't compile. */
import type Stripe from 'stripe';

export type MadePrice = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'lookup_key' | 'metadata' | 'type' | 'unit_amount' | 'livemode' | 'created'
> & { product: string };
export type MadeCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata'> & { name: string | null };
export type MadeItem = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start'> & {
  quantity: number;
  price: MadePrice;
};
export type MadeSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'status'
> & { customer: string; latest_invoice: string | null; items: MadeList<MadeItem> };
export type MadeLine = Pick<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'livemode' | 'period' | 'quantity'
> & {
  parent: Stripe.InvoiceLineItem.Parent | null;
  pricing: Stripe.InvoiceLineItem.Pricing | null;
};
export type MadeInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempted'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'number'
  | 'status'
  | 'status_transitions'
  | 'total'
> & {
  customer: string;
  parent:
    | (Pick<Stripe.Invoice.Parent, 'type'> & {
        subscription_details: { subscription: string; metadata: Record<string, string> } | null;
        quote_details: null;
      })
    | null;
  lines: MadeList<MadeLine>;
  payments: MadeList<Pick<Stripe.InvoicePayment, 'id' | 'object' | 'amount_paid' | 'currency' | 'livemode' | 'payment' | 'status'>>;
};
export type MadeCharge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'currency' | 'disputed' | 'livemode' | 'paid' | 'refunded' | 'status'
> & { customer: string; payment_intent: string };
export type MadeSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'livemode'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { customer: string; subscription: string | null; invoice: string | null };
export type MadeEvent = Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode' | 'pending_webhooks' | 'type'> & {
  api_version: string;
  request: null;
  data: { object: object };
};

export interface MadeList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export const listOf = <T>(data: T[], url: string): MadeList<T> => ({ object: 'list', data, has_more: false, url });

/** An error as Stripe answers it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { readonly type: string; readonly code?: string; readonly message: string };

  constructor(status: number, body: StripeRefusal['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const missing = (id: string): StripeRefusal =>
  new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });
export const invalid = (message: string): StripeRefusal => new StripeRefusal(400, { type: 'invalid_request_error', message });
export const declined = (): StripeRefusal =>
  new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
