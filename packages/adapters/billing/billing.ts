/** The port of a billing provider: what the application asks of whoever collects payments. Stripe implements it (stripe-billing.ts). */
import type { InvoiceLine, Plan, Sold, SubscriptionStatus } from '@leadlight/credits';

export interface BilledSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly itemId: string;
  readonly priceId: string;
  /** What the next invoice is for; null for a price that is not ours. */
  readonly sold: Sold | null;
  /** In the smallest unit of the currency, without tax. */
  readonly amount: number;
  readonly currency: string;
  /** The instant whose monthly anniversaries begin the periods. */
  readonly anchorAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Whether it ends with the period. */
  readonly isCanceling: boolean;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export interface BilledInvoice {
  readonly id: string;
  readonly number: string | null;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** Null for credits that were bought once. */
  readonly subscriptionId: string | null;
  readonly currency: string;
  /** In the smallest unit of the currency, with tax. */
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly isDisputed: boolean;
  /** Whether its payment was tried. */
  readonly wasAttempted: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** The provider's page of the invoice. */
  readonly url: string | null;
  /** What to refund; null if nothing was charged. */
  readonly paymentId: string | null;
}

/** Everything about a customer that matters, as the provider has it now. */
export interface BilledCustomer {
  readonly subscriptions: readonly BilledSubscription[];
  /** Without drafts. */
  readonly invoices: readonly BilledInvoice[];
}

/** An event whose signature is right. It says that something changed, and nothing else of it is believed. */
export interface SignedEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly customerId: string | null;
  readonly objectId: string | null;
}

export interface Checkout {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly workspaceId: string;
  readonly priceId: string;
  /** Where the browser returns to. */
  readonly paidUrl: string;
  readonly canceledUrl: string;
  /** Whether tax is calculated. */
  readonly hasTax: boolean;
}

/** What the operator sells besides plans: credits once, for whole US dollars. */
export interface TopUp {
  readonly credits: number;
  readonly priceUsd: number;
}

export type WhatIsSold = { readonly kind: 'plan'; readonly plan: Plan } | ({ readonly kind: 'top-up' } & TopUp);

/** Every method rejects with a {@link BillingFault}. Requests with a key can be repeated: they take effect once. */
export interface BillingProvider {
  /** @returns the customer's id */
  createCustomer(of: { workspaceId: string; name: string; email: string }, key: string): Promise<string>;
  /** @returns the price's id; null if it was not created yet */
  findPrice(of: WhatIsSold): Promise<string | null>;
  /** Creates the product and the price, unless they exist. @returns the price's id */
  createPrice(of: WhatIsSold): Promise<string>;
  subscribe(of: CheckoutRequest, key: string): Promise<Checkout>;
  buyOnce(of: CheckoutRequest, key: string): Promise<Checkout>;
  /** Makes an open checkout unusable. @returns false if it is not open: it was paid, or expired */
  expireCheckout(id: string): Promise<boolean>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  readCustomer(customerId: string): Promise<BilledCustomer>;
  /** Charges the difference for the rest of the period. Rejects with `declined` if the card is, and then nothing changed. */
  upgrade(of: Pick<BilledSubscription, 'id' | 'itemId'>, priceId: string, key: string): Promise<void>;
  /** Changes what the next invoice is for. */
  changeNextPrice(of: Pick<BilledSubscription, 'id' | 'itemId'>, priceId: string, key: string): Promise<void>;
  setCanceling(subscriptionId: string, isCanceling: boolean): Promise<void>;
  /** Ends it at once, without a refund. Does nothing if it ended. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Refunds a payment in full, once. */
  refund(paymentId: string): Promise<void>;
  /**
   * Reads an event from the body of a request, byte for byte.
   * @param at when it arrived
   * @returns null if the signature is wrong, or older than five minutes
   */
  readEvent(body: string, signature: string, at: Date): Promise<SignedEvent | null>;
}

/** `declined`: the payment was; `refused`: the provider refused the request; `unavailable`: it didn't answer. */
export class BillingFault extends Error {
  override readonly name = 'BillingFault';
  readonly kind: 'declined' | 'refused' | 'unavailable';
  /** The provider's code, for the log. Never what a customer entered. */
  readonly code: string;

  constructor(kind: BillingFault['kind'], code: string) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}
