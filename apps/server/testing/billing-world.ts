/** A test server that is connected to a scripted Stripe, whose events are delivered when a test says so. */
import { startStripe, type MadeEvent, type MadeStripe } from '@leadlight/adapters/testing/stripe';
import { createStripeBilling } from '@leadlight/adapters/billing';
import { monthlyGrant, plans, type Plan } from '@leadlight/credits';
import { afterAll } from 'vitest';
import type { Pool } from 'pg';
import { syncCustomer } from '../billing/sync-billing.ts';
import type { ServerConfig } from '../config.ts';
import { testServer, type Answer, type TestServer, type TestUser } from './test-server.ts';

const topUps = [{ credits: 1_000, priceUsd: 15 }];

const billedBy = ({ url, secretKey, webhookSecret }: MadeStripe): Pick<ServerConfig, 'billing'> => ({
  billing: { stripe: { secretKey, webhookSecrets: [webhookSecret], apiUrl: url }, hasTax: false, topUps },
});

/** Creates the prices, as the operator's command does. */
async function setPrices({ url, secretKey }: MadeStripe): Promise<void> {
  const provider = await createStripeBilling({ secretKey, webhookSecrets: [], apiUrl: url });
  for (const plan of plans) await provider.createPrice({ kind: 'plan', plan });
  for (const topUp of topUps) await provider.createPrice({ kind: 'top-up', ...topUp });
}

export interface BillingWorld {
  readonly server: TestServer;
  readonly stripe: MadeStripe;
  readonly newUser: (plan?: Plan) => Promise<TestUser>;
  /** Sets both clocks forward. */
  readonly advance: (days: number) => void;
  readonly deliver: (event: object, more?: { at?: Date; secret?: string; signature?: string }) => Promise<Answer>;
  /** Delivers every event that was not delivered, then does the jobs. @param change of the list before it is delivered */
  readonly deliverAll: (change?: (events: MadeEvent[]) => MadeEvent[]) => Promise<void>;
  /** Does the jobs that events queued. */
  readonly work: () => Promise<void>;
  /** Opens Checkout and pays. @returns the customer's id */
  readonly subscribe: (user: TestUser, plan?: Plan) => Promise<string>;
  readonly sessionOf: (url: string) => string;
  readonly balanceOf: (user: TestUser) => Promise<number>;
}

export async function billingWorld(): Promise<BillingWorld> {
  const stripe = await startStripe();
  afterAll(() => stripe.close());
  await setPrices(stripe);
  const server = await testServer(billedBy(stripe));
  const { services } = server;
  let delivered = 0;
  let users = 0;
  let now = new Date();
  const auth: Pool = services.db.auth;

  const world: BillingWorld = {
    server,
    stripe,
    newUser: (plan = 'starter') => server.user(`Payer${(users += 1)}`, { plan }),
    advance: (days) => {
      now = new Date(now.getTime() + days * 86_400_000);
      stripe.advance(now);
      server.moveClock(now);
    },
    deliver: (event, { at = new Date(), secret, signature } = {}) => {
      const signed = stripe.sign(event, at, secret);
      return server
        .browser({ origin: '' })
        .send('POST', '/hooks/stripe', signed.body, { 'stripe-signature': signature ?? signed.signature });
    },
    deliverAll: async (change = (events) => events) => {
      const events = change(stripe.state.events.slice(delivered));
      delivered = stripe.state.events.length;
      for (const event of events) await world.deliver(event);
      await world.work();
    },
    work: async () => {
      const { rows } = await auth.query<{ id: string }>(
        `select distinct customer_id as id from auth.billing_events where status = 'pending' order by 1`,
      );
      for (const { id } of rows) await syncCustomer(services, id);
    },
    subscribe: async (user, plan = 'starter') => {
      const { body } = await user.browser.post(`${user.home}/billing/checkouts`, { plan });
      const id = world.sessionOf(body.url);
      stripe.state.pay(id);
      await world.deliverAll();
      return stripe.state.sessions.get(id)?.customer ?? '';
    },
    sessionOf: (url) => url.split('/c/')[1] ?? '',
    balanceOf: async ({ browser, home }) => (await browser.get(`${home}/credits`)).body.balance,
  };
  return world;
}

/** A trial has the credits of its plan, and a month of the plan has them too. */
export const creditsOf = (plan: Plan): number => monthlyGrant[plan];
