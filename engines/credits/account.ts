/**
 * The rules of a credit account: lots with expiry dates, spent in the order in which they expire; reservations for runs; expiry. Pure:
 * takes an account, returns the changed account and the entries to write.
 * An account's balance never goes below its reserved credits, so a run can always spend what it reserved, even when a lot expires in
 * the meantime.
 */

export type LotKind = 'trial' | 'grant' | 'refund' | 'adjustment';

export interface Lot {
  readonly id: string;
  readonly kind: LotKind;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
  readonly amount: number;
  readonly remaining: number;
}

export interface Account {
  /** Lots with credits left, in any order. */
  readonly lots: readonly Lot[];
  /** Credits reserved by runs in progress. */
  readonly reserved: number;
}

/** A lot and how many of its credits an entry added or took. */
export interface LotShare {
  readonly lot: string;
  readonly amount: number;
}

export type SpendResult =
  | { readonly ok: true; readonly account: Account; readonly shares: readonly LotShare[] }
  | { readonly ok: false; readonly available: number };

export function balanceOf({ lots }: Account): number {
  return lots.reduce((sum, lot) => sum + lot.remaining, 0);
}

/** The credits that can be spent or reserved now. */
export function availableOf(account: Account): number {
  return balanceOf(account) - account.reserved;
}

/** Spends credits that are not reserved. */
export function spendAvailable(account: Account, amount: number): SpendResult {
  const available = availableOf(account);
  return amount > available ? { ok: false, available } : { ok: true, ...takeFromLots(account, amount) };
}

/** Spends reserved credits. Refused only when the amount exceeds the reservation. */
export function spendReserved(account: Account, amount: number): SpendResult {
  if (amount > account.reserved) return { ok: false, available: account.reserved };
  return { ok: true, ...takeFromLots({ ...account, reserved: account.reserved - amount }, amount) };
}

export function reserve(account: Account, amount: number): Account | null {
  return amount > availableOf(account) ? null : { ...account, reserved: account.reserved + amount };
}

export function release(account: Account, amount: number): Account {
  return { ...account, reserved: Math.max(0, account.reserved - amount) };
}

export function withLot(account: Account, lot: Lot): Account {
  return { ...account, lots: [...account.lots, lot] };
}

/** Expires lots that are past their date, soonest first, but never reserved credits: those expire when their reservation is released. */
export function expire(account: Account, now: Date): { account: Account; expired: readonly LotShare[] } {
  let free = availableOf(account);
  const expired: LotShare[] = [];
  for (const lot of byExpiry(account.lots)) {
    const amount = lot.expiresAt <= now ? Math.min(lot.remaining, free) : 0;
    if (amount > 0) expired.push({ lot: lot.id, amount });
    free -= amount;
  }
  return { account: { ...account, lots: subtractShares(account.lots, expired) }, expired };
}

function takeFromLots(account: Account, amount: number): { account: Account; shares: readonly LotShare[] } {
  let left = amount;
  const shares: LotShare[] = [];
  for (const lot of byExpiry(account.lots)) {
    const share = Math.min(lot.remaining, left);
    if (share > 0) shares.push({ lot: lot.id, amount: share });
    left -= share;
  }
  return { account: { ...account, lots: subtractShares(account.lots, shares) }, shares };
}

function subtractShares(lots: readonly Lot[], shares: readonly LotShare[]): Lot[] {
  const taken = new Map(shares.map((share) => [share.lot, share.amount]));
  return lots.map((lot) => ({ ...lot, remaining: lot.remaining - (taken.get(lot.id) ?? 0) })).filter((lot) => lot.remaining > 0);
}

/** Sorts lots by expiry, then grant time, then ID, so that the order is deterministic. */
function byExpiry(lots: readonly Lot[]): Lot[] {
  return lots.toSorted(
    (a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.grantedAt.getTime() - b.grantedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}
