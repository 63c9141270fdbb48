/** What a verification and a find have in common: whom nobody asks about, and waiting for an answer that another process may be at. */
import { readRefusedAddresses } from '@leadlight/db/verification';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { setTimeout as pause } from 'node:timers/promises';
import type { Checks } from './checks.ts';

/** @throws Refusal address_suppressed, lead_erased */
export async function requireAskable(tx: WorkspaceTx, key: string, field: string): Promise<void> {
  const refused = (await readRefusedAddresses(tx, [key])).get(key);
  if (refused) throw new Refusal(refused === 'erased' ? 'lead_erased' : 'address_suppressed', { field });
}

/** While another process is at it, its row is looked at so often. */
const lookMs = 250;

/** Reads until it is settled, by whoever is at it, or the time is over. */
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
