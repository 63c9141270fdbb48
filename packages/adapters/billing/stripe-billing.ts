/**
 * Billing with Stripe. Reads with the SDK's pinned version of the API, whatever the account's default is. Requests that change something have an idempotency
 * key, so that the SDK's own repetitions after a lost answer take effect once.
 */
import type { Sold } from '@leadlight/credits';
import type Stripe from 'stripe';
import { BillingFault, type BillingProvider, type Checkout, type CheckoutRequest, type WhatIsSold } from './billing.ts';
import { tracedCall } from '../tracing.ts';
import { amountOf, lookupKeyOf, metadataOf, productNameOf, soldBy } from './prices.ts';
import { eventOf, idOf, invoiceOf, lineOf, subscriptionOf, type Charged } from './stripe-shapes.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Two during a rotation. */
  readonly webhookSecrets: readonly string[];
  /** Stripe's own if null. */
  readonly apiUrl: string | null;
}

/** Stripe answers within seconds; a request that waits longer is repeated. */
const timeoutMs = 20_000;
const mostRetries = 2;
/** For all attempts together. The SDK's timeout only limits silence, so a response that arrives byte by byte would never time out. */
const mostMs = 70_000;
/** Seconds that a signature is valid, as Stripe recommends. */
const tolerance = 300;
/** Far more than a workspace has in ten years of monthly invoices. */
const most = { limit: 1_000 } as const;

export async function createStripeBilling(settings: StripeSettings): Promise<BillingProvider> {
  // Loaded with the first use: installations without Stripe never need it.
  const { default: StripeClient } = await import('stripe');
  const stripe = new StripeClient(settings.secretKey, {
    maxNetworkRetries: mostRetries,
    timeout: timeoutMs,
    telemetry: false,
    ...hostOf(settings.apiUrl),
  });
  return new StripeBilling(stripe, settings.webhookSecrets);
}

function hostOf(apiUrl: string | null): Partial<Stripe.StripeConfig> {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port: port || (protocol === 'https:' ? 443 : 80), protocol: protocol === 'https:' ? 'https' : 'http' };
}

class StripeBilling implements BillingProvider {
  readonly #stripe: Stripe;
  readonly #webhookSecrets: readonly string[];
  /** A price's metadata may be completed later, so that only known ones are kept. */
  readonly #sold = new Map<string, Sold>();

  constructor(stripe: Stripe, webhookSecrets: readonly string[]) {
    this.#stripe = stripe;
    this.#webhookSecrets = webhookSecrets;
  }

  createCustomer(of: { workspaceId: string; name: string; email: string }, key: string): Promise<string> {
    return asking(async () => {
      const { workspaceId, name, email } = of;
      const made = await this.#stripe.customers.create({ name, email, metadata: { workspace_id: workspaceId } }, { idempotencyKey: key });
      return made.id;
    });
  }

  findPrice(of: WhatIsSold): Promise<string | null> {
    return asking(async () => {
      const { data } = await this.#stripe.prices.list({ lookup_keys: [lookupKeyOf(of)], active: true, limit: 1 });
      const [price] = data;
      // Somebody may have changed it in Stripe's dashboard. The page's price is what is charged, or nothing.
      const isRight = price?.unit_amount === amountOf(of) && price.currency === 'usd' && soldBy(price.metadata) !== null;
      return price && isRight ? price.id : null;
    });
  }

