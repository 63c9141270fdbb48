/**
 * What Stripe keeps: customers, subscriptions with their periods and invoices, payments and refunds. Time passes with `advance`, as with Stripe's test clocks.
 * Prorations are by the second, as Stripe's; tax is not simulated.
 */
import { addMonths, monthOf } from '@leadlight/credits';
import {
  declined,
  invalid,
  listOf,
  missing,
  StripeRefusal,
  type MadeCharge,
  type MadeCustomer,
  type MadeEvent,
  type MadeInvoice,
  type MadeLine,
  type MadePrice,
  type MadeSession,
  type MadeSubscription,
} from './shapes.ts';

const apiVersion = '2026-10-28.endive';
/** Days after which Stripe gives up and cancels, as in its recommended settings. */
const dunningDays = 21;
const dayS = 86_400;

export class StripeState {
  readonly prices = new Map<string, MadePrice>();
  readonly customers = new Map<string, MadeCustomer>();
  readonly subscriptions = new Map<string, MadeSubscription>();
  readonly invoices = new Map<string, MadeInvoice>();
  readonly charges = new Map<string, MadeCharge>();
  readonly sessions = new Map<string, MadeSession & { readonly priceId: string; readonly metadata: Record<string, string> }>();
  readonly events: MadeEvent[] = [];
  /** Where invoices can be seen and paid, without a trailing slash. */
  invoicePages = 'https://invoice.stripe.test';
  /** Customers whose card is declined from now on. */
  readonly declining = new Set<string>();
  /** Payment intents that can't be refunded. */
  readonly refusing = new Set<string>();
  /** Called for each event. */
  onEvent: (event: MadeEvent) => void = () => undefined;
  #now: () => Date;
  #made = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get now(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  newId(prefix: string): string {
    return `${prefix}_made${String((this.#made += 1)).padStart(8, '0')}`;
  }

  emit(type: MadeEvent['type'], object: object): void {
    const event: MadeEvent = {
      id: this.newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.onEvent(event);
  }

  subscription(id: string): MadeSubscription {
    const found = this.subscriptions.get(id);
    if (!found) throw missing(id);
    return found;
  }

  price(id: string): MadePrice {
    const found = this.prices.get(id);
    if (!found) throw missing(id);
    return found;
  }

  /** The customer pays on the page. @returns whether the card was accepted @throws StripeRefusal if the page was used */
  pay(sessionId: string): boolean {
    const session = this.sessions.get(sessionId);
    if (!session) throw missing(sessionId);
    if (session.status !== 'open' || session.expires_at <= this.now) throw invalid('This Checkout Session is no longer open.');
    if (this.declining.has(session.customer)) return false;
    const price = this.price(session.priceId);
    if (session.mode === 'subscription') {
      const made = this.subscribe(session.customer, price, session.metadata);
      session.subscription = made.id;
      session.invoice = made.latest_invoice;
    } else {
      const invoice = this.#invoice(
        session.customer,
        'manual',
        [this.#line(price, price.unit_amount ?? 0, this.now, this.now, null)],
        null,
      );
      this.#settle(invoice);
      session.invoice = invoice.id;
    }
    session.status = 'complete';
    session.payment_status = 'paid';
    this.emit('checkout.session.completed', session);
    return true;
  }

  subscribe(customer: string, price: MadePrice, metadata: Record<string, string> = {}): MadeSubscription {
    const start = this.now;
    const end = secondsOf(addMonths(new Date(start * 1000), 1));
    const made: MadeSubscription = {
      id: this.newId('sub'),
      object: 'subscription',
      billing_cycle_anchor: start,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      created: start,
      currency: 'usd',
      customer,
      ended_at: null,
      items: listOf(
        [
          {
            id: this.newId('si'),
            object: 'subscription_item',
            created: start,
            current_period_start: start,
            current_period_end: end,
            quantity: 1,
            price,
          },
        ],
        '/v1/subscription_items',
      ),
      latest_invoice: null,
      livemode: false,
      metadata,
      status: 'active',
    };
    this.subscriptions.set(made.id, made);
    const invoice = this.#invoice(customer, 'subscription_create', [this.#line(price, price.unit_amount ?? 0, start, end, made)], made);
    this.#settle(invoice);
    this.emit('customer.subscription.created', made);
    return made;
  }

  /** Changes the price. @throws StripeRefusal if the difference has to be paid now and the card is declined */
  changePrice(id: string, priceId: string, isInvoicedNow: boolean): MadeSubscription {
    const subscription = this.subscription(id);
    const [item] = subscription.items.data;
    if (!item) throw missing(id);
    const price = this.price(priceId);
    if (isInvoicedNow && item.price.id !== priceId) {
      const left = (item.current_period_end - this.now) / (item.current_period_end - item.current_period_start);
      const credit = -Math.round((item.price.unit_amount ?? 0) * left);
      const charge = Math.round((price.unit_amount ?? 0) * left);
      if (credit + charge > 0 && this.declining.has(subscription.customer)) throw declined();
      const lines = [
        this.#line(item.price, credit, this.now, item.current_period_end, subscription, 'credit'),
        this.#line(price, charge, this.now, item.current_period_end, subscription, 'charge'),
      ];
      this.#settle(this.#invoice(subscription.customer, 'subscription_update', lines, subscription));
    }
    item.price = price;
    this.emit('customer.subscription.updated', subscription);
    return subscription;
  }

  setCanceling(id: string, isCanceling: boolean): MadeSubscription {
    const subscription = this.subscription(id);
    if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    // As in Stripe's newer versions: a date that the portal set stays until it is cleared itself.
    const hasOwnDate = subscription.cancel_at !== null && !subscription.cancel_at_period_end;
    subscription.cancel_at_period_end = isCanceling;
    if (!hasOwnDate) subscription.cancel_at = isCanceling ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    subscription.canceled_at = subscription.cancel_at === null ? null : this.now;
    this.emit('customer.subscription.updated', subscription);
    return subscription;
  }

  /** As the portal does: sets a date, and leaves `cancel_at_period_end` false. @param at in seconds; null: the date is cleared */
  cancelOn(id: string, at: number | null): MadeSubscription {
    const subscription = this.subscription(id);
    if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    if (subscription.cancel_at_period_end) throw invalid('The subscription is set to cancel at the end of its period.');
    subscription.cancel_at = at;
    subscription.canceled_at = at === null ? null : this.now;
    this.emit('customer.subscription.updated', subscription);
    return subscription;
  }

  cancel(id: string, at = this.now): MadeSubscription {
    const subscription = this.subscription(id);
    if (subscription.status === 'canceled') throw missing(id);
    Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: at });
    for (const invoice of this.invoices.values())
      if (invoice.status === 'open' && invoice.parent?.subscription_details?.subscription === id) invoice.status = 'void';
    this.emit('customer.subscription.deleted', subscription);
    return subscription;
  }

  /** The renewals, retries and ends that are due by now. */
  work(): void {
    for (const subscription of this.subscriptions.values()) {
      for (let rounds = 0; rounds < 600 && this.#step(subscription); rounds += 1);
    }
  }

  /** @returns whether something was due */
  #step(subscription: MadeSubscription): boolean {
    const [item] = subscription.items.data;
    if (!item || subscription.status === 'canceled') return false;
    const open = [...this.invoices.values()].find(
      ({ status, parent }) => status === 'open' && parent?.subscription_details?.subscription === subscription.id,
    );
    if (open && !this.declining.has(subscription.customer)) {
      this.#settle(open);
      subscription.status = 'active';
      this.emit('customer.subscription.updated', subscription);
      return true;
    }
    if (open && open.created + dunningDays * dayS <= this.now) {
      this.cancel(subscription.id, open.created + dunningDays * dayS);
      return false;
    }
    if (subscription.cancel_at !== null && subscription.cancel_at <= Math.min(this.now, item.current_period_end)) {
      this.cancel(subscription.id, subscription.cancel_at);
      return false;
    }
    if (item.current_period_end > this.now) return false;
    const anchor = new Date(subscription.billing_cycle_anchor * 1000);
    const month = monthOf(anchor, new Date(item.current_period_end * 1000));
    item.current_period_start = secondsOf(addMonths(anchor, month));
    item.current_period_end = secondsOf(addMonths(anchor, month + 1));
    const line = this.#line(item.price, item.price.unit_amount ?? 0, item.current_period_start, item.current_period_end, subscription);
    const invoice = this.#invoice(subscription.customer, 'subscription_cycle', [line], subscription, item.current_period_start);
    if (this.declining.has(subscription.customer)) {
      invoice.attempted = true;
      subscription.status = 'past_due';
      this.emit('invoice.payment_failed', invoice);
    } else this.#settle(invoice);
    this.emit('customer.subscription.updated', subscription);
    return true;
  }

  /** @param amount in cents; all of it if undefined */
  refund(paymentIntent: string, amount?: number): MadeCharge {
    const charge = [...this.charges.values()].find((each) => each.payment_intent === paymentIntent);
    if (!charge) throw missing(paymentIntent);
    if (this.refusing.has(paymentIntent)) throw invalid('This payment cannot be refunded.');
    if (charge.disputed)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'charge_disputed',
        message: 'Charge has been charged back; cannot issue a refund.',
      });
    if (charge.refunded)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Charge has already been refunded.',
      });
    charge.amount_refunded = Math.min(charge.amount, charge.amount_refunded + (amount ?? charge.amount));
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('charge.refunded', charge);
    return charge;
  }

  charge(id: string): MadeCharge {
    const found = this.charges.get(id);
    if (!found) throw missing(id);
    return found;
  }

  /** The payment of an invoice, to refund or dispute it. */
  chargeOf(invoiceId: string): MadeCharge {
    const intent = this.invoices.get(invoiceId)?.payments.data[0]?.payment.payment_intent;
    const charge = [...this.charges.values()].find(({ payment_intent: paid }) => paid === intent);
    if (!charge) throw missing(invoiceId);
    return charge;
  }

  dispute(invoiceId: string): void {
    const charge = this.chargeOf(invoiceId);
    charge.disputed = true;
    // As Stripe's, a dispute names its payment and no customer.
    this.emit('charge.dispute.created', {
      id: this.newId('dp'),
      object: 'dispute',
      charge: charge.id,
      payment_intent: charge.payment_intent,
    });
  }

  #line(
    price: MadePrice,
    amount: number,
    start: number,
    end: number,
    subscription: MadeSubscription | null,
    proration: 'credit' | 'charge' | null = null,
  ): MadeLine {
    const credited = proration === 'credit' ? { invoice: subscription?.latest_invoice ?? '', invoice_line_items: [] } : null;
    return {
      id: this.newId('il'),
      object: 'line_item',
      amount,
      currency: 'usd',
      description: null,
      livemode: false,
      parent: subscription && {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: proration !== null,
          proration_details: proration === null ? null : { credited_items: credited },
          subscription: subscription.id,
          subscription_item: subscription.items.data[0]?.id ?? '',
        },
      },
      period: { start, end },
      pricing: { type: 'price_details', price_details: { price: price.id, product: price.product }, unit_amount_decimal: null },
      quantity: 1,
    };
  }

  #invoice(
    customer: string,
    reason: MadeInvoice['billing_reason'],
    lines: MadeLine[],
    subscription: MadeSubscription | null,
    created = this.now,
  ): MadeInvoice {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const id = this.newId('in');
    const made: MadeInvoice = {
      id,
      object: 'invoice',
      amount_due: Math.max(0, total),
      amount_paid: 0,
      amount_remaining: Math.max(0, total),
      attempted: false,
      billing_reason: reason,
      created,
      currency: 'usd',
      customer,
      hosted_invoice_url: `${this.invoicePages}/${id}`,
      lines: listOf(lines, `/v1/invoices/${id}/lines`),
      livemode: false,
      number: `MADE-${this.invoices.size + 1}`,
      parent: subscription && {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      payments: listOf([], '/v1/invoice_payments'),
      status: 'open',
      status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
      total,
    };
    this.invoices.set(id, made);
    if (subscription) subscription.latest_invoice = id;
    this.emit('invoice.finalized', made);
    return made;
  }

  #settle(invoice: MadeInvoice): void {
    const amount = invoice.amount_due;
    Object.assign(invoice, { status: 'paid', attempted: true, amount_paid: amount, amount_remaining: 0 });
    invoice.status_transitions.paid_at = this.now;
    if (amount > 0) {
      const charge: MadeCharge = {
        id: this.newId('ch'),
        object: 'charge',
        amount,
        amount_refunded: 0,
        created: this.now,
        currency: 'usd',
        customer: invoice.customer,
        disputed: false,
        livemode: false,
        paid: true,
        payment_intent: this.newId('pi'),
        refunded: false,
        status: 'succeeded',
      };
      this.charges.set(charge.id, charge);
      const payment = { type: 'payment_intent', payment_intent: charge.payment_intent } as const;
      invoice.payments.data.push({
        id: this.newId('inpay'),
        object: 'invoice_payment',
        amount_paid: amount,
        currency: 'usd',
        livemode: false,
        payment,
        status: 'paid',
      });
      this.emit('charge.succeeded', charge);
    }
    this.emit('invoice.paid', invoice);
  }
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
