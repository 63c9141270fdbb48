import { expect, test } from 'vitest';
import { runOperator } from '../operator/operator.ts';
import { billingWorld, creditsOf } from '../testing/billing-world.ts';
import { releaseReservation, reserveCredits } from '@leadlight/db/credits';
import { inWorkspace, system, type WorkspaceTx } from '@leadlight/db/platform';
import { databaseUrl } from '@leadlight/db/testing';
import { testServer } from '../testing/test-server.ts';
import { compareBilling } from './billing-events.commands.ts';
import { syncCustomer } from './sync-billing.ts';

const world = await billingWorld();
const { server, stripe } = world;
const subscriptionOf = (customer: string) => {
  const [found] = [...stripe.state.subscriptions.values()].filter((each) => each.customer === customer && each.status !== 'canceled');
  if (!found) throw new Error('nothing is subscribed to');
  return found;
};
const codeOf = (answer: { status: number; body: { errors: { code: string }[] } | null }) =>
  answer.status < 400 ? answer.status : answer.body?.errors[0]?.code;

test('a paid Checkout makes the plan active and grants its credits in addition to those of the trial', async () => {
  const owner = await world.newUser();
  const before = (await owner.browser.get(`${owner.home}/billing`)).body;
  expect(before).toMatchObject({
    provider: 'stripe',
    plan: null,
    subscription: null,
    plans: [{ plan: 'starter', change: 'subscribe' }, {}, {}],
  });
  await world.subscribe(owner, 'basic');
  const { body } = await owner.browser.get(`${owner.home}/billing`);
  expect(body).toMatchObject({
    plan: 'basic',
    subscription: { status: 'active', plan: 'basic', nextPlan: null, nextAmount: 5_900, currency: 'usd', graceEndsAt: null },
    plans: [{ change: 'downgrade' }, { change: 'current' }, { change: 'upgrade' }],
    renewal: { credits: 4_000 },
    topUps: [{ credits: 1_000, priceUsd: 15 }],
  });
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter') + creditsOf('basic'));
  expect((await owner.browser.get(owner.home)).body.standing).toEqual({ kind: 'active', plan: 'basic', graceEndsAt: null });
  const { items } = (await owner.browser.get(`${owner.home}/billing/invoices`)).body;
  expect(items).toMatchObject([{ status: 'paid', for: 'plan', plan: 'basic', credits: 4_000, total: 5_900 }]);
  const [entry] = (await owner.browser.get(`${owner.home}/credits/entries`)).body.items;
  expect(entry).toMatchObject({ kind: 'grant', amount: 4_000, reason: 'plan_paid', reference: `invoice:${items[0].id}` });
});

test('an upgrade grants the difference at once, and a downgrade begins with the next period', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner, 'starter');
  const start = await world.balanceOf(owner);
  world.advance(10);
  const up = await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'premium' });
  expect(up.body).toMatchObject({ plan: 'premium', subscription: { plan: 'premium', nextPlan: null, nextAmount: 8_900 } });
  expect(await world.balanceOf(owner)).toBe(start + creditsOf('premium') - creditsOf('starter'));
  const down = await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'basic' });
  expect(down.body).toMatchObject({ plan: 'premium', subscription: { plan: 'premium', nextPlan: 'basic', nextAmount: 5_900 } });
  expect((await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'premium' })).body.subscription.nextPlan).toBeNull();
  await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'basic' });
  world.advance(25);
  await world.deliverAll();
  expect((await owner.browser.get(`${owner.home}/billing`)).body).toMatchObject({ plan: 'basic', subscription: { plan: 'basic' } });
  const { items } = (await owner.browser.get(`${owner.home}/billing/invoices`)).body;
  expect(items.map(({ for: sold, credits }: { for: string; credits: number }) => [sold, credits])).toEqual([
    ['plan', 4_000],
    ['upgrade', 3_500],
    ['plan', 2_500],
  ]);
});

test('a downgrade that was not applied yet does not make a later upgrade cheaper or more expensive', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner, 'basic');
  await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'starter' });
  await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'premium' });
  const { items } = (await owner.browser.get(`${owner.home}/billing/invoices`)).body;
  expect(items[0]).toMatchObject({ for: 'upgrade', credits: 2_000, plan: 'premium' });
  expect(items[0].total).toBeGreaterThan(2_900);
  expect(items[0].total).toBeLessThanOrEqual(3_000);
});

