/** Stripe's endpoints that are used: method and path to what they answer. */
import { listAt, readForm, textAt, textsAt, type FormValue } from './form.ts';
import { invalid, listOf, missing, type MadePrice, type MadeSession } from './shapes.ts';
import type { StripeState } from './stripe-state.ts';

export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: Record<string, FormValue>;
}

type Endpoint = (state: StripeState, request: StripeRequest, id: string, origin: string) => object;

const byCustomer = <T extends { customer: string; created: number }>(all: Iterable<T>, { query }: StripeRequest): T[] =>
  [...all].filter(({ customer }) => customer === query.get('customer')).toReversed();

const endpoints: readonly (readonly [method: string, path: RegExp, answer: Endpoint])[] = [
  ['POST', /^\/v1\/customers$/, makeCustomer],
  ['POST', /^\/v1\/prices$/, makePrice],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['GET', /^\/v1\/prices\/(\w+)$/, (state, _request, id) => state.price(id)],
  ['POST', /^\/v1\/checkout\/sessions$/, makeSession],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['POST', /^\/v1\/billing_portal\/sessions$/, makePortal],
  ['GET', /^\/v1\/subscriptions$/, (state, request) => listOf(byCustomer(state.subscriptions.values(), request), '/v1/subscriptions')],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, (state, _request, id) => state.subscription(id)],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (state, _request, id) => state.cancel(id)],
  ['GET', /^\/v1\/invoices$/, (state, request) => listOf(byCustomer(state.invoices.values(), request), '/v1/invoices')],
  ['GET', /^\/v1\/charges$/, (state, request) => listOf(byCustomer(state.charges.values(), request), '/v1/charges')],
  ['GET', /^\/v1\/charges\/(\w+)$/, (state, _request, id) => state.charge(id)],
  ['POST', /^\/v1\/refunds$/, refund],
];

/** @throws StripeRefusal */
export function answerStripe(state: StripeState, request: StripeRequest, origin: string): object {
  for (const [method, path, answer] of endpoints) {
    const match = path.exec(request.path);
    if (method === request.method && match) return answer(state, request, match[1] ?? '', origin);
  }
  throw missing(`${request.method} ${request.path}`);
}

export const readRequest = (method: string, url: string, body: string): StripeRequest => {
  const { pathname: path, searchParams: query } = new URL(url, 'http://stripe.test');
  return { method, path, query, form: readForm(body) };
};

function makeCustomer(state: StripeState, { form }: StripeRequest): object {
  const customer = {
    id: state.newId('cus'),
    object: 'customer' as const,
    created: state.now,
    email: textAt(form, 'email') ?? null,
    name: textAt(form, 'name') ?? null,
    livemode: false,
    metadata: textsAt(form, 'metadata'),
  };
  state.customers.set(customer.id, customer);
  state.emit('customer.created', customer);
  return customer;
}

function makePrice(state: StripeState, { form }: StripeRequest): object {
  const price: MadePrice = {
    id: state.newId('price'),
    object: 'price',
    active: true,
    created: state.now,
    currency: textAt(form, 'currency') ?? 'usd',
    livemode: false,
    lookup_key: textAt(form, 'lookup_key') ?? null,
    metadata: textsAt(form, 'metadata'),
    product: state.newId('prod'),
    type: textAt(form, 'recurring', 'interval') ? 'recurring' : 'one_time',
    unit_amount: Number(textAt(form, 'unit_amount')),
  };
  state.prices.set(price.id, price);
  return price;
}

function listPrices(state: StripeState, { query }: StripeRequest): object {
  const keys = [...query].filter(([name]) => name.startsWith('lookup_keys')).map(([, value]) => value);
  return listOf(
    [...state.prices.values()].filter(({ active, lookup_key: key }) => active && key !== null && keys.includes(key)),
    '/v1/prices',
  );
}

function makeSession(state: StripeState, { form }: StripeRequest, _id: string, origin: string): object {
  const customer = textAt(form, 'customer') ?? '';
  if (!state.customers.has(customer)) throw missing(customer);
  const [line] = listAt(form, 'line_items');
  const price = state.price(textAt(line, 'price') ?? '');
  const mode = textAt(form, 'mode') === 'subscription' ? 'subscription' : 'payment';
  if ((price.type === 'recurring') !== (mode === 'subscription'))
    throw invalid(`A price of type ${price.type} can't be sold in mode ${mode}.`);
  const id = state.newId('cs_test');
  const session: MadeSession & { priceId: string; metadata: Record<string, string> } = {
    id,
    object: 'checkout.session',
    cancel_url: textAt(form, 'cancel_url') ?? null,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    created: state.now,
    customer,
    // As Stripe's default: a day.
    expires_at: state.now + 86_400,
    invoice: null,
    livemode: false,
    mode,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: textAt(form, 'success_url') ?? null,
    url: `${origin}/c/${id}`,
    priceId: price.id,
    metadata: textsAt(form, 'metadata'),
  };
  state.sessions.set(id, session);
  return session;
}

function expireSession(state: StripeState, _request: StripeRequest, id: string): object {
  const session = state.sessions.get(id);
  if (!session) throw missing(id);
  if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
  session.status = 'expired';
  session.url = null;
  state.emit('checkout.session.expired', session);
  return session;
}

function makePortal(state: StripeState, { form }: StripeRequest, _id: string, origin: string): object {
  const customer = textAt(form, 'customer') ?? '';
  if (!state.customers.has(customer)) throw missing(customer);
  const back = textAt(form, 'return_url') ?? '';
  const id = state.newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    created: state.now,
    customer,
    livemode: false,
    url: `${origin}/p/${customer}?back=${encodeURIComponent(back)}`,
  };
}

function updateSubscription(state: StripeState, { form }: StripeRequest, id: string): object {
  const canceling = textAt(form, 'cancel_at_period_end');
  if (canceling !== undefined) return state.setCanceling(id, canceling === 'true');
  const date = textAt(form, 'cancel_at');
  if (date !== undefined) return state.cancelOn(id, date === '' ? null : Number(date));
  const subscription = state.subscription(id);
  const [item] = listAt(form, 'items');
  if (textAt(item, 'id') !== subscription.items.data[0]?.id) throw invalid('The item is not of this subscription.');
  if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  return state.changePrice(id, textAt(item, 'price') ?? '', textAt(form, 'proration_behavior') === 'always_invoice');
}

function refund(state: StripeState, { form }: StripeRequest): object {
  const amount = textAt(form, 'amount');
  const intent = textAt(form, 'payment_intent') ?? '';
  const charge = state.refund(intent, amount === undefined ? undefined : Number(amount));
  return {
    id: state.newId('re'),
    object: 'refund',
    amount: charge.amount_refunded,
    charge: charge.id,
    payment_intent: intent,
    status: 'succeeded',
  };
}
