/**
 * What costs credits, for how long an answer that was paid for stays free, and what is given back.
 */

const dayMs = 86_400_000;

/** Asking about the same address, or looking for the same address, costs nothing for so long after it was paid for. */
export const paidForMs = 30 * dayMs;

/** Credits that were given back count for another month at least, as a plan's do. */
const refundKeptMs = 31 * dayMs;

/** One credit for a definite verdict (deliverable, undeliverable, risky); an unknown costs nothing. */
export function verificationPrice(verdict: string): 0 | 1 {
  return verdict === 'unknown' ? 0 : 1;
}

/** One credit for an address that is confirmed, or returned as risky. @param verdict of the best candidate; null where none was asked about */
export function findPrice(outcome: string, verdict: string | null): 0 | 1 {
  return outcome === 'confirmed' || (outcome === 'pattern_only' && verdict === 'risky') ? 1 : 0;
}

/** Whether asking again is free because it was paid for lately. */
export function isPaidFor({ paidAt }: { readonly paidAt: Date | null }, now: Date): boolean {
  return paidAt !== null && now.getTime() - paidAt.getTime() < paidForMs;
}

/** Until when asking again is free; null where it is not. */
export function freeUntil({ paidAt }: { readonly paidAt: Date | null }, now: Date): Date | null {
  return paidAt !== null && isPaidFor({ paidAt }, now) ? new Date(paidAt.getTime() + paidForMs) : null;
}

/** Payments after this instant are given back when the address bounces. */
export function refundableSince(now: Date): Date {
  return new Date(now.getTime() - paidForMs);
}

/** Until when credits count that are given back now. */
export function refundExpiry(now: Date): Date {
  return new Date(now.getTime() + refundKeptMs);
}

/** Whether so much of one spend may be given back: in all never more than it took. */
export function mayRefund({ spent, refunded }: { readonly spent: number; readonly refunded: number }, amount: number): boolean {
  return refunded + amount <= spent;
}
