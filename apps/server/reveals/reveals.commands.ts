/** Reveals one person immediately, or many in a run with a ceiling. */
import { readSpendable } from '@leadlight/db/credits';
import { findSeen, keepPicks, seenLeads } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
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
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { chosenLeads, type Selection } from '../leads/selection.ts';
import { startRun, steerRun, type RunVerb } from '../runs/runs.commands.ts';
import { revealRuns } from './reveal-run.ts';
import { takeOverRevealed } from './take-over-revealed.ts';

/**
 * Reveals one person. A person is paid for once, even if revealed again.
 * @throws Refusal not_found (also for a person who is known to be suppressed), credits_insufficient
 */
export function revealPerson<Answer>(context: WorkspaceContext, personId: string, present: Present<RevealedOne, Answer>): Promise<Answer> {
  const { actor } = context.caller;
  const { now } = context;
  return transact(context, async (tx) => {
    const id = await findSeen(tx, 'people', personId);
    const revealed = await revealOne(tx, id, { actor, onReveal: takeOverRevealed(now) }, now);
    // The reveal may show that the workspace has its own record of the person.
    const [shownId = id] = await seenLeads(tx, 'people', [id]);
    return present(tx, { ...revealed, id: shownId }, context);
  });
}

/** The exact current cost of revealing these people. @throws Refusal not_found for a list that the caller can't see */
export function forecastReveal(
  context: WorkspaceContext<'db' | 'search'>,
  selection: Selection,
): Promise<{ readonly counts: RevealCounts; readonly available: number; readonly monthLeft: number | null }> {
  const { caller, now, services } = context;
  return transact(context, async (tx) => {
    let counts = noRevealCounts;
    for await (const ids of chosenLeads(services, caller, 'people', selection, now)(tx))
      counts = sum(counts, await countRevealStandings(tx, ids));
    return { counts, ...(await readSpendable(tx, { isProfile: false }, now)) };
  });
}

/**
 * Starts a reveal run.
 * @throws Refusal selection_empty, credits_insufficient
 */
export function startRevealRun<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'search'>,
  { selection, ceiling }: { readonly selection: Selection; readonly ceiling: number },
  present: Present<RevealRun, Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  const { workspaceId, actor: startedBy } = caller;
  return transactOnce(context, async (tx) => {
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
    await startRun(services, tx, revealRuns, { workspaceId, id, total, ceiling, startedBy, mostCost }, now);
    await createRevealRun(tx, id);
    return present(tx, await readRevealRun(tx, id), context);
  });
}

/** Pauses, resumes or cancels a reveal run. @throws Refusal as steerRun */
export function steerRevealRun<Answer>(
  context: WorkspaceContext<'boss' | 'db'>,
  runId: string,
  verb: RunVerb,
  present: Present<RevealRun, Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  const answer = async (tx: WorkspaceTx): Promise<Answer> => present(tx, await readRevealRun(tx, runId), context);
  return steerRun(services, caller, { runId, kinds: ['reveal'], verb, answer }, now);
}

function sum(a: RevealCounts, b: RevealCounts): RevealCounts {
  return {
    pay: a.pay + b.pay,
    undeliverable: a.undeliverable + b.undeliverable,
    sample: a.sample + b.sample,
    already_revealed: a.already_revealed + b.already_revealed,
    nothing_to_reveal: a.nothing_to_reveal + b.nothing_to_reveal,
    suppressed: a.suppressed + b.suppressed,
    gone: a.gone + b.gone,
  };
}
