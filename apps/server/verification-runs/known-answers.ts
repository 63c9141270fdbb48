/** Answers that need no asking: what was found out within the last 30 days is given again. */
import type { KnownFind, KnownVerdict, RowAnswer, RowToAsk } from '@leadlight/db/verification';

/** Unless it is to be asked afresh. What bounced has its answer for good. */
export function mayRepeat({ fresh }: { readonly fresh: boolean }, known: KnownVerdict | KnownFind): boolean {
  if ('bouncedAt' in known && known.bouncedAt !== null) return true;
  return !fresh && known.isFresh;
}

/** An answer with nothing in it yet. */
export const noAnswer = ({ askKey, attempts }: RowToAsk): Omit<RowAnswer, 'status'> => ({
  askKey,
  skipReason: null,
  address: null,
  verdict: null,
  verificationId: null,
  findId: null,
  outcome: null,
  probability: null,
  cost: 0,
  attempts,
  nextAt: null,
});

export function repeated(row: RowToAsk, known: KnownVerdict | KnownFind): RowAnswer {
  const answered = { ...noAnswer(row), status: 'done' as const };
  if (!('found' in known))
    return { ...answered, address: known.verdict?.normalized ?? null, verdict: known.verdict, verificationId: known.id };
  const { id, outcome, found, verificationId } = known;
  return {
    ...answered,
    address: found.best?.address ?? null,
    verdict: found.asked.find(({ address }) => address === found.best?.address)?.verdict ?? null,
    verificationId,
    findId: id,
    outcome,
    probability: found.best?.probability ?? null,
  };
}
