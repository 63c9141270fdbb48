/** Decisions about a pair of leads that are or may be the same: merge, keep apart, undo. */
import {
  createAutomaticMerge,
  isPairKnown,
  lockMerge,
  readMerge,
  readMergedBefore,
  setKeptApart,
  setMerged,
  setOpen,
  type MergeRecord,
  type NewPair,
} from '@leadlight/db/merges';
import { joinGroups } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { mergeLeads, takeLeadsApart } from './merge-leads.ts';

export type MergeDecision =
  /** @param keepId which of the two stays; null: the older one */
  { readonly kind: 'merge'; readonly keepId: number | null } | { readonly kind: 'apart' };

/** @throws Refusal not_found, merge_decided, merge_outdated; validation_failed for a `keepId` that is neither */
export function decideMerge<Answer>(
  context: WorkspaceContext,
  mergeId: string,
  decision: MergeDecision,
  present: Present<MergeRecord, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const pair = await lockMerge(tx, mergeId);
    if (pair.state !== 'open') throw new Refusal('merge_decided');
    if (decision.kind === 'apart') await setKeptApart(tx, mergeId, caller.actor, now);
    else {
      const sides = sidesOf(pair, decision.keepId);
      const before = await mergeLeads(tx, { kind: pair.kind, ...sides }, now);
      await setMerged(tx, { id: mergeId, ...sides, before }, caller.actor, now);
    }
    return present(tx, await readMerge(tx, mergeId), context);
  });
}

function sidesOf({ keepId, goneId }: MergeRecord, chosen: number | null): { keepId: number; goneId: number } {
  if (chosen === null || chosen === keepId) return { keepId, goneId };
  if (chosen === goneId) return { keepId: goneId, goneId: keepId };
  throw new Refusal('validation_failed', { field: 'keep' });
}

/** @throws Refusal not_found, merge_open, merge_outdated */
export function undoMerge<Answer>(context: WorkspaceContext, mergeId: string, present: Present<MergeRecord, Answer>): Promise<Answer> {
  return transact(context, async (tx) => {
    await reopenMerge(tx, mergeId, context.now);
    return present(tx, await readMerge(tx, mergeId), context);
  });
}

/** As undoMerge, in the caller's transaction. */
export async function reopenMerge(tx: WorkspaceTx, mergeId: string, now: Date): Promise<void> {
  const pair = await lockMerge(tx, mergeId);
  if (pair.state === 'open') throw new Refusal('merge_open');
  const before = await readMergedBefore(tx, mergeId);
  if (before) await takeLeadsApart(tx, pair, before, now);
  await setOpen(tx, mergeId);
  await joinGroups(tx, [mergeId]);
}

/**
 * Merges a certain pair in the caller's transaction. A pair that is queued, was kept apart, or whose merge was undone is left alone.
 * @param importId the import that shows the two to be the same; null if a reveal does
 * @returns whether the pair was merged
 */
export async function mergeCertainPair(tx: WorkspaceTx, pair: NewPair, importId: string | null, now: Date): Promise<boolean> {
  if (await isPairKnown(tx, pair)) return false;
  const before = await mergeLeads(tx, pair, now);
  await createAutomaticMerge(tx, pair, { importId, before }, now);
  return true;
}
