/** What owners do about their plan: each asks the billing provider outside of any transaction, and then reads the customer again. */
import { randomUUID } from 'node:crypto';
import { BillingFault, type BillingProvider, type CheckoutRequest, type TopUp, type WhatIsSold } from '@leadlight/adapters/billing';
import { isUpgrade, type Plan } from '@leadlight/credits';
import { readWorkspace, readWorkspaceName } from '@leadlight/db/accounts';
import {
  claimChange,
  findCustomer,
  findSubscription,
  insertCustomer,
  releaseChange,
  storeCheckout,
  type BillingCustomer,
  type StoredSubscription,
} from '@leadlight/db/billing';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import { appUrls } from '../app-urls.ts';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, type WorkspaceContext } from '../command.ts';
import type { Services } from '../services.ts';
import { syncCustomer } from './sync-billing.ts';

type Context = WorkspaceContext<'billing' | 'boss' | 'config' | 'db' | 'log' | 'now'>;

/** Longer than a request to the provider with its repetitions. */
const changeMs = 120_000;
/** A page that expires sooner is replaced, so that nobody is sent away while paying. */
const leastOpenMs = 5 * 60_000;

/** Asks the provider. @throws Refusal payment_failed, billing_unavailable */
export async function askingProvider<T>(
  { services: { log } }: { readonly services: Pick<Services, 'log'> },
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof BillingFault)) throw error;
    if (error.kind === 'declined') throw new Refusal('payment_failed');
    log.warn({ kind: error.kind, code: error.code }, 'the billing provider refused a request or did not answer');
    throw new Refusal('billing_unavailable');
  }
}

/** Reads the customer from the provider; does nothing for a workspace that never paid. @throws Refusal billing_unavailable */
export async function refreshBilling(context: Context): Promise<void> {
  const { services } = context;
  if (!services.billing.isConnected) return;
  const customer = await transact(context, findCustomer);
  if (customer) await askingProvider(context, () => syncCustomer(services, customer.customerId));
}

/**
 * Opens the page on which a plan is paid. The same page until it is paid, expires or another plan is chosen, so that two tabs pay once.
 * @returns its URL
 * @throws Refusal billing_by_invoice, already_subscribed, billing_unavailable, billing_not_set_up, deletion_pending
 */
export async function startCheckout(context: Context, plan: Plan): Promise<string> {
  const { caller, now, services } = context;
  const provider = await services.billing.provider();
  await requireKept(context);
  const before = await transact(context, findCustomer);
  // A page that was paid a moment ago may not be known yet.
  if (before?.checkout || before?.version === 0) await refreshBilling(context);
  if (await transact(context, findSubscription)) throw new Refusal('already_subscribed');
  const customer = await requireCustomer(context, provider);
  const open = customer.checkout;
  if (open?.plan === plan && open.expiresAt.getTime() - services.now().getTime() > leastOpenMs) return open.url;
  const priceId = await requirePrice(context, provider, { kind: 'plan', plan });
  if (open && !(await askingProvider(context, () => provider.expireCheckout(open.id)))) {
    await refreshBilling(context);
    if (await transact(context, findSubscription)) throw new Refusal('already_subscribed');
  }
  // Equal for a request that is repeated, and for most that come at the same moment.
  const key = `checkout:${customer.customerId}:${customer.version}:${open?.id ?? ''}:${plan}`;
  const request = requestOf(context, customer, priceId, 'paid');
  const made = await askingProvider(context, () => provider.subscribe(request, key));
  const stored = await inWorkspace(services.db, caller.workspaceId, async (tx) => {
    await noteAudit(tx, { actor: caller.actor, action: 'plan.checkout_opened', details: { plan } }, now);
    return storeCheckout(tx, { ...made, plan }, open?.id ?? null);
  });
  const { close } = stored;
  if (close !== null) await askingProvider(context, () => provider.expireCheckout(close));
  return stored.open.url;
}

/** @returns the URL of the page on which it is paid @throws Refusal billing_by_invoice, top_up_unknown, plan_required, billing_unavailable, billing_not_set_up */
export async function buyTopUp(context: Context, credits: number): Promise<string> {
  const { caller, now, services } = context;
  const provider = await services.billing.provider();
  await requireKept(context);
  const topUp: TopUp | undefined = services.billing.topUps.find((each) => each.credits === credits);
  if (!topUp) throw new Refusal('top_up_unknown', { field: 'credits' });
  const { plan } = await transact(context, readWorkspace);
  if (plan === null) throw new Refusal('plan_required');
  const customer = await requireCustomer(context, provider);
  const priceId = await requirePrice(context, provider, { kind: 'top-up', ...topUp });
  const key = `top-up:${customer.customerId}:${randomUUID()}`;
  const made = await askingProvider(context, () => provider.buyOnce(requestOf(context, customer, priceId, 'credits'), key));
  await transact(context, (tx) => noteAudit(tx, { actor: caller.actor, action: 'credits.checkout_opened', details: { credits } }, now));
  return made.url;
}

/**
 * A larger plan is charged and takes effect at once. A smaller one takes effect at the end of the period; the plan in effect undoes that.
 * @throws Refusal billing_by_invoice, not_subscribed, payment_failed, subscription_past_due, subscription_changing, billing_unavailable, billing_not_set_up
 */
