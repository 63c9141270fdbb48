/** A year of a few hundred customers at the stand-in for Stripe, and what their ledgers should contain by a model that knows nothing of invoices. */
import type { MadeStripe } from '@leadlight/adapters/testing/stripe';
import { addMonths, monthlyGrant, plans, type Plan } from '@leadlight/credits';

const dayMs = 86_400_000;
export const days = 365;
const changeDay = 100;
const cancelDay = 200;
const [declinedFrom, declinedUntil] = [150, 165];
const topUpCredits = 1_000;

type Story = 'stays' | 'upgrades' | 'downgrades' | 'cancels' | 'is declined';

export interface Customer {
  readonly workspaceId: string;
  readonly customerId: string;
  readonly plan: Plan;
  readonly story: Story;
  readonly buysCredits: boolean;
  readonly isRefunded: boolean;
  readonly beganAt: Date;
}

export interface Expected {
  readonly grants: number;
  readonly credits: number;
  readonly removed: number;
  readonly plan: Plan | null;
}

const larger: Readonly<Record<Plan, Plan>> = { starter: 'basic', basic: 'premium', premium: 'premium' };
const smaller: Readonly<Record<Plan, Plan>> = { starter: 'starter', basic: 'starter', premium: 'basic' };
const stories: readonly Story[] = ['stays', 'stays', 'upgrades', 'downgrades', 'cancels', 'is declined'];

export function chooseStory(random: () => number): Pick<Customer, 'plan' | 'story' | 'buysCredits' | 'isRefunded'> {
  const pick = <T>(all: readonly T[], otherwise: T): T => all[Math.floor(random() * all.length)] ?? otherwise;
  return {
    plan: pick(plans, 'starter'),
    story: pick(stories, 'stays'),
    buysCredits: random() < 0.2,
    isRefunded: random() < 0.15,
  };
}

/** What the ledger should contain at the end: monthly credits, the difference of an upgrade, credits bought once, and one refund of the last month. */
export function expect({ plan, story, buysCredits, isRefunded, beganAt }: Customer, start: Date, end: Date): Expected {
  const at = (day: number): number => start.getTime() + day * dayMs;
  let grants = 0;
  let credits = 0;
  let last = 0;
  const grant = (amount: number): void => {
    if (amount === 0) return;
    grants += 1;
    credits += amount;
    last = amount;
  };
  let current = plan;
  let isOn = true;
  for (let month = 0; ; month += 1) {
    const begins = addMonths(beganAt, month);
    const [from, until] = [begins.getTime(), addMonths(beganAt, month + 1).getTime()];
    if (begins > end) break;
    if (story === 'downgrades' && at(changeDay) < from) current = smaller[plan];
    if (story === 'cancels' && at(cancelDay) < from) isOn = false;
    if (!isOn) break;
    grant(monthlyGrant[current]);
    if (story === 'upgrades' && from <= at(changeDay) && at(changeDay) < until) {
      grant(monthlyGrant[larger[plan]] - monthlyGrant[plan]);
      current = larger[plan];
    }
  }
  const removed = isRefunded && isOn ? last : 0;
  if (buysCredits) grant(topUpCredits);
  return { grants, credits, removed, plan: isOn ? current : null };
}

/** Lets the year pass. Every customer subscribes in its first hours. */
export function passYear({ state, advance }: MadeStripe, make: (beganAt: Date) => Customer, count: number, start: Date): Customer[] {
  const priceOf = (name: string): string =>
    [...state.prices.values()].find(({ metadata }) => Object.values(metadata).includes(name))?.id ?? '';
  const customers: Customer[] = [];
  const subscriptions = new Map<Customer, string>();
  for (let index = 0; index < count; index += 1) {
    const beganAt = new Date(start.getTime() + index * 60_000);
    advance(beganAt);
    const customer = make(beganAt);
    customers.push(customer);
    subscriptions.set(customer, state.subscribe(customer.customerId, state.price(priceOf(customer.plan))).id);
  }
  for (let day = 1; day <= days; day += 1) {
    advance(new Date(start.getTime() + day * dayMs));
    for (const customer of customers) {
      const { story, plan, customerId } = customer;
      const id = subscriptions.get(customer) ?? '';
      if (day === changeDay && story === 'upgrades' && larger[plan] !== plan) state.changePrice(id, priceOf(larger[plan]), true);
      if (day === changeDay && story === 'downgrades' && smaller[plan] !== plan) state.changePrice(id, priceOf(smaller[plan]), false);
      if (day === cancelDay && story === 'cancels') state.setCanceling(id, true);
      if (day === declinedFrom && story === 'is declined') state.declining.add(customerId);
      if (day === declinedUntil) state.declining.delete(customerId);
      if (day === days && customer.isRefunded) refundLast(state, id);
      if (day === days && customer.buysCredits) buy(state, customerId, priceOf(String(topUpCredits)));
    }
    state.work();
  }
  return customers;
}

function refundLast(state: MadeStripe['state'], subscriptionId: string): void {
  const { latest_invoice: invoice, status } = state.subscription(subscriptionId);
  if (status !== 'canceled' && invoice !== null) state.refund(state.chargeOf(invoice).payment_intent);
}

function buy(state: MadeStripe['state'], customer: string, priceId: string): void {
  const id = state.newId('cs');
  state.sessions.set(id, {
    ...{ id, object: 'checkout.session', cancel_url: null, client_reference_id: null, created: state.now, customer },
    ...{ expires_at: state.now + 3_600, invoice: null, livemode: false, mode: 'payment', payment_status: 'unpaid', status: 'open' },
    ...{ subscription: null, success_url: null, url: null, priceId, metadata: {} },
  });
  state.pay(id);
}
