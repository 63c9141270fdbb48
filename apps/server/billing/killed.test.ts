/** Workers that are killed between an event and its credits, and two workers at once: real processes, ended by SIGKILL, on a real PostgreSQL. */
import { fork, type ChildProcess } from 'node:child_process';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { billingWorld, creditsOf } from '../testing/billing-world.ts';
import type { BillingOrder } from '../testing/billing-process.ts';
import { builtFrom, outcomeOf } from '../testing/killed-process.ts';

const world = await billingWorld();
const { server, stripe } = world;
const { services } = server;

function startWorker(customerId: string, killBefore: string | null): ChildProcess {
  const child = fork(builtFrom(new URL('../testing/billing-process.ts', import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send({ owner: server.owner, config: services.config, customerId, killBefore } satisfies BillingOrder);
  return child;
}

/** Pays and delivers the events, which nobody handles yet. */
async function payUnhandled() {
  const owner = await world.newUser();
  const { body } = await owner.browser.post(`${owner.home}/billing/checkouts`, { plan: 'basic' });
  const session = world.sessionOf(body.url);
  const before = stripe.state.events.length;
  stripe.state.pay(session);
  for (const event of stripe.state.events.slice(before)) await world.deliver(event);
  return { owner, customer: stripe.state.sessions.get(session)?.customer ?? '' };
}
const pendingOf = async (customer: string): Promise<number> =>
  (await services.db.auth.query(`select 1 from auth.billing_events where customer_id = $1 and status = 'pending'`, [customer])).rowCount ??
  0;

const moments = [
  ['before anything is stored', 'update billing_customers'],
  ['between the invoice and its credits', 'select held from credit_accounts'],
  ['between the lot and its entry', 'insert into credit_entries'],
  ['between the credits and the plan', 'insert into billing_subscriptions'],
  ['between the plan and its email', 'insert into billing_notices'],
  ['before the events are marked as handled', 'update auth.billing_events'],
  ['before the commit', 'commit'],
] as const;

test.each(moments)('killed %s, and continued by another: one grant, one email, nothing lost', async (_when, killBefore) => {
  const { owner, customer } = await payUnhandled();
  expect(await pendingOf(customer)).toBeGreaterThan(0);
  expect(await outcomeOf(startWorker(customer, killBefore))).toBeNull();
  expect(await pendingOf(customer)).toBeGreaterThan(0);
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter'));
  expect(await outcomeOf(startWorker(customer, null))).toBe('done');
  expect(await pendingOf(customer)).toBe(0);
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter') + creditsOf('basic'));
  expect(await inWorkspace(services.db, owner.workspaceId, proveLedger)).toMatchObject({ isSound: true });
  expect((await server.mailsTo(owner.email)).filter(({ kind }) => kind === 'payment-received')).toHaveLength(1);
});

test('two workers at once for one customer grant once', async () => {
  const { owner, customer } = await payUnhandled();
  const outcomes = await Promise.all([startWorker(customer, null), startWorker(customer, null)].map(outcomeOf));
  expect(outcomes).toEqual(['done', 'done']);
  expect(await world.balanceOf(owner)).toBe(creditsOf('starter') + creditsOf('basic'));
  expect(await inWorkspace(services.db, owner.workspaceId, proveLedger)).toMatchObject({ isSound: true });
});