test('a declined card leaves the plan as it is', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner, 'starter');
  const balance = await world.balanceOf(owner);
  stripe.state.declining.add(customer);
  expect(codeOf(await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'basic' }))).toBe('payment_failed');
  expect((await owner.browser.get(`${owner.home}/billing`)).body).toMatchObject({ plan: 'starter', subscription: { nextPlan: null } });
  expect(await world.balanceOf(owner)).toBe(balance);
  stripe.state.declining.delete(customer);
});

test('a failed payment gives seven days of grace with emails, then the workspace is read-only, and a payment ends that', async () => {
  const owner = await world.newUser();
  const member = await server.member(owner, 'Mia', 'member');
  const customer = await world.subscribe(owner, 'starter');
  stripe.state.declining.add(customer);
  world.advance(31);
  await world.deliverAll();
  const late = (await owner.browser.get(owner.home)).body.standing;
  expect(late).toMatchObject({ kind: 'active', plan: 'starter', graceEndsAt: expect.any(String) });
  expect((await owner.browser.get(`${owner.home}/billing`)).body.subscription).toMatchObject({
    status: 'past_due',
    graceEndsAt: late.graceEndsAt,
  });
  expect(codeOf(await owner.browser.patch(`${owner.home}/billing/subscription`, { plan: 'basic' }))).toBe('subscription_past_due');
  world.advance(8);
  expect((await owner.browser.get(owner.home)).body.standing).toEqual({
    kind: 'read_only',
    because: 'payment_failed',
    since: late.graceEndsAt,
  });
  expect(codeOf(await owner.browser.post(`${owner.home}/lists`, { name: 'L', kind: 'people' }))).toBe('workspace_read_only');
  expect(codeOf(await owner.browser.post(`${owner.home}/billing/portal-sessions`))).toBe(200);
  stripe.state.declining.delete(customer);
  stripe.state.work();
  await world.deliverAll();
  expect((await owner.browser.get(owner.home)).body.standing).toEqual({ kind: 'active', plan: 'starter', graceEndsAt: null });
  expect((await server.mailsTo(owner.email)).filter(({ kind }) => kind === 'payment-failed')).toHaveLength(1);
  expect((await server.mailsTo(member.email)).filter(({ kind }) => /payment|plan|grace/.test(kind))).toEqual([]);
});

test('a cancellation takes effect at the end of the period, can be undone before, and a former customer can return', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner, 'starter');
  const canceled = await owner.browser.post(`${owner.home}/billing/cancellation`);
  expect(canceled.body.subscription).toMatchObject({ status: 'canceling', nextAmount: null });
  expect((await owner.browser.delete(`${owner.home}/billing/cancellation`)).body.subscription.status).toBe('active');
  await owner.browser.post(`${owner.home}/billing/cancellation`);
  world.advance(32);
  await world.deliverAll();
  expect((await owner.browser.get(owner.home)).body).toMatchObject({
    plan: null,
    standing: { kind: 'read_only', because: 'plan_ended' },
  });
  const kinds = (await server.mailsTo(owner.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['payment-received', 'plan-canceled', 'plan-ended']));
  expect(kinds.filter((kind) => kind === 'plan-canceled')).toHaveLength(1);
  await world.subscribe(owner, 'premium');
  expect((await owner.browser.get(owner.home)).body).toMatchObject({ plan: 'premium', standing: { kind: 'active' } });
});

test('a cancellation for a date, as the portal makes it, is shown with that date, can be undone, and ends the plan on it', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner, 'starter');
  const subscription = subscriptionOf(customer);
  const inTwentyDays = stripe.state.now + 20 * 86_400;
  stripe.state.cancelOn(subscription.id, inTwentyDays);
  await world.deliverAll();
  const shown = () => owner.browser.get(`${owner.home}/billing`).then(({ body }) => body.subscription);
  expect(await shown()).toMatchObject({ status: 'canceling', periodEnd: new Date(inTwentyDays * 1000).toISOString(), nextAmount: null });
  expect((await owner.browser.delete(`${owner.home}/billing/cancellation`)).body.subscription).toMatchObject({
    status: 'active',
    nextAmount: 2_900,
  });
  expect(subscription).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  stripe.state.cancelOn(subscription.id, inTwentyDays);
  world.advance(21);
  await world.deliverAll();
  expect((await owner.browser.get(owner.home)).body.standing).toMatchObject({ kind: 'read_only', because: 'plan_ended' });
});

