/** Shared by verifications, finds and enrichments: refusing suppressed and erased addresses, and waiting for a result that another process may be working on. */
import { readRefusedAddresses } from '@leadlight/db/verification';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClaimedWork } from '../jobs/claimed-work.ts';

/** @throws Refusal address_suppressed, lead_erased */
export async function requireAskable(tx: WorkspaceTx, key: string, field: string): Promise<void> {
  const refused = (await readRefusedAddresses(tx, [key])).get(key);
  if (refused) throw new Refusal(refused === 'erased' ? 'lead_erased' : 'address_suppressed', { field });
}

/** Statuses of a row that a process is working on. */
const underWay: ReadonlySet<string> = new Set(['checking', 'reading']);
/** How often the row is read while another process is working on it. */
const lookMs = 250;

/** Reads until it is settled, by any process, or the time is up. */
export async function untilSettled<T extends { readonly status: string }>(
  inProcess: Pick<ClaimedWork<never>, 'wait'>,
  id: string,
  budgetMs: number,
  read: () => Promise<T>,
): Promise<T> {
  const untilMs = performance.now() + budgetMs;
  await inProcess.wait(id, budgetMs);
  for (;;) {
    const found = await read();
    const leftMs = untilMs - performance.now();
    if (!underWay.has(found.status) || leftMs <= 0) return found;
    await pause(Math.min(lookMs, leftMs));
  }
}
