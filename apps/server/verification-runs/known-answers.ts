/** Answers that need no asking: what was found out within the last 30 days is given again. */
import { lockEdits } from '@leadlight/db/leads';
import { forgetFailedRows } from '@leadlight/db/runs';
import {
  answerRows,
  lockPendingRows,
  noteRunCounts,
  readRefusedAddresses,
  type KnownFind,
  type KnownVerdict,
  type PendingRow,
  type RowAnswer,
  type RowToAsk,
  type VerificationRun,
} from '@leadlight/db/verification';
import type { Step } from '../runs/slice.ts';
import { addFoundAddresses } from './add-found-addresses.ts';
import type { Asking } from './asking.ts';
import type { LineRow } from './asking-line.ts';
import { fictionalAmong } from './fictional-rows.ts';

/** Unless it is to be asked about again. The answer about an address that bounced is permanent. */
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

function repeated(row: RowToAsk, known: KnownVerdict | KnownFind): RowAnswer {
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

/** Answers those of these rows that need no asking. @returns the others */
export async function answerKnown(
  step: Step,
  { readKnown, refusalKey }: Pick<Asking<never>, 'readKnown' | 'refusalKey'>,
  run: VerificationRun,
  rows: readonly RowToAsk[],
): Promise<LineRow[]> {
  if (rows.length === 0) return [];
  const { tx, now } = step;
  const keys = rows.map(({ askKey }) => askKey);
  const [known, refused] = [await readKnown(tx, keys, now), await readRefusedAddresses(tx, [...new Set(rows.map(refusalKey))])];
  const answers = rows.flatMap((row): RowAnswer[] => {
    const refusal = refused.get(refusalKey(row));
    if (refusal) return [{ ...noAnswer(row), status: 'skipped', skipReason: refusal === 'erased' ? 'gone' : 'suppressed' }];
    const one = known.get(row.askKey);
    return one && mayRepeat(run, one) ? [repeated(row, one)] : [];
  });
  const answered = new Set(answers.map(({ askKey }) => askKey));
  if (answers.length > 0) {
    if (run.adds) await lockEdits(tx);
    await writeAnswers(step, run, answers, await lockPendingRows(tx, run.id, [...answered]));
    const places = rows.flatMap(({ askKey, row }) => (answered.has(askKey) ? [row] : []));
    await forgetFailedRows(tx, run.id, places);
  }
  const left = rows.filter(({ askKey }) => !answered.has(askKey));
  const fictional = await fictionalAmong(tx, left);
  return left.map((row) => ({
    ...row,
    mostCost: run.isFree || known.get(row.askKey)?.isFree || fictional.has(row.askKey) ? 0 : 1,
  }));
}

/** Writes answers into their rows, and counts them; writes what was found to people, if the run does (then `lockEdits` comes before). @param pending rows that still have no answer, locked */
export async function writeAnswers(
  step: Step,
  run: Pick<VerificationRun, 'adds'>,
  answers: readonly RowAnswer[],
  pending: ReadonlyMap<string, PendingRow>,
): Promise<void> {
  const { tx, now } = step;
  const { counts, done } = await answerRows(tx, step.run.id, answers, pending);
  const added = run.adds ? await addFoundAddresses(tx, step.run.id, answers, now) : 0;
  await noteRunCounts(tx, step.run.id, { ...counts, added });
  step.note({ done, advanced: answers.length > 0 });
}
