/**
 * Asks again what a server has put off, and what was cut off with its process: every minute, and when a worker starts. What is due and whose claim has lapsed stands
 * in the database, so it does not matter who began it, nor how often this comes by.
 */
import { readWorkspace, standing } from '@leadlight/db/accounts';
import { inAuth, inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { listDueVerifications, takeUpVerification } from '@leadlight/db/verification';
import type { Services } from '../services.ts';
import { checkAddress } from './check-address.ts';

/** Under way at a time, over all workspaces. */
const atATime = 20;
/** Looked at in one go; the rest is due a minute later. */
const mostAtOnce = 500;

type Needed = Pick<Services, 'checks' | 'db' | 'now'>;

/** A workspace that is read-only spends nothing. */
export async function mayPay(tx: WorkspaceTx, now: Date): Promise<boolean> {
  return standing(await readWorkspace(tx), now).kind !== 'read_only';
}

export async function checkDueVerifications(services: Needed): Promise<void> {
  const { checks, db, now } = services;
  const due = await inAuth(db, (tx) => listDueVerifications(tx, now(), mostAtOnce));
  await severalAtATime(due, async ({ workspaceId, id }) => {
    if (checks.isClosed()) return;
    const claim = await inWorkspace(db, workspaceId, async (tx) => takeUpVerification(tx, id, await mayPay(tx, now()), now()));
    if (claim) await checkAddress(services, workspaceId, claim);
  });
}

export async function severalAtATime<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lines = Array.from({ length: atATime }, async () => {
    for (const item of rest) await work(item);
  });
  await Promise.all(lines);
}
