/** Rows that are a name at a domain: their address is found. */
import { findAddress } from '@leadlight/adapters';
import { inWorkspace } from '@leadlight/db/platform';
import { readKnownFinds, settleFindOfRun, type FoundNow, type RowAnswer, type StoredVerdict } from '@leadlight/db/verification';
import { retryAt } from '@leadlight/verification';
import { addressKey } from '@leadlight/vocabulary';
import { readFindRequest } from '../finds/search-address.ts';
import { isAboutRows } from '../runs/row-errors.ts';
import type { Asking } from './asking.ts';
import type { LineRow } from './asking-line.ts';
import { noAnswer } from './known-answers.ts';

/** All addresses that could be asked about are suppressed, or the machine or the network failed. */
const nothingFound = (kind: 'not_found' | 'unconfirmed', observed = 0): FoundNow => ({
  kind,
  best: null,
  others: [],
  probes: 0,
  verdicts: [],
  observed,
});

export const askNames: Asking<FoundNow> = {
  // Each is settled separately, with its address as a verification.
  batchRows: 40,
  window: 200,
  readKnown: readKnownFinds,
  refusalKey: ({ domain }) => addressKey(`anybody@${domain ?? ''}`),
  ask: async ({ name, domain, sameServer }, { db, workspaceId, verifier, signal, now }) => {
    try {
      const request = await inWorkspace(db, workspaceId, (tx) => readFindRequest(tx, { name: name ?? '', domain: domain ?? '' }, now()));
      const found = request && (await findAddress(verifier, request, { signal, priority: 'bulk', sameServer }));
      return found ? { ...found, observed: request.observed.length } : nothingFound('not_found', request?.observed.length);
    } catch (error) {
      if (signal.aborted || isAboutRows(error)) throw error;
      return nothingFound('unconfirmed');
    }
  },
  settle: async (tx, heard, { run, payFrom, now }) => {
    const unpaid: LineRow[] = [];
    const answers: RowAnswer[] = [];
    for (const { row, heard: found } of heard) {
      const ask = { key: row.askKey, name: row.name ?? '', domain: row.domain ?? '', actor: run.startedBy, reservationId: payFrom };
      const one = await settleFindOfRun(tx, ask, found, now);
      if (one.isUnpaid) {
        unpaid.push(row);
        continue;
      }
      if (one.id === null) {
        answers.push({ ...noAnswer(row), status: 'skipped', skipReason: 'gone' });
        continue;
      }
      const attempts = row.attempts + 1;
      const nextAt = nextOf(found, { attempts, deadlineMs: run.deadlineAt.getTime() });
      answers.push({
        ...noAnswer(row),
        status: nextAt ? 'pending' : 'done',
        address: found.best?.address ?? null,
        verdict: verdictOf(found),
        verificationId: one.verificationId,
        findId: one.id,
        outcome: found.kind,
        probability: found.best?.probability ?? null,
        cost: one.cost,
        attempts,
        nextAt,
      });
    }
    return { answers, unpaid };
  },
};

/** A server deferred the last candidate: the search continues when it may be asked again. */
function nextOf({ kind, verdicts }: FoundNow, about: { attempts: number; deadlineMs: number }): Date | null {
  const last = verdicts.at(-1);
  const at = kind === 'unconfirmed' && last ? retryAt(last, about) : null;
  return at === null ? null : new Date(at);
}

function verdictOf({ best, verdicts }: FoundNow): StoredVerdict | null {
  const found = verdicts.find(({ normalized }) => normalized !== null && normalized === best?.address);
  if (!found) return null;
  const { evidence: _transcript, ...verdict } = found;
  return verdict;
}