test('what else the operator sells to the same customer is neither counted as a plan nor ended', async () => {
  const owner = await world.newUser();
  const { body } = await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'basic' });
  const customer = stripe.state.sessions.get(world.sessionOf(body.url))?.customer ?? '';
  const [known] = stripe.state.prices.values();
  if (!known) throw new Error('there is no price');
  const support = { ...known, id: 'price_support', metadata: {}, lookup_key: null, unit_amount: 5_000 };
  stripe.state.prices.set(support.id, support);
  const other = stripe.state.subscribe(customer, support);
  await world.deliverAll();
  expect((await owner.browser.get(owner.home)).body.plan).toBeNull();
  stripe.state.pay(world.sessionOf(body.url));
  await world.deliverAll();
  expect((await owner.browser.get(owner.home)).body.plan).toBe('basic');
  expect(stripe.state.subscription(other.id).status).toBe('active');
  expect(stripe.state.chargeOf(other.latest_invoice ?? '').refunded).toBe(false);
});

test('a second payment that is disputed is left to the bank, and one that can’t be refunded stops nothing else', async () => {
  const owner = await world.newUser();
  const { body } = await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'basic' });
  const customer = stripe.state.sessions.get(world.sessionOf(body.url))?.customer ?? '';
  stripe.state.pay(world.sessionOf(body.url));
  const [price] = [...stripe.state.prices.values()].filter(({ metadata }) => metadata['leadlight_plan'] === 'starter');
  if (!price) throw new Error('there is no price');
  const [disputed, refused] = [stripe.state.subscribe(customer, price), stripe.state.subscribe(customer, price)];
  stripe.state.dispute(disputed.latest_invoice ?? '');
  stripe.state.refusing.add(stripe.state.chargeOf(refused.latest_invoice ?? '').payment_intent);
  stripe.requests.length = 0;
  await world.deliverAll();
  expect((await owner.browser.get(owner.home)).body.plan).toBe('basic');
  expect([disputed, refused].map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  const asked = new Set(stripe.requests.filter(({ path }) => path === '/v1/refunds').map(({ form }) => form['payment_intent']));
  expect([...asked]).toEqual([stripe.state.chargeOf(refused.latest_invoice ?? '').payment_intent]);
});

test('an invoice that was left open months ago does not make a later failed payment late at once', async () => {
  const owner = await world.newUser();
  const customer = await world.subscribe(owner, 'starter');
  stripe.state.declining.add(customer);
  world.advance(31);
  const [left] = [...stripe.state.invoices.values()].filter((each) => each.customer === customer && each.status === 'open');
  if (!left) throw new Error('no payment failed');
  // Left open, as Stripe leaves an invoice when the next one is paid: nothing retries it.
  const { parent } = left;
  left.parent = null;
  stripe.state.declining.delete(customer);
  subscriptionOf(customer).status = 'active';
  world.advance(31);
  await world.deliverAll();
  expect((await owner.browser.get(owner.home)).body.standing).toEqual({ kind: 'active', plan: 'starter', graceEndsAt: null });
  stripe.state.declining.add(customer);
  world.advance(31);
  left.parent = parent;
  await world.deliverAll();
  const late = (await owner.browser.get(owner.home)).body.standing;
  expect(late).toMatchObject({ kind: 'active', graceEndsAt: expect.any(String) });
  expect(Date.parse(late.graceEndsAt)).toBeGreaterThan(stripe.state.now * 1000);
  stripe.state.declining.delete(customer);
});

test('two tabs get the same page, and two pages that are paid anyway become one subscription, the second refunded', async () => {
  const owner = await world.newUser();
  const open = (plan: string) => owner.browser.post(`${owner.home}/billing/checkouts`, { plan });
  const [first, second] = await Promise.all([open('starter'), open('starter')]);
  expect(second.body.url).toBe(first.body.url);
  const customer = stripe.state.sessions.get(world.sessionOf(first.body.url))?.customer ?? '';
  // However the two interleave: one that read the customer later asks with another key.
  await syncCustomer(server.services, customer);
  const [third, fourth] = await Promise.all([
    open('basic'),
    (async () => {
      await syncCustomer(server.services, customer);
      return open('basic');
    })(),
  ]);
  expect(fourth.body.url).toBe(third.body.url);
  const other = fourth;
  expect(stripe.state.sessions.get(world.sessionOf(first.body.url))?.status).toBe('expired');
  stripe.state.pay(world.sessionOf(other.body.url));
  const [price] = [...stripe.state.prices.values()].filter(({ metadata }) => metadata['leadlight_plan'] === 'starter');
  const twice = stripe.state.subscribe(customer, price ?? stripe.state.price(''));
  await world.deliverAll();
  expect(stripe.state.subscription(twice.id).status).toBe('canceled');
  expect(stripe.state.chargeOf(twice.latest_invoice ?? '')).toMatchObject({ refunded: true });
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter') + creditsOf('basic'));
  const entries = (await owner.browser.get(`${owner.home}/credits/entries?reference=invoice:${twice.latest_invoice}`)).body.items;
  expect(entries).toEqual([]);
  expect((await owner.browser.get(owner.home)).body.plan).toBe('basic');
  expect(codeOf(await open('premium'))).toBe('already_subscribed');
  await world.deliverAll();
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter') + creditsOf('basic'));
});

