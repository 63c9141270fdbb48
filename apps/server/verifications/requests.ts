/** Shared by verifications and finds: refusing suppressed and erased addresses, and waiting for a result that another process may be working on. */
import { readRefusedAddresses } from '@leadlight/db/verification';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { setTimeout as pause } from 'node:timers/promises';
import type { Checks } from './checks.ts';

/** @throws Refusal address_suppressed, lead_erased */
export async function requireAskable(tx: WorkspaceTx, key: string, field: string): Promise<void> {
  const refused = (await readRefusedAddresses(tx, [key])).get(key);
  if (refused) throw new Refusal(refused === 'erased' ? 'lead_erased' : 'address_suppressed', { field });
}

/** How often the row is read while another process is working on it. */
const lookMs = 250;

/** Reads until it is settled, by any process, or the time is up. */
export async function untilSettled<T extends { readonly status: string }>(
  checks: Checks,
  id: string,
  budgetMs: number,
  read: () => Promise<T>,
): Promise<T> {
  const untilMs = performance.now() + budgetMs;
  await checks.wait(id, budgetMs);
  for (;;) {
    const found = await read();
    const leftMs = untilMs - performance.now();
    if (found.status !== 'checking' || leftMs <= 0) return found;
    await pause(Math.min(lookMs, leftMs));
  }
}