  async createPrice(of: WhatIsSold): Promise<string> {
    const existing = await this.findPrice(of);
    if (existing !== null) return existing;
    return asking(async () => {
      const key = lookupKeyOf(of);
      const price = await this.#stripe.prices.create({
        currency: 'usd',
        unit_amount: amountOf(of),
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: metadataOf(of),
        tax_behavior: 'exclusive',
        product_data: { name: productNameOf(of), metadata: metadataOf(of) },
        ...(of.kind === 'plan' ? { recurring: { interval: 'month' } } : {}),
      });
      return price.id;
    });
  }

  subscribe(of: CheckoutRequest, key: string): Promise<Checkout> {
    const metadata = { workspace_id: of.workspaceId };
    return this.#openCheckout({ ...pageOf(of), mode: 'subscription', subscription_data: { metadata } }, key);
  }

  buyOnce(of: CheckoutRequest, key: string): Promise<Checkout> {
    const invoice = { enabled: true, invoice_data: { metadata: { workspace_id: of.workspaceId } } };
    return this.#openCheckout({ ...pageOf(of), mode: 'payment', invoice_creation: invoice }, key);
  }

  #openCheckout(params: Stripe.Checkout.SessionCreateParams, key: string): Promise<Checkout> {
    return asking(async () => {
      const { id, url, expires_at: expires } = await this.#stripe.checkout.sessions.create(params, { idempotencyKey: key });
      if (!url) throw new BillingFault('refused', 'checkout_without_url');
      return { id, url, expiresAt: new Date(expires * 1000) };
    });
  }

  async expireCheckout(id: string): Promise<boolean> {
    try {
      return await asking(async () => (await this.#stripe.checkout.sessions.expire(id)).status === 'expired');
    } catch (error) {
      if (error instanceof BillingFault && error.kind === 'refused') return false;
      throw error;
    }
  }

  openPortal(customerId: string, returnUrl: string): Promise<string> {
    return asking(async () => (await this.#stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url);
  }

  readCustomer(customerId: string): ReturnType<BillingProvider['readCustomer']> {
    const soldOf = (priceId: string): Promise<Sold | null> => this.#soldOf(priceId);
    return asking(async () => {
      const customer = customerId;
      // Subscriptions first: an invoice that is paid in between is of a subscription that is known then.
      const subscriptions = await this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray(most);
      const [invoices, charges] = await Promise.all([
        this.#stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }).autoPagingToArray(most),
        this.#stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(most),
      ]);
      const charged = new Map<string, Charged>();
      for (const charge of charges) {
        const intent = idOf(charge.payment_intent);
        if (intent && charge.paid) charged.set(intent, { refunded: charge.amount_refunded, isDisputed: charge.disputed });
      }
      const read = [];
      for (const invoice of invoices) {
        const all = invoice.lines.has_more
          ? await this.#stripe.invoices.listLineItems(invoice.id, { limit: 100 }).autoPagingToArray(most)
          : invoice.lines.data;
        const lines = [];
        for (const line of all) {
          const ours = await lineOf(line, soldOf);
          if (ours) lines.push(ours);
        }
        read.push(invoiceOf(invoice, lines, charged));
      }
      const found = [];
      for (const subscription of subscriptions) found.push(await subscriptionOf(subscription, soldOf));
      return { subscriptions: found.filter((each) => each !== null), invoices: read.filter((each) => each !== null) };
    });
  }

  async #soldOf(priceId: string): Promise<Sold | null> {
    const known = this.#sold.get(priceId);
    if (known) return known;
    const sold = soldBy((await this.#stripe.prices.retrieve(priceId)).metadata);
    if (sold) this.#sold.set(priceId, sold);
    return sold;
  }

  upgrade({ id, itemId }: { id: string; itemId: string }, priceId: string, key: string): Promise<void> {
    return this.#changePrice(id, itemId, priceId, { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }, key);
  }

  changeNextPrice({ id, itemId }: { id: string; itemId: string }, priceId: string, key: string): Promise<void> {
    return this.#changePrice(id, itemId, priceId, { proration_behavior: 'none' }, key);
  }

  #changePrice(id: string, itemId: string, price: string, how: Stripe.SubscriptionUpdateParams, key: string): Promise<void> {
    return asking(async () => {
      await this.#stripe.subscriptions.update(id, { items: [{ id: itemId, price }], ...how }, { idempotencyKey: key });
    });
  }

  setCanceling(subscriptionId: string, isCanceling: boolean): Promise<void> {
    return asking(async () => {
      // A cancellation in the portal may have set a date instead, which has to be cleared itself.
      const hasDate = !isCanceling && !(await this.#stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end;
      await this.#stripe.subscriptions.update(subscriptionId, hasDate ? { cancel_at: '' } : { cancel_at_period_end: isCanceling });
    });
  }

  async cancelNow(subscriptionId: string): Promise<void> {
    try {
      await asking(() => this.#stripe.subscriptions.cancel(subscriptionId, { prorate: false }));
    } catch (error) {
      if (!(error instanceof BillingFault && error.code === 'resource_missing')) throw error;
    }
  }

  async refund(paymentId: string): Promise<void> {
    try {
      await asking(() => this.#stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund:${paymentId}` }));
    } catch (error) {
      if (!(error instanceof BillingFault && error.code === 'charge_already_refunded')) throw error;
    }
  }

  /** Null for a payment of another account. @throws BillingFault unavailable: the event is sent again */
  async #customerOfCharge(chargeId: string): Promise<string | null> {
    try {
      return await asking(async () => idOf((await this.#stripe.charges.retrieve(chargeId)).customer));
    } catch (error) {
      if (error instanceof BillingFault && error.kind === 'refused') return null;
      throw error;
    }
  }

  async readEvent(body: string, signature: string, at: Date): ReturnType<BillingProvider['readEvent']> {
    for (const secret of this.#webhookSecrets) {
      try {
        const event = this.#stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, at.getTime());
        return await eventOf(event, (chargeId) => this.#customerOfCharge(chargeId));
      } catch (error) {
        if (!isSignatureError(error) && !(error instanceof SyntaxError)) throw error;
      }
    }
    return null;
  }
}

const isSignatureError = (error: unknown): boolean => (error as { type?: string }).type === 'StripeSignatureVerificationError';

function pageOf({ customerId, workspaceId, priceId, paidUrl, canceledUrl, hasTax }: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  return {
    customer: customerId,
    client_reference_id: workspaceId,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: paidUrl,
    cancel_url: canceledUrl,
    metadata: { workspace_id: workspaceId },
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    // Stripe keeps the address and the name for VAT with the customer.
    customer_update: { address: 'auto', name: 'auto' },
    automatic_tax: { enabled: hasTax },
  };
}

/** @throws BillingFault unavailable if it takes too long. The request may still take effect; requests that change something have an idempotency key */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new BillingFault('unavailable', 'too_slow')), mostMs);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws BillingFault for every error of the SDK */
async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await inTime(tracedCall('billing stripe', {}, ask));
  } catch (error) {
    const { type = '', code = '', statusCode = 0 } = error as { type?: string; code?: string; statusCode?: number };
    if (!type.startsWith('Stripe')) throw error;
    // A lock means that another request is changing the same object.
    const isBusy = code === 'lock_timeout' || statusCode === 409 || statusCode === 429;
    const isOff = type === 'StripeConnectionError' || type === 'StripeAPIError' || statusCode >= 500;
    const kind = type === 'StripeCardError' ? 'declined' : isBusy || isOff ? 'unavailable' : 'refused';
    // Without the SDK's error, whose message may repeat what was sent.
    throw new BillingFault(kind, code || type);
  }
}
