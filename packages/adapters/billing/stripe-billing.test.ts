import { afterAll, beforeEach, expect, test } from 'vitest';
import { startStripe } from '../testing/stripe/index.ts';
import { createStripeBilling, type CheckoutRequest } from './index.ts';

const stripe = await startStripe();
afterAll(() => stripe.close());
const provider = await createStripeBilling({ secretKey: stripe.secretKey, webhookSecrets: [stripe.webhookSecret], apiUrl: stripe.url });
const priceId = await provider.createPrice({ kind: 'plan', plan: 'starter' });
const largerId = await provider.createPrice({ kind: 'plan', plan: 'premium' });
const workspace = { workspaceId: 'w', name: 'Acme', email: 'ana@acme.example' };
const pages = { workspaceId: 'w', priceId, paidUrl: 'https://app.test/paid', canceledUrl: 'https://app.test/back', hasTax: false };
const newCustomer = (key: string): Promise<string> => provider.createCustomer(workspace, key);
const requestOf = (customerId: string): CheckoutRequest => ({ ...pages, customerId });
beforeEach(() => void (stripe.requests.length = 0));

test('the version of the API is the one that the SDK pins, and a wrong key is refused', async () => {
  const wrong = await createStripeBilling({ secretKey: 'sk_test_wrong', webhookSecrets: [], apiUrl: stripe.url });
  await expect(wrong.findPrice({ kind: 'plan', plan: 'starter' })).rejects.toMatchObject({ name: 'BillingFault', kind: 'refused' });
  expect(stripe.requests).toMatchObject([{ version: '2026-10-28.endive' }]);
});

test('a price is created once, found by its lookup key, and not used if somebody changed its amount', async () => {
  expect(await provider.createPrice({ kind: 'plan', plan: 'starter' })).toBe(priceId);
  expect(await provider.findPrice({ kind: 'plan', plan: 'basic' })).toBeNull();
  const price = stripe.state.price(largerId);
  price.unit_amount = 1;
  expect(await provider.findPrice({ kind: 'plan', plan: 'premium' })).toBeNull();
  price.unit_amount = 8_900;
  expect(await provider.findPrice({ kind: 'plan', plan: 'premium' })).toBe(largerId);
});

test('a request that is repeated with the same key takes effect once, also if its answer was lost', async () => {
  const [first, second] = [await newCustomer('key-1'), await newCustomer('key-1')];
  expect(second).toBe(first);
  const before = stripe.state.customers.size;
  stripe.fail('lost');
  await expect(newCustomer('key-2')).rejects.toMatchObject({ kind: 'unavailable' });
  stripe.fail(null);
  await newCustomer('key-2');
  expect(stripe.state.customers.size).toBe(before + 1);
  expect(new Set(stripe.requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['key-1', 'key-2']));
});

test('a customer is read with its subscriptions, invoices, refunds and disputes', async () => {
  const customerId = await newCustomer('key-3');
  const { id, url } = await provider.subscribe(requestOf(customerId), 'key-4');
  expect(new URL(url).pathname).toBe(`/c/${id}`);
  stripe.state.pay(id);
  const { subscriptions, invoices } = await provider.readCustomer(customerId);
  expect(subscriptions).toMatchObject([
    { status: 'active', sold: { kind: 'plan', plan: 'starter' }, amount: 2_900, currency: 'usd', isCanceling: false, endedAt: null },
  ]);
  expect(invoices).toMatchObject([
    {
      status: 'paid',
      paid: 2_900,
      refunded: 0,
      isDisputed: false,
      lines: [{ isCredit: false, isProration: false, sold: { plan: 'starter' } }],
    },
  ]);
  const [subscription] = subscriptions;
  if (!subscription) throw new Error('there is no subscription');
  await provider.upgrade(subscription, largerId, 'key-5');
  await provider.refund(invoices[0]?.paymentId ?? '');
  await provider.refund(invoices[0]?.paymentId ?? '');
  const after = await provider.readCustomer(customerId);
  expect(after.subscriptions[0]?.sold).toEqual({ kind: 'plan', plan: 'premium' });
  expect(after.invoices).toMatchObject([
    {
      lines: [
        { isCredit: true, isProration: true },
        { isCredit: false, isProration: true },
      ],
    },
    { refunded: 2_900 },
  ]);
  await provider.cancelNow(subscription.id);
  await provider.cancelNow(subscription.id);
  expect((await provider.readCustomer(customerId)).subscriptions[0]).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) });
});

test('a declined card is told apart from a refused request and from no answer', async () => {
  const customerId = await newCustomer('key-6');
  stripe.state.subscribe(customerId, stripe.state.price(priceId));
  const [subscription] = (await provider.readCustomer(customerId)).subscriptions;
  if (!subscription) throw new Error('there is no subscription');
  stripe.state.declining.add(customerId);
  await expect(provider.upgrade(subscription, largerId, 'key-7')).rejects.toMatchObject({ kind: 'declined', code: 'card_declined' });
  await expect(provider.upgrade(subscription, 'price_missing', 'key-8')).rejects.toMatchObject({
    kind: 'refused',
    code: 'resource_missing',
  });
  stripe.fail('unavailable');
  await expect(provider.readCustomer(customerId)).rejects.toMatchObject({ kind: 'unavailable' });
  stripe.fail(null);
});

test('a page that was paid can’t be made unusable', async () => {
  const customerId = await newCustomer('key-9');
  const [paid, open] = [await provider.subscribe(requestOf(customerId), 'a'), await provider.subscribe(requestOf(customerId), 'b')];
  stripe.state.pay(paid.id);
  expect(await provider.expireCheckout(paid.id)).toBe(false);
  expect(await provider.expireCheckout(open.id)).toBe(true);
});

test('a signature is valid for five minutes, and only for the body that was signed', async () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    created: 1_800_000_000,
    data: { object: { id: 'in_1', customer: 'cus_1' } },
  };
  const signedAt = new Date('2027-03-01T12:00:00Z');
  const { body, signature } = stripe.sign(event, signedAt);
  const after = (seconds: number): Date => new Date(signedAt.getTime() + seconds * 1000);
  expect(await provider.readEvent(body, signature, after(300))).toMatchObject({ id: 'evt_1', customerId: 'cus_1', objectId: 'in_1' });
  expect(await provider.readEvent(body, signature, after(301))).toBeNull();
  expect(await provider.readEvent(body.replace('cus_1', 'cus_2'), signature, after(0))).toBeNull();
  expect(await provider.readEvent('not JSON', signature, after(0))).toBeNull();
  expect(await provider.readEvent(body, 'nonsense', after(0))).toBeNull();
});
