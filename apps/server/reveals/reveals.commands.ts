/** Reveals one person immediately, or many in a run with a ceiling. */
import type * as contract from '@leadlight/contract';
import { readSettledStanding } from '@leadlight/db/credits';
import { findSeen, keepPicks } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  countRevealStandings,
  createRevealRun,
  noRevealCounts,
  readRevealRun,
  revealOne,
  type RevealCounts,
  type RevealedOne,
  type RevealRun,
} from '@leadlight/db/reveals';
import { newRunId } from '@leadlight/db/runs';
import type { z } from 'zod';
import type { WorkspaceCaller } from '../http/caller.ts';
import { chosenLeads } from '../leads/selection.ts';
import { startRun } from '../runs/runs.commands.ts';
import type { Services } from '../services.ts';
import { revealRuns } from './reveal-run.ts';
import { takeOverRevealed } from './take-over-revealed.ts';

type Selection = z.infer<typeof contract.selectionSchema>;

/**
 * Reveals one person. A person is paid for once, even if revealed again.
 * @param answer builds the response in the same transaction
 * @throws Refusal not_found (also for a person who is suppressed), credits_insufficient
 */
export async function revealPerson<T>(
  { db }: Pick<Services, 'db'>,
  { workspaceId, actor }: WorkspaceCaller,
  personId: string,
  now: Date,
  answer: (tx: WorkspaceTx, revealed: RevealedOne) => Promise<T>,
): Promise<T> {
  return inWorkspace(db, workspaceId, async (tx) => {
    const id = await findSeen(tx, 'people', personId);
    return answer(tx, await revealOne(tx, id, { actor, onReveal: takeOverRevealed(now) }, now));
  });
}

/** The exact current cost of revealing these people. */
export async function forecastReveal(
  services: Pick<Services, 'db' | 'search'>,
  caller: WorkspaceCaller,
  selection: Selection,
  now: Date,
): Promise<{ readonly counts: RevealCounts; readonly available: number }> {
  return inWorkspace(services.db, caller.workspaceId, async (tx) => {
    let counts = noRevealCounts;
    for await (const ids of chosenLeads(services, caller, 'people', selection, now)(tx))
      counts = sum(counts, await countRevealStandings(tx, ids));
    const { balance, held } = await readSettledStanding(tx, now);
    return { counts, available: balance - held };
  });
}

/**
 * Starts a reveal run in the caller's transaction, so that a repeated request starts only one.
 * @throws Refusal selection_empty, credits_insufficient
 */
export async function startRevealRun(
  services: Pick<Services, 'boss' | 'search'>,
  tx: WorkspaceTx,
  caller: WorkspaceCaller,
  { selection, ceiling }: { readonly selection: Selection; readonly ceiling: number },
  now: Date,
): Promise<RevealRun> {
  const id = newRunId();
  let mostCost = 0;
  const counted = async function* counted(): AsyncGenerator<readonly string[]> {
    for await (const ids of chosenLeads(services, caller, 'people', selection, now)(tx)) {
      mostCost += (await countRevealStandings(tx, ids)).pay;
      yield ids;
    }
  };
  const total = await keepPicks(tx, id, counted());
  if (total === 0) throw new Refusal('selection_empty', { field: 'selection' });
  const { workspaceId, actor: startedBy } = caller;
  await startRun(services, tx, revealRuns, { workspaceId, id, total, ceiling, startedBy, mostCost }, now);
  await createRevealRun(tx, id);
  return readRevealRun(tx, id);
}

function sum(a: RevealCounts, b: RevealCounts): RevealCounts {
  return {
    pay: a.pay + b.pay,
    undeliverable: a.undeliverable + b.undeliverable,
    already_revealed: a.already_revealed + b.already_revealed,
    nothing_to_reveal: a.nothing_to_reveal + b.nothing_to_reveal,
    suppressed: a.suppressed + b.suppressed,
    gone: a.gone + b.gone,
  };
}
