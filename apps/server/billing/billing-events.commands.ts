/** Receiving events of the billing provider, handling those that are due, and comparing all customers every night. */
import { customersWithEvents, forgetEvents, listCustomers, storeEvent } from '@leadlight/db/billing';
import { inAuth } from '@leadlight/db/platform';
import { queueOnce } from '@leadlight/db/platform/jobs';
import { faultOf } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { askingProvider } from './billing.commands.ts';
import { syncCustomer, type SyncNeeds } from './sync-billing.ts';

/** After each, the customer is read again. Everything else is kept, and nothing is done for it. */
const handled = /^(?:checkout\.session\.|customer\.subscription\.|invoice\.|charge\.(?:refunded|dispute\.|succeeded)|refund\.)/;

/** How long settled events are kept. The provider repeats one for three days. */
const keptMs = 400 * 86_400_000;

/**
 * @param body byte for byte, as it was signed
 * @returns false if the signature is wrong or too old: nothing was stored
 * @throws Refusal billing_unavailable: nothing was stored, and the provider sends the event again
 */
export async function receiveEvent(
  { billing, boss, db, log, now }: Pick<Services, 'billing' | 'boss' | 'db' | 'log' | 'now'>,
  body: string,
  signature: string,
): Promise<boolean> {
  // By the machine's clock, as the signature: the configured offset applies only to the product's own time.
  const event = await askingProvider({ services: { log } }, async () => (await billing.provider()).readEvent(body, signature, new Date()));
  if (!event) {
    log.warn('an event with a wrong or old signature was refused');
    return false;
  }
  const isHandled = handled.test(event.type);
  await inAuth(db, async (tx) => {
    const isDue = await storeEvent(tx, event, isHandled, now());
    if (isDue && event.customerId) await queueSync({ boss }, tx, event.customerId);
  });
  return true;
}

/** Reads a customer from the provider, soon and in the background. At most one job waits for each. */
export function queueSync({ boss }: Pick<Services, 'boss'>, tx: Parameters<typeof queueOnce>[1], customerId: string): Promise<void> {
  return queueOnce(boss, tx, { name: 'sync-billing', key: customerId, data: { customerId } });
}

/** Events whose job was lost. */
const overdueMs = 60_000;
const mostAtOnce = 200;

export async function queueDueEvents({ billing, boss, db, now }: Pick<Services, 'billing' | 'boss' | 'db' | 'now'>): Promise<void> {
  if (!billing.isConnected) return;
  await inAuth(db, async (tx) => {
    for (const id of await customersWithEvents(tx, new Date(now().getTime() - overdueMs), mostAtOnce)) await queueSync({ boss }, tx, id);
  });
}

export interface Comparison {
  readonly customers: number;
  /** Customers for which something was missing and was corrected. */
  readonly corrected: number;
  readonly failed: number;
}

const pageSize = 200;

/** Reads every customer from the provider and corrects what an event should have changed. */
export async function compareBilling(services: SyncNeeds): Promise<Comparison> {
  const { billing, db, log, now } = services;
  const counts = { customers: 0, corrected: 0, failed: 0 };
  if (!billing.isConnected) return counts;
  for (let after = ''; ;) {
    const page = await inAuth(db, (tx) => listCustomers(tx, after, pageSize));
    for (const id of page) {
      counts.customers += 1;
      try {
        const applied = await syncCustomer(services, id);
        if (applied && (applied.granted > 0 || applied.removed > 0 || applied.hasPlanChanged)) counts.corrected += 1;
      } catch (error) {
        // The next night reads it again. One customer that can't be read must not keep the others from being read.
        counts.failed += 1;
        log.warn({ fault: faultOf(error) }, 'a customer could not be read from the billing provider');
      }
    }
    after = page.at(-1) ?? '';
    if (page.length < pageSize) break;
  }
  await inAuth(db, (tx) => forgetEvents(tx, new Date(now().getTime() - keptMs)));
  log.info(counts, 'customers were compared with the billing provider');
  return counts;
}
