/** Goes on with searches that a server has put off, and with those whose process was cut off: every minute, and when a worker starts. */
import { inAuth, inWorkspace } from '@leadlight/db/platform';
import { listDueFinds, takeUpFind } from '@leadlight/db/verification';
import type { Services } from '../services.ts';
import { mayPay, severalAtATime } from '../verifications/verification-due.job.ts';
import { searchAddress } from './search-address.ts';

/** Looked at in one go; the rest is due a minute later. */
const mostAtOnce = 200;

export async function searchDueFinds(services: Pick<Services, 'checks' | 'db' | 'now'>): Promise<void> {
  const { checks, db, now } = services;
  const due = await inAuth(db, (tx) => listDueFinds(tx, now(), mostAtOnce));
  await severalAtATime(due, async ({ workspaceId, id }) => {
    if (checks.isClosed()) return;
    const claim = await inWorkspace(db, workspaceId, async (tx) => takeUpFind(tx, id, await mayPay(tx, now()), now()));
    if (claim) await searchAddress(services, workspaceId, claim);
  });
}
