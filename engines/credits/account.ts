/**
 * The rules of a credit account: dated lots, spent in the order in which they expire; holds for bulk work; expiry.
 * Pure: an account goes in, the changed account and what to write come out. Surprise: an account never goes below what is held,
 * so work that reserved its credits can always commit them, even when a lot's date passes in between.
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
  /** Lots with credits left; in any order. */
  readonly lots: readonly Lot[];
  /** Credits promised to reservations under way. */
  readonly held: number;
}

/** A lot and how many of its credits an entry filled or took. */
export interface LotShare {
  readonly lot: string;
  readonly amount: number;
}

export type Drawn =
  | { readonly ok: true; readonly account: Account; readonly shares: readonly LotShare[] }
  | { readonly ok: false; readonly available: number };

export function balanceOf({ lots }: Account): number {
  return lots.reduce((sum, lot) => sum + lot.remaining, 0);
}

/** What can be spent or reserved now. */
export function availableOf(account: Account): number {
  return balanceOf(account) - account.held;
}

/** Spends from what is not held. */
export function draw(account: Account, amount: number): Drawn {
  const available = availableOf(account);
  return amount > available ? { ok: false, available } : { ok: true, ...take(account, amount) };
}

/** Spends from a hold: what was reserved is there, so only a larger amount than the hold is refused. */
export function drawHeld(account: Account, amount: number): Drawn {
  if (amount > account.held) return { ok: false, available: account.held };
  return { ok: true, ...take({ ...account, held: account.held - amount }, amount) };
}

export function hold(account: Account, amount: number): Account | null {
  return amount > availableOf(account) ? null : { ...account, held: account.held + amount };
}

export function release(account: Account, amount: number): Account {
  return { ...account, held: Math.max(0, account.held - amount) };
}

export function fill(account: Account, lot: Lot): Account {
  return { ...account, lots: [...account.lots, lot] };
}

/** Takes away what is past its date, soonest first, and never what is held: that goes when its hold is released. */
export function expire(account: Account, now: Date): { account: Account; expired: readonly LotShare[] } {
  let free = availableOf(account);
  const expired: LotShare[] = [];
  for (const lot of inOrder(account.lots)) {
    const amount = lot.expiresAt <= now ? Math.min(lot.remaining, free) : 0;
    if (amount > 0) expired.push({ lot: lot.id, amount });
    free -= amount;
  }
  return { account: { ...account, lots: without(account.lots, expired) }, expired };
}

function take(account: Account, amount: number): { account: Account; shares: readonly LotShare[] } {
  let left = amount;
  const shares: LotShare[] = [];
  for (const lot of inOrder(account.lots)) {
    const share = Math.min(lot.remaining, left);
    if (share > 0) shares.push({ lot: lot.id, amount: share });
    left -= share;
  }
  return { account: { ...account, lots: without(account.lots, shares) }, shares };
}

function without(lots: readonly Lot[], shares: readonly LotShare[]): Lot[] {
  const taken = new Map(shares.map((share) => [share.lot, share.amount]));
  return lots.map((lot) => ({ ...lot, remaining: lot.remaining - (taken.get(lot.id) ?? 0) })).filter((lot) => lot.remaining > 0);
}

/** Soonest to expire first; of two that expire together the older, then by id, so that the order is always the same. */
function inOrder(lots: readonly Lot[]): Lot[] {
  return lots.toSorted(
    (a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.grantedAt.getTime() - b.grantedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}
