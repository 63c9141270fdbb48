/** Rows that are addresses: verified. */
import { readKnownVerdicts, settleVerdicts, type RowAnswer } from '@leadlight/db/verification';
import { composeVerdict, judgeByGrammar, type Verdict } from '@leadlight/verification';
import { isAboutRows } from '../runs/row-errors.ts';
import type { Asking } from './asking.ts';
import type { LineRow } from './asking-line.ts';
import { noAnswer } from './known-answers.ts';

export const askAddresses: Asking<Verdict> = {
  batchRows: 200,
  // Each takes some kilobytes, and most of them wait for their server.
  window: 1_000,
  readKnown: readKnownVerdicts,
  refusalKey: ({ askKey }) => askKey,
  ask: async ({ given, sameServer }, { verifier, signal, now }) => {
    try {
      return await verifier.verify(given, { signal, priority: 'bulk', sameServer });
    } catch (error) {
      if (signal.aborted || isAboutRows(error)) throw error;
      // The machine or the network failed, which says nothing about the address.
      return unfinished(given, now());
    }
  },
  settle: async (tx, heard, { run, payFrom, now }) => {
    const settled = await settleVerdicts(
      tx,
      heard.map(({ row, heard: verdict }) => ({ key: row.askKey, address: row.given, verdict })),
      { actor: run.startedBy, payFrom, isFree: run.isFree, runId: run.id, deadlineAt: run.deadlineAt },
      now,
    );
    const unpaid: LineRow[] = [];
    const answers = heard.flatMap(({ row }): RowAnswer[] => {
      const one = settled.get(row.askKey);
      if (!one || one.isUnpaid) {
        unpaid.push(row);
        return [];
      }
      if (one.isErased) return [{ ...noAnswer(row), status: 'skipped', skipReason: 'gone' }];
      const { verdict, verificationId, cost, attempts, nextAt } = one;
      const status = nextAt ? 'pending' : 'done';
      return [{ ...noAnswer(row), status, address: verdict?.normalized ?? null, verdict, verificationId, cost, attempts, nextAt }];
    });
    return { answers, unpaid };
  },
};

function unfinished(text: string, now: Date): Verdict {
  const read = judgeByGrammar(text, now.getTime());
  if ('verdict' in read) return read.verdict;
  return composeVerdict(read.address, { reason: 'not_finished' }, { text: text.trim(), checkedAtMs: now.getTime(), evidence: [] });
}
