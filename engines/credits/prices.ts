/**
 * Prices in credits, how long a paid result stays free, and refunds.
 */

const dayMs = 86_400_000;

/** How long repeating a verification or find is free after it was paid for, in milliseconds. */
export const paidForMs = 30 * dayMs;

/** Refunded credits are valid for at least another month, as a plan's are. */
const refundKeptMs = 31 * dayMs;

/**
 * One credit for a definite verdict (deliverable, undeliverable, risky); unknown is free, and so is a text that is not an email address, for which nobody was
 * asked. @param reason of the verdict
 */
export function verificationPrice(verdict: string, reason: string): 0 | 1 {
  return verdict === 'unknown' || reason === 'invalid_syntax' ? 0 : 1;
}

/**
 * One credit for an address that is confirmed, returned as risky, or whose mailbox exists but may be somebody else's.
 * @param verdict of the best candidate; null if it was not verified
 */
export function findPrice(outcome: string, verdict: string | null): 0 | 1 {
  return outcome === 'confirmed' || (outcome === 'pattern_only' && (verdict === 'risky' || verdict === 'deliverable')) ? 1 : 0;
}

/**
 * One credit for a company with at least one fact that counts.
 * @param factsAdded fields that the reading filled, or whose value it replaced with a newer one
 */
export function enrichmentPrice(factsAdded: number): 0 | 1 {
  return factsAdded > 0 ? 1 : 0;
}

/** Whether repeating it is free because it was paid for recently. */
export function isPaidFor({ paidAt }: { readonly paidAt: Date | null }, now: Date): boolean {
  return paidAt !== null && now.getTime() - paidAt.getTime() < paidForMs;
}

/** Until when repeating it is free; null if it is not free. */
export function freeUntil({ paidAt }: { readonly paidAt: Date | null }, now: Date): Date | null {
  return paidAt !== null && isPaidFor({ paidAt }, now) ? new Date(paidAt.getTime() + paidForMs) : null;
}

/** Payments after this time are refunded if the address bounces. */
export function refundableSince(now: Date): Date {
  return new Date(now.getTime() - paidForMs);
}

/** When credits that are refunded now expire. */
export function refundExpiry(now: Date): Date {
  return new Date(now.getTime() + refundKeptMs);
}

/** Whether `amount` of one spend may be refunded. Refunds never exceed what was spent. */
export function mayRefund({ spent, refunded }: { readonly spent: number; readonly refunded: number }, amount: number): boolean {
  return refunded + amount <= spent;
}

/** How much a workspace gets for free on its word alone. */
export interface Allowance {
  /** Percent of the paid reveals of the last 30 days. */
  readonly percent: number;
  /** The least number in 30 days, however few reveals there were. */
  readonly least: number;
}

/** Bounce rates above 5 % cost a sender its reputation, so that honest workspaces rarely need more. */
export const defaultAllowance: Allowance = { percent: 5, least: 20 };

/** @param paidReveals of the last 30 days @returns credits in 30 days */
export function freeAllowance(paidReveals: number, { percent, least }: Allowance): number {
  return Math.max(least, Math.floor((paidReveals * percent) / 100));
}
