/** Decisions about a group of leads that may be the same: which are one lead, and which are others. One action, and one undo. */
import { groupReason } from '@leadlight/db/leads';
import {
  lockDecision,
  lockGroup,
  removePairs,
  returnToGroup,
  returnOtherPairs,
  writeDecision,
  writeOpenPairs,
  type DecidedPair,
  type GroupPair,
} from '@leadlight/db/merges';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { v7 as uuidv7 } from 'uuid';
import { transact, type WorkspaceContext } from '../command.ts';
import { mergeLeads } from './merge-leads.ts';
import { reopenMerge } from './merges.commands.ts';

/** Leads of the group that are named in neither list are still asked about. */
export interface GroupDecision {
  /** They are one lead: none, or at least two. */
  readonly same: readonly number[];
  /** Each is another lead than all the others. */
  readonly apart: readonly number[];
  /** Which of the same leads stays; null: the oldest. */
  readonly keepId: number | null;
}

export interface DecidedGroup {
  readonly id: string;
  /** The lead that the others were merged into. */
  readonly keptId: number | null;
  readonly merged: number;
  readonly keptApart: number;
  /** How many leads are still asked about. */
  readonly open: number;
}

/** @throws Refusal not_found, merge_outdated if a lead is no longer in the group; validation_failed */
export function decideMergeGroup(context: WorkspaceContext, groupId: number, decision: GroupDecision): Promise<DecidedGroup> {
  const { caller, now } = context;
  checkDecision(decision);
  return transact(context, async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) throw new Refusal('not_found');
    const plan = planDecision(groupId, group.pairs, decision);
    const decisionId = uuidv7();
    await removePairs(
      tx,
      group.pairs.map(({ id }) => id),
    );
    const decided: DecidedPair[] = [];
    for (const { pair, goneId, isSame } of plan.decided) {
      const sides = { keepId: plan.anchorId, goneId };
      decided.push({ pair, ...sides, before: isSame ? await mergeLeads(tx, { kind: group.kind, ...sides }, now) : null });
    }
    await writeDecision(tx, { decisionId, groupId, kind: group.kind, otherPairs: plan.otherPairs }, decided, caller.actor, now);
    await writeOpenPairs(tx, group.kind, plan.openId, plan.open);
    return {
      id: decisionId,
      keptId: decision.same.length > 0 ? plan.anchorId : null,
      merged: decision.same.length,
      keptApart: decision.apart.length,
      open: plan.open.length === 0 ? 0 : plan.open.length + 1,
    };
  });
}

function checkDecision({ same, apart, keepId }: GroupDecision): void {
  const isOne = same.length === 1 || (same.length === 0 && apart.length < 2);
  const isTwice = new Set([...same, ...apart]).size < same.length + apart.length;
  if (isOne || isTwice) throw new Refusal('validation_failed', { field: same.length === 1 ? 'same' : 'apart' });
  if (keepId !== null && !same.includes(keepId)) throw new Refusal('validation_failed', { field: 'keep' });
}

interface DecisionPlan {
  /** The lead that all decided pairs have in common: the kept one, or the oldest. */
  readonly anchorId: number;
  /** In the order of their ids, in reverse of which they are undone. */
  readonly decided: readonly { readonly pair: GroupPair; readonly goneId: number; readonly isSame: boolean }[];
  /** What is asked from then on, and with which lead in common. */
  readonly openId: number;
  readonly open: readonly GroupPair[];
  /** The pairs of the group, as they are, that no decided pair takes the place of. */
  readonly otherPairs: readonly GroupPair[];
}

/** @throws Refusal merge_outdated */
function planDecision(groupId: number, pairs: readonly GroupPair[], { same, apart, keepId }: GroupDecision): DecisionPlan {
  const pairOf = new Map(pairs.map((pair) => [pair.leadId, pair]));
  const members = [groupId, ...pairOf.keys()];
  if ([...same, ...apart].some((id) => !members.includes(id))) throw new Refusal('merge_outdated');
  const oldestOf = (ids: readonly number[]): number => (ids.includes(groupId) ? groupId : Math.min(...ids));
  const anchorId = keepId ?? oldestOf(same.length > 0 ? same : apart);
  // The lead that the pairs had in common has none of its own: it takes the place of the one that they have in common from now on.
  const placeOf = (id: number, commonId: number): GroupPair | undefined => {
    const pair = pairOf.get(id === groupId ? commonId : id);
    return pair && { ...pair, leadId: id };
  };
  const others = [...same, ...apart].filter((id) => id !== anchorId);
  const decided = others.flatMap((goneId) => {
    const pair = placeOf(goneId, anchorId);
    return pair ? [{ pair, goneId, isSame: same.includes(goneId) }] : [];
  });
  const left = members.filter((id) => !same.includes(id) && !apart.includes(id));
  const asked = same.length > 0 ? [anchorId, ...left] : left;
  const openId = same.length > 0 ? anchorId : asked.length > 0 ? oldestOf(asked) : groupId;
  // Why a lead may be the same as the one that the pairs had in common says nothing about another lead.
  const isSameCommon = openId === groupId || same.includes(groupId);
  const open = asked.flatMap((id) => {
    const pair = id === openId ? undefined : placeOf(id, openId);
    return pair ? [isSameCommon ? pair : { ...pair, reasons: [groupReason] }] : [];
  });
  const rows = new Set(decided.map(({ pair }) => pair.id));
  const otherPairs = pairs.filter(({ id }) => !rows.has(id));
  return { anchorId, decided: decided.toSorted((a, b) => (a.pair.id < b.pair.id ? -1 : 1)), openId, open, otherPairs };
}

/** The leads are separate again, each with its own data, and are asked about as before. @throws Refusal not_found, merge_outdated */
export function undoMergeDecision(context: WorkspaceContext, decisionId: string): Promise<{ readonly groupId: number }> {
  return transact(context, async (tx) => ({ groupId: await reopenDecision(tx, decisionId, context.now) }));
}

async function reopenDecision(tx: WorkspaceTx, decisionId: string, now: Date): Promise<number> {
  const pairs = await lockDecision(tx, decisionId);
  const [first] = pairs;
  if (!first) throw new Refusal('not_found');
  for (const { id } of pairs) await reopenMerge(tx, id, now);
  const groupId = await returnToGroup(tx, first, pairs);
  if (groupId === first.groupId) await returnOtherPairs(tx, groupId, pairs);
  return groupId;
}
