/**
 * Reads a customer from the billing provider and stores it. This is all that is done for an event, whatever it contains, and all that the nightly comparison
 * does: so that the order, the number and the content of events don't matter.
 */
import { BillingFault, type BilledCustomer, type BillingProvider } from '@leadlight/adapters/billing';
import { pickSubscription } from '@leadlight/credits';
import { readWorkspace } from '@leadlight/db/accounts';
import { findCustomer, findWorkspaceOfCustomer, listPendingEvents, nextVersion, settleEvents } from '@leadlight/db/billing';
import { asApp, inAuth, inWorkspace } from '@leadlight/db/platform';
import type { Services } from '../services.ts';
import { applyBilling, type Applied } from './apply-billing.ts';
import { queueNotices, readOwners } from './billing-notices.ts';

export type SyncNeeds = Pick<Services, 'billing' | 'boss' | 'config' | 'db' | 'log' | 'now'>;

/** Each time, another process stored something newer. */
const mostAttempts = 20;

/**
 * @returns what changed; null if no workspace has this customer
 * @throws BillingFault if the provider doesn't answer
 */
export async function syncCustomer(services: SyncNeeds, customerId: string): Promise<Applied | null> {
  const { billing, db, now } = services;
  const provider = await billing.provider();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const workspaceId = await findWorkspaceOfCustomer(db.auth, customerId);
    // Read before the provider is asked: what it answers includes what these events are about, and maybe not what later ones are about.
    const events = await listPendingEvents(db.auth, customerId);
    if (workspaceId === null) {
      await inAuth(db, (tx) => settleEvents(tx, events, 'kept', now()));
      return null;
    }
    const before = await inWorkspace(db, workspaceId, findCustomer);
    if (!before) continue;
    const state = await readWithoutDuplicates(services, provider, customerId, workspaceId);
    const owners = await readOwners(services, workspaceId);
    const applied = await inAuth(db, async (tx) => {
      const done = await asApp(tx, workspaceId, async (inside) => {
        if (!(await nextVersion(inside, before.version, now()))) return null;
        const result = await applyBilling(inside, state, now());
        await queueNotices(services, inside, { workspaceId, ...owners }, result.notices, now());
        return result;
      });
      if (done) await settleEvents(tx, events, 'handled', now());
      return done;
    });
    if (applied) return applied;
  }
  throw new Error('the customer was changed again and again while it was read');
}

/** A refund that the provider refuses must not keep everything else of the customer from being read: somebody must look at it. */
async function refundOrReport(log: SyncNeeds['log'], provider: BillingProvider, workspaceId: string, paymentId: string): Promise<void> {
  try {
    await provider.refund(paymentId);
  } catch (error) {
    if (!(error instanceof BillingFault && error.kind === 'refused')) throw error;
    log.error({ workspaceId, code: error.code }, 'a second payment of a plan was not refunded: refund it in Stripe');
  }
}

/** Ends and refunds subscriptions that were paid a second time, and those of workspaces that will be deleted. */
async function readWithoutDuplicates(
  { db, log }: Pick<SyncNeeds, 'db' | 'log'>,
  provider: BillingProvider,
  customerId: string,
  workspaceId: string,
): Promise<BilledCustomer> {
  const state = await provider.readCustomer(customerId);
  const { chosen, duplicates } = pickSubscription(state.subscriptions);
  const ids = new Set(duplicates.map(({ id }) => id));
  const running = duplicates.filter(({ endedAt }) => endedAt === null);
  const unrefunded = state.invoices.filter(
    ({ subscriptionId, status, paid, refunded, isDisputed, paymentId }) =>
      // A disputed payment can't be refunded: the bank decides.
      ids.has(subscriptionId ?? '') && status === 'paid' && refunded < paid && !isDisputed && paymentId !== null,
  );
  for (const { id } of running) await provider.cancelNow(id);
  for (const { paymentId } of unrefunded) if (paymentId) await refundOrReport(log, provider, workspaceId, paymentId);
  if (running.length + unrefunded.length > 0)
    log.warn({ workspaceId, subscriptions: [...ids] }, 'a plan was paid twice; the second payment was refunded');
  const isLeaving = chosen !== null && !chosen.isCanceling && (await inWorkspace(db, workspaceId, readWorkspace)).deleteAfter !== null;
  if (isLeaving) await provider.setCanceling(chosen.id, true);
  return running.length + unrefunded.length > 0 || isLeaving ? provider.readCustomer(customerId) : state;
}