test('a plan that is changed twice in a second is charged and credited once', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner, 'starter');
  const start = await world.balanceOf(owner);
  const change = (plan: string) => owner.browser.patch(`${owner.home}/billing/subscription`, { plan });
  const codes = (await Promise.all([change('basic'), change('basic'), change('premium')])).map(codeOf);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
  expect(codes.filter((code) => code !== 200 && code !== 'subscription_changing')).toEqual([]);
  const { plan } = (await owner.browser.get(owner.home)).body;
  expect(await world.balanceOf(owner)).toBe(start + creditsOf(plan) - creditsOf('starter'));
  await change('basic');
  await change('premium');
  expect(await world.balanceOf(owner)).toBe(start + creditsOf('premium') - creditsOf('starter'));
});

test('an abandoned or declined Checkout changes nothing', async () => {
  const owner = await world.newUser();
  const { body } = await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'starter' });
  const page = new URL(body.url);
  const away = await fetch(`${page.href}/abandon`, { method: 'POST', redirect: 'manual' });
  expect(away.headers.get('location')).toContain('from=canceled');
  expect(await (await fetch(`${page.href}/decline`, { method: 'POST' })).text()).toContain('Your card was declined.');
  await owner.browser.post(`${owner.home}/billing/refresh`);
  expect((await owner.browser.get(owner.home)).body.standing.kind).toBe('trial');
  expect((await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'starter' })).body.url).toBe(body.url);
});

test('credits that are bought once are added once and stay valid for a year', async () => {
  const owner = await world.newUser();
  expect(codeOf(await owner.browser.post(`${owner.home}/billing/top-ups`, { credits: 1_000 }))).toBe('plan_required');
  await world.subscribe(owner, 'starter');
  const before = await world.balanceOf(owner);
  expect(codeOf(await owner.browser.post(`${owner.home}/billing/top-ups`, { credits: 999 }))).toBe('top_up_unknown');
  const { body } = await owner.browser.post(`${owner.home}/billing/top-ups`, { credits: 1_000 });
  stripe.state.pay(world.sessionOf(body.url));
  await world.deliverAll((events) => [...events, ...events]);
  expect(await world.balanceOf(owner)).toBe(before + 1_000);
  const lots = (await owner.browser.get(`${owner.home}/credits`)).body.lots as { amount: number; expiresAt: string; grantedAt: string }[];
  const years = lots
    .filter(({ amount }) => amount === 1_000)
    .map((lot) => Number(lot.expiresAt.slice(0, 4)) - Number(lot.grantedAt.slice(0, 4)));
  expect(years).toEqual([1]);
});

test('a refund removes the unspent part of its own credits, in proportion, and a dispute all of them', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner, 'starter');
  const [invoice] = (await owner.browser.get(`${owner.home}/billing/invoices`)).body.items;
  const { payment_intent: intent } = stripe.state.chargeOf(invoice.id);
  stripe.state.refund(intent, 1_450);
  await world.deliverAll((events) => [...events, ...events.toReversed()]);
  expect(await world.balanceOf(owner)).toBe(2_500 + 1_250);
  stripe.state.dispute(invoice.id);
  await world.deliverAll();
  expect(await world.balanceOf(owner)).toBe(2_500);
  expect((await owner.browser.get(`${owner.home}/billing/invoices`)).body.items[0]).toMatchObject({ refunded: 1_450, isDisputed: true });
});

test('credits that were reserved when a payment was refunded are removed once they are released', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner, 'starter');
  const [invoice] = (await owner.browser.get(`${owner.home}/billing/invoices`)).body.items;
  const all = await world.balanceOf(owner);
  const inCredits = <T>(work: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(server.services.db, owner.workspaceId, work);
  const why = { reason: 'verify_email', reference: 'run:1', actor: system, idempotencyKey: 'run-1' } as const;
  const { id } = await inCredits((tx) => reserveCredits(tx, { ...why, ceiling: all - 100 }, server.services.now()));
  stripe.state.refund(stripe.state.chargeOf(invoice.id).payment_intent);
  await world.deliverAll();
  // A hundred were free.
  expect(await world.balanceOf(owner)).toBe(all - 100);
  await inCredits((tx) => releaseReservation(tx, id, server.services.now()));
  await compareBilling(server.services);
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter'));
});

