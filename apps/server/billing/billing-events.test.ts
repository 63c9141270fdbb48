import type { BillingProvider } from '@leadlight/adapters/billing';
import type { MadePrice } from '@leadlight/adapters/testing/stripe';
import { expect, test } from 'vitest';
import { deleteDueWorkspaces, requestDeletion } from '../workspaces/workspaces.commands.ts';
import { contextOf } from '../command.ts';
import { billingWorld, creditsOf } from '../testing/billing-world.ts';
import { queueDueEvents } from './billing-events.commands.ts';
import { syncCustomer } from './sync-billing.ts';

const world = await billingWorld();
const { server, stripe } = world;
const { services } = server;
const about = (customer: string | null, type = 'invoice.paid', id = stripe.state.newId('evt')) => ({
  id,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object: { object: 'invoice', id: 'in_other', customer, amount_paid: 999_999, lines: { data: [] } } },
});
const statusOf = async (id: string): Promise<string | undefined> =>
  (await services.db.auth.query<{ status: string }>('select status from auth.billing_events where id = $1', [id])).rows[0]?.status;

test('an event with a wrong signature, without one, or with an old one is refused and not stored', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner);
  const [wrong, missing, old] = [about(customer), about(customer), about(customer)];
  expect((await world.deliver(wrong, { secret: 'whsec_other' })).status).toBe(400);
  expect((await world.deliver(missing, { signature: '' })).status).toBe(400);
  expect((await world.deliver(old, { at: new Date(Date.now() - 6 * 60_000) })).body.errors[0].code).toBe('event_refused');
  for (const { id } of [wrong, missing, old]) expect(await statusOf(id)).toBeUndefined();
});

test('a clock that is some minutes fast or slow is not a reason to refuse an event', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner);
  for (const minutes of [-4, 4]) {
    const event = about(customer);
    expect((await world.deliver(event, { at: new Date(Date.now() + minutes * 60_000) })).status).toBe(200);
    expect(await statusOf(event.id)).toBe('pending');
  }
});

test('events signed with the earlier of two secrets are accepted while it is rotated', async () => {
  const { createStripeBilling } = await import('@leadlight/adapters/billing');
  const both = await createStripeBilling({
    secretKey: stripe.secretKey,
    webhookSecrets: ['whsec_new', stripe.webhookSecret],
    apiUrl: stripe.url,
  });
  const { body, signature } = stripe.sign(about('cus_1'));
  expect(await both.readEvent(body, signature, new Date())).toMatchObject({ type: 'invoice.paid', customerId: 'cus_1' });
  expect(await both.readEvent(`${body} `, signature, new Date())).toBeNull();
});

test('the content of an event is not believed: an invoice that does not exist grants nothing', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner);
  const before = await world.balanceOf(owner);
  const event = about(customer);
  await world.deliver(event);
  await world.work();
  expect(await world.balanceOf(owner)).toBe(before);
  expect(await statusOf(event.id)).toBe('handled');
});

test("an event of another account's customer, and one of an unknown type, is kept and changes nothing", async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner);
  const events = [about('cus_of_another_account'), about(null), about(customer, 'entitlements.active_entitlement_summary.updated')];
  for (const event of events) expect((await world.deliver(event)).status).toBe(200);
  expect(await Promise.all(events.map(({ id }) => statusOf(id)))).toEqual(['kept', 'kept', 'kept']);
});

test('a dispute, which names its payment only, is handled for the customer who paid, and is sent again if that can’t be read', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner);
  const [invoice] = (await owner.browser.get(`${owner.home}/billing/invoices`)).body.items;
  stripe.state.dispute(invoice.id);
  const event = stripe.state.events.at(-1);
  if (event?.type !== 'charge.dispute.created') throw new Error('nothing was disputed');
  expect(event.data.object).not.toHaveProperty('customer');
  stripe.fail('unavailable');
  expect((await world.deliver(event)).status).toBe(503);
  expect(await statusOf(event.id)).toBeUndefined();
  stripe.fail(null);
  expect((await world.deliver(event)).status).toBe(200);
  await world.work();
  expect(await statusOf(event.id)).toBe('handled');
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter'));
  const other = about(null, 'charge.dispute.created');
  await world.deliver({ ...other, data: { object: { object: 'dispute', id: 'dp_1', charge: 'ch_of_another_account' } } });
  expect(await statusOf(other.id)).toBe('kept');
});