export async function changePlan(context: Context, plan: Plan): Promise<void> {
  const { caller, services } = context;
  const provider = await services.billing.provider();
  await changing(context, async (subscription, version) => {
    const { id, paidPlan, nextPlan, status } = subscription;
    if (status !== 'active' && status !== 'trialing') throw new Refusal('subscription_past_due');
    if (paidPlan === null) throw new Refusal('not_subscribed');
    if (plan === paidPlan && nextPlan === paidPlan) return;
    const key = (to: Plan): string => `plan:${id}:${version}:${to}`;
    if (isUpgrade(paidPlan, plan)) {
      const priceId = await requirePrice(context, provider, { kind: 'plan', plan });
      // The difference is calculated from the current price, which must be that of the plan that was paid.
      if (nextPlan !== paidPlan) {
        const paidPrice = await requirePrice(context, provider, { kind: 'plan', plan: paidPlan });
        await askingProvider(context, () => provider.changeNextPrice(subscription, paidPrice, key(paidPlan)));
      }
      await askingProvider(context, () => provider.upgrade(subscription, priceId, key(plan)));
      return;
    }
    if (nextPlan === plan) return;
    const priceId = await requirePrice(context, provider, { kind: 'plan', plan });
    await askingProvider(context, () => provider.changeNextPrice(subscription, priceId, key(plan)));
    await transact(context, (tx) =>
      noteAudit(tx, { actor: caller.actor, action: 'plan.change_scheduled', details: { from: paidPlan, to: plan } }, services.now()),
    );
  });
}

/** Cancels at the end of the period, or undoes that. @throws Refusal billing_by_invoice, not_subscribed, subscription_changing, billing_unavailable */
export async function setCanceling(context: Context, isCanceling: boolean): Promise<void> {
  const { caller, services } = context;
  const provider = await services.billing.provider();
  await changing(context, async (subscription) => {
    if (subscription.isCanceling === isCanceling) return;
    await askingProvider(context, () => provider.setCanceling(subscription.id, isCanceling));
    const action = isCanceling ? 'plan.cancellation_requested' : 'plan.resumed';
    await transact(context, (tx) =>
      noteAudit(tx, { actor: caller.actor, action, details: { plan: subscription.paidPlan } }, services.now()),
    );
  });
}

/** @returns the URL of the provider's page @throws Refusal billing_by_invoice, no_customer, billing_unavailable */
export async function openPortal(context: Context): Promise<string> {
  const { caller, services } = context;
  const provider = await services.billing.provider();
  const customer = await transact(context, findCustomer);
  if (!customer) throw new Refusal('no_customer');
  const back = appUrls.plan(services.config.publicUrl, caller.workspaceId, 'portal');
  return askingProvider(context, () => provider.openPortal(customer.customerId, back));
}

/** Ends every subscription at once, because the workspace is deleted now. @throws BillingFault if the provider doesn't answer */
export async function endBilling(services: Pick<Context['services'], 'billing' | 'db'>, workspaceId: string): Promise<void> {
  const customer = await inWorkspace(services.db, workspaceId, findCustomer);
  if (!customer || !services.billing.isConnected) return;
  const provider = await services.billing.provider();
  const { subscriptions } = await provider.readCustomer(customer.customerId);
  for (const { id, endedAt } of subscriptions) if (endedAt === null) await provider.cancelNow(id);
}

/** Changes the subscription as it is now, one request at a time, and reads the result. */
async function changing(context: Context, change: (subscription: StoredSubscription, version: number) => Promise<void>): Promise<void> {
  const { services } = context;
  const isMine = await transact(context, (tx) => claimChange(tx, new Date(services.now().getTime() + changeMs), services.now()));
  if (!isMine) throw new Refusal((await transact(context, findCustomer)) ? 'subscription_changing' : 'not_subscribed');
  try {
    await refreshBilling(context);
    const found = await transact(context, async (tx) => ({ customer: await findCustomer(tx), subscription: await findSubscription(tx) }));
    if (!found.customer || !found.subscription) throw new Refusal('not_subscribed');
    await change(found.subscription, found.customer.version);
    await refreshBilling(context);
  } finally {
    await transact(context, releaseChange);
  }
}

async function requireKept(context: Context): Promise<void> {
  if ((await transact(context, readWorkspace)).deleteAfter !== null) throw new Refusal('deletion_pending');
}

/** The customer of the workspace; made with the first payment. */
async function requireCustomer(context: Context, provider: BillingProvider): Promise<BillingCustomer> {
  const { caller, now, services } = context;
  const known = await transact(context, findCustomer);
  if (known) return known;
  const name = (await readWorkspaceName(services.db.auth, caller.workspaceId)) ?? '';
  const of = { workspaceId: caller.workspaceId, name, email: caller.member?.email ?? '' };
  const id = await askingProvider(context, () => provider.createCustomer(of, `customer:${caller.workspaceId}:${caller.actor.id ?? ''}`));
  return transact(context, async (tx) => {
    await insertCustomer(tx, id, now);
    const made = await findCustomer(tx);
    if (!made) throw new Error('the customer was not stored');
    return made;
  });
}

async function requirePrice(context: Context, provider: BillingProvider, of: WhatIsSold): Promise<string> {
  const id = await askingProvider(context, () => provider.findPrice(of));
  if (id === null) throw new Refusal('billing_not_set_up');
  return id;
}

/** @param paid tells the screen of the plan what was paid */
function requestOf(
  { caller, services }: Context,
  { customerId }: BillingCustomer,
  priceId: string,
  paid: 'paid' | 'credits',
): CheckoutRequest {
  const { workspaceId } = caller;
  const back = (from: 'paid' | 'credits' | 'canceled'): string => appUrls.plan(services.config.publicUrl, workspaceId, from);
  const hasTax = services.billing.hasTax;
  return { customerId, workspaceId, priceId, paidUrl: back(paid), canceledUrl: back('canceled'), hasTax };
}
