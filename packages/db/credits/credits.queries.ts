/** Spending and refunding credits, and settling what is due. */
import { spendAvailable, dueGrants, mayRefund } from '@leadlight/credits';
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import { addLot, closeAccount, findByKeys, openAccount, required, requireWhole, type Because, type CreditEntry } from './account.ts';
import { readCreditStanding, type CreditStanding } from './entries.queries.ts';
import { readLeftOfMonth, readMonthLeft } from './month-ceilings.queries.ts';

export interface SpendInput extends Because {
  /** Whole credits, at least 1. */
  readonly amount: number;
}

export type SpendOutcome =
  | { readonly ok: true; readonly entry: CreditEntry; readonly isReplay: boolean }
  | { readonly ok: false; readonly code: 'credits_insufficient' | 'month_ceiling' | 'idempotency_key_reused'; readonly available: number };

/** The current balance and lots. Locks and writes only if something is due, which is rare, so that reading doesn't wait for spending. */
export async function readSettledStanding(tx: WorkspaceTx, now: Date): Promise<CreditStanding> {
  const standing = await readCreditStanding(tx);
  const { plan, anchorAt, monthsGranted, lots, nextLapseAt } = standing;
  const hasGrant = plan !== null && anchorAt !== null && dueGrants({ plan, anchorAt, monthsGranted }, now).length > 0;
  const isDue = hasGrant || lots.some(({ expiresAt }) => expiresAt <= now) || (nextLapseAt !== null && nextLapseAt <= now);
  if (!isDue) return standing;
  await settleCredits(tx, now);
  return readCreditStanding(tx);
}

/** What a forecast shows: the credits that are available, and what the ceilings of the month leave of them. */
export async function readSpendable(
  tx: WorkspaceTx,
  work: { readonly isProfile: boolean },
  now: Date,
): Promise<{ readonly available: number; readonly monthLeft: number | null }> {
  const { balance, held } = await readSettledStanding(tx, now);
  return { available: balance - held, monthLeft: await readMonthLeft(tx, work, now) };
}

/** Settles what is due as of `now`. */
export async function settleCredits(tx: WorkspaceTx, now: Date): Promise<readonly CreditEntry[]> {
  return closeAccount(tx, await openAccount(tx, now));
}

/** Makes several spends in one commit; each is decided separately, in the given order. */
export async function spendMany(tx: WorkspaceTx, spends: readonly SpendInput[], now: Date): Promise<SpendOutcome[]> {
  for (const { amount } of spends) requireWhole(amount);
  const open = await openAccount(tx, now);
  const known = await findByKeys(
    tx,
    spends.map((spend) => spend.idempotencyKey),
  );
  const decided = new Map<string, number>();
  let leftOfMonth = await readLeftOfMonth(tx, null, now);
  const plan = spends.map((spend): { refused: SpendOutcome } | { key: string } => {
    const before = known.get(spend.idempotencyKey);
    const amountBefore = before ? -before.amount : decided.get(spend.idempotencyKey);
    if (amountBefore !== undefined) {
      const isSame =
        amountBefore === spend.amount &&
        (before?.kind ?? 'spend') === 'spend' &&
        (before?.reference ?? spend.reference) === spend.reference;
      return isSame ? { key: spend.idempotencyKey } : { refused: { ok: false, code: 'idempotency_key_reused', available: 0 } };
    }
    const drawn = spendAvailable(open.account, spend.amount);
    if (!drawn.ok) return { refused: { ok: false, code: 'credits_insufficient', available: drawn.available } };
    if (spend.amount > leftOfMonth) return { refused: { ok: false, code: 'month_ceiling', available: leftOfMonth } };
    leftOfMonth -= spend.amount;
    open.account = drawn.account;
    open.drafts.push({ ...spend, kind: 'spend', amount: -spend.amount, shares: drawn.shares });
    decided.set(spend.idempotencyKey, spend.amount);
    return { key: spend.idempotencyKey };
  });
  const written = new Map((await closeAccount(tx, open)).map((entry) => [entry.idempotencyKey, entry]));
  return plan.map((step): SpendOutcome => {
    if ('refused' in step) return step.refused;
    const fresh = written.get(step.key);
    const entry = fresh ?? known.get(step.key);
    if (!entry) throw new Error('a spend was not written');
    // Of two equal requests in one batch, the second is a replay.
    const isReplay = !decided.delete(step.key);
    return { ok: true, entry, isReplay };
  });
}

/** @throws Refusal credits_insufficient, month_ceiling, idempotency_key_reused */
export async function spendCredits(tx: WorkspaceTx, spend: SpendInput, now: Date): Promise<{ entry: CreditEntry; isReplay: boolean }> {
  const [outcome] = await spendMany(tx, [spend], now);
  if (!outcome?.ok) throw new Refusal(outcome?.code ?? 'internal', { available: outcome?.available });
  return outcome;
}

/** Grants credits from the operator in addition to the plan's, valid until `expiresAt`. */
export async function giveCredits(tx: WorkspaceTx, input: SpendInput & { expiresAt: Date }, now: Date): Promise<CreditEntry> {
  requireWhole(input.amount);
  const open = await openAccount(tx, now);
  const before = (await findByKeys(tx, [input.idempotencyKey])).get(input.idempotencyKey);
  if (before) return before;
  addLot(open, { kind: 'adjustment', amount: input.amount, grantedAt: now, expiresAt: input.expiresAt }, input);
  const entries = await closeAccount(tx, open);
  return required(entries.find((entry) => entry.idempotencyKey === input.idempotencyKey));
}

/**
 * Refunds credits of an earlier spend, in total at most its amount. They are valid for at least another month.
 * @throws Refusal not_found, refund_exceeds_spend
 */
export async function refundSpend(
  tx: WorkspaceTx,
  entryNumber: number,
  input: SpendInput & { expiresAt: Date },
  now: Date,
): Promise<CreditEntry> {
  requireWhole(input.amount);
  const open = await openAccount(tx, now);
  const before = (await findByKeys(tx, [input.idempotencyKey])).get(input.idempotencyKey);
  if (before) return before;
  const reference = `entry:${entryNumber}`;
  const { rows } = await tx.query<{ spent: number; refunded: number }>(
    `select -amount as spent, (select coalesce(sum(amount), 0)::int from credit_entries where kind = 'refund' and reference = $2) as refunded
     from credit_entries where number = $1 and kind = 'spend'`,
    [entryNumber, reference],
  );
  if (!rows[0]) throw new Refusal('not_found');
  if (!mayRefund(rows[0], input.amount)) throw new Refusal('refund_exceeds_spend');
  addLot(open, { kind: 'refund', amount: input.amount, grantedAt: now, expiresAt: input.expiresAt }, { ...input, reference });
  const entries = await closeAccount(tx, open);
  return required(entries.find((entry) => entry.idempotencyKey === input.idempotencyKey));
}