test('the nightly comparison finds what no event told, and a second one finds nothing', async () => {
  const owner = await world.newUser();
  const { body } = await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'premium' });
  stripe.state.pay(world.sessionOf(body.url));
  await world.deliverAll(() => []);
  expect((await owner.browser.get(owner.home)).body.plan).toBeNull();
  expect((await compareBilling(server.services)).corrected).toBeGreaterThanOrEqual(1);
  expect((await owner.browser.get(owner.home)).body.plan).toBe('premium');
  expect(await compareBilling(server.services)).toMatchObject({ corrected: 0, failed: 0 });
});

test('the nightly comparison reads the others if one customer can’t be stored', async () => {
  const [odd, owner] = [await world.newUser(), await world.newUser()];
  const customer = await world.subscribe(odd, 'starter');
  const { body } = await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'premium' });
  stripe.state.pay(world.sessionOf(body.url));
  await world.deliverAll(() => []);
  const subscription = subscriptionOf(customer);
  // PostgreSQL stores no NUL.
  subscription.currency = '\u0000';
  expect((await compareBilling(server.services)).failed).toBe(1);
  expect((await owner.browser.get(owner.home)).body.plan).toBe('premium');
  subscription.currency = 'usd';
  expect((await compareBilling(server.services)).failed).toBe(0);
});

test('a request whose answer is lost takes effect once', async () => {
  const owner = await world.newUser();
  stripe.fail('lost');
  expect(codeOf(await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'starter' }))).toBe('billing_unavailable');
  stripe.fail('unavailable');
  expect(codeOf(await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'starter' }))).toBe('billing_unavailable');
  stripe.fail(null);
  await world.subscribe(owner, 'starter');
  const own = [...stripe.state.customers.values()].filter(({ metadata }) => metadata['workspace_id'] === owner.workspaceId);
  expect(own).toHaveLength(1);
});

test('without a key of Stripe, plans are set by the operator, and the page says who to contact', async () => {
  const other = await testServer({ helpEmail: 'billing@acme.example' });
  const owner = await other.user('Ivo');
  expect((await owner.browser.get(`${owner.home}/billing`)).body).toMatchObject({
    provider: 'invoice',
    contactEmail: 'billing@acme.example',
    plans: [{ change: 'unavailable' }, {}, {}],
    topUps: [],
  });
  expect(codeOf(await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'starter' }))).toBe('billing_by_invoice');
  expect((await other.browser().post('/hooks/stripe', '{}')).status).toBe(404);
});

test('the operator can’t set the plan of a workspace that pays with Stripe', async () => {
  const owner = await world.newUser();
  await world.subscribe(owner, 'starter');
  const config = { ...server.services.config, databaseUrl: databaseUrl(server.owner) };
  await expect(runOperator(config, ['plan', owner.workspaceId, 'none'], new Date())).rejects.toThrow('pays its plan with Stripe');
  expect((await owner.browser.get(owner.home)).body.plan).toBe('starter');
  // A plan that the operator gave can be paid for.
  const given = await world.newUser();
  await runOperator(config, ['plan', given.workspaceId, 'basic'], new Date());
  const offered = (await given.browser.get(`${given.home}/billing`)).body;
  expect([offered.plan, offered.plans.map(({ change }: { change: string }) => change)]).toEqual([
    'basic',
    ['subscribe', 'subscribe', 'subscribe'],
  ]);
  await world.subscribe(given, 'basic');
  expect((await given.browser.get(`${given.home}/billing`)).body).toMatchObject({ plan: 'basic', subscription: { status: 'active' } });
  // After Stripe was disconnected, it is a plan like others.
  const alone = { ...config, billing: { stripe: null, hasTax: false, topUps: [] } };
  expect(await runOperator(alone, ['plan', owner.workspaceId, 'starter'], new Date())).toContain('starter -> starter, balance 5000');
  expect((await owner.browser.get(`${owner.home}/credits`)).body.nextGrant).toMatchObject({ amount: 2_500, plan: 'starter' });
});

test('the operator sees events and prices, creates prices once, and compares customers', async () => {
  const config = { ...server.services.config, databaseUrl: databaseUrl(server.owner) };
  const run = (...args: string[]) => runOperator(config, ['billing', ...args], new Date());
  expect(await run()).toMatch(/Stripe in test mode[^]*All prices exist[^]*handled {2}invoice\.paid: \d+/);
  const prices = stripe.state.prices.size;
  expect(await run('--setup')).toMatch(/starter: price_[^]*1000 credits: price_/);
  expect(stripe.state.prices.size).toBe(prices);
  expect(await run('--compare')).toMatch(/^\d+ customers read, \d+ corrected, 0 could not be read\.$/);
});