test('an invoice with an unknown price is shown, grants nothing, and is corrected once the price is known', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner, 'starter');
  const before = await world.balanceOf(owner);
  const price: MadePrice = {
    ...stripe.state.price([...stripe.state.prices.keys()][0] ?? ''),
    id: 'price_unknown',
    metadata: {},
    type: 'one_time' as const,
  };
  stripe.state.prices.set(price.id, price);
  const [paid] = [...stripe.state.sessions.values()].filter((session) => session.customer === customer);
  if (!paid) throw new Error('nothing was paid');
  stripe.state.sessions.set('cs_x', {
    ...paid,
    id: 'cs_x',
    mode: 'payment',
    status: 'open',
    priceId: price.id,
  });
  stripe.state.pay('cs_x');
  await world.deliverAll();
  expect(await world.balanceOf(owner)).toBe(before);
  expect((await owner.browser.get(`${owner.home}/billing/invoices`)).body.items[0]).toMatchObject({
    for: 'other',
    credits: 0,
    status: 'paid',
  });
  price.metadata = { leadlight_credits: '500' };
  await syncCustomer(services, customer);
  expect(await world.balanceOf(owner)).toBe(before + 500);
});

test('a hundred events at once for one subscription are stored once each and grant once', async () => {
  const owner = await world.newUser();
  const { body } = await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'basic' });
  stripe.state.pay(world.sessionOf(body.url));
  const customer = stripe.state.sessions.get(world.sessionOf(body.url))?.customer ?? '';
  const events = Array.from({ length: 50 }, () => about(customer, 'customer.subscription.updated'));
  const answers = await Promise.all([...events, ...events].map((event) => world.deliver(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  stripe.requests.length = 0;
  await Promise.all([syncCustomer(services, customer), syncCustomer(services, customer), syncCustomer(services, customer)]);
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter') + creditsOf('basic'));
  expect(await Promise.all(events.map(({ id }) => statusOf(id)))).toEqual(events.map(() => 'handled'));
  expect(stripe.requests.length).toBeLessThan(60);
});

test('events in the wrong order end in the same state', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner);
  stripe.state.declining.add(customer);
  world.advance(31);
  stripe.state.declining.delete(customer);
  stripe.state.work();
  await world.deliverAll((events) => events.toReversed());
  expect((await owner.browser.get(owner.home)).body.standing).toEqual({ kind: 'active', plan: 'starter', graceEndsAt: null });
});

test('an older answer of Stripe that arrives late does not replace a newer one', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner, 'basic');
  const provider = await services.billing.provider();
  let reads = 0;
  const readCustomer = async (id: string) => {
    const state = await provider.readCustomer(id);
    reads += 1;
    // Meanwhile, the plan ends, and another worker reads that.
    if (reads === 1) {
      const [subscription] = [...stripe.state.subscriptions.values()].filter((each) => each.customer === customer);
      stripe.state.cancel(subscription?.id ?? '');
      await syncCustomer(services, customer);
    }
    return state;
  };
  const slow = { ...services.billing, provider: async () => ({ readCustomer }) as unknown as BillingProvider };
  await syncCustomer({ ...services, billing: slow }, customer);
  expect(reads).toBe(2);
  expect((await owner.browser.get(owner.home)).body.plan).toBeNull();
});

test('an event whose job was lost is queued again', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner);
  const event = about(customer);
  await world.deliver(event);
  await services.db.auth.query(`update auth.billing_events set received_at = received_at - interval '2 minutes' where id = $1`, [event.id]);
  await services.boss.deleteAllJobs('sync-billing');
  await queueDueEvents(services);
  expect(await services.boss.findJobs('sync-billing', { key: customer })).toHaveLength(1);
});

test('a body that is too large is refused', async () => {
  const answer = await server.browser().send('POST', '/hooks/stripe', 'x'.repeat(1024 * 1024 + 1), {
    'stripe-signature': 't=1,v1=x',
    'content-length': String(1024 * 1024 + 1),
  });
  expect(answer.status).toBe(413);
});

test('a workspace that is to be deleted is not charged again, and an event after its deletion is kept without it', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner);
  const { body } = await owner.browser.get(owner.home);
  const context = contextOf(services, 'operator', owner.workspaceId, services.now());
  await requestDeletion({ ...context, caller: { ...context.caller, actor: { kind: 'user', id: owner.workspaceId } } }, body.name);
  await syncCustomer(services, customer);
  const [subscription] = [...stripe.state.subscriptions.values()].filter((each) => each.customer === customer);
  expect(subscription).toMatchObject({ cancel_at_period_end: true, status: 'active' });
  world.advance(15);
  stripe.fail('unavailable');
  await deleteDueWorkspaces(services);
  expect((await owner.browser.get(owner.home)).status).toBe(200);
  stripe.fail(null);
  await deleteDueWorkspaces(services);
  expect((await owner.browser.get(owner.home)).status).toBe(404);
  expect(subscription?.status).toBe('canceled');
  const late = about(customer);
  expect((await world.deliver(late)).status).toBe(200);
  expect(await statusOf(late.id)).toBe('kept');
  expect(await syncCustomer(services, customer)).toBeNull();
  const { rows } = await services.db.auth.query(`select 1 from auth.billing_events where workspace_id = $1`, [owner.workspaceId]);
  expect(rows).toEqual([]);
});
