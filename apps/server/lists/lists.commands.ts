/** Lists of leads: made, changed, deleted. Another member's private list answers as one that does not exist. */
import { maxLists } from '@leadlight/contract';
import type { LeadKind } from '@leadlight/leads';
import { createList as insertList, deleteList as removeList, readList, updateList as writeList, type LeadList } from '@leadlight/db/leads';
import { Refusal } from '@leadlight/db/platform';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { mayManage } from '../leads/may-manage.ts';

/** @throws Refusal limit_reached */
export function createList<Answer>(
  context: WorkspaceContext,
  list: { kind: LeadKind; name: string; isShared: boolean },
  present: Present<LeadList, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  const createdBy = caller.actor.id;
  // Nobody signs in as a key: a private list of one would be seen by nobody.
  const isShared = list.isShared || caller.member === null;
  return transactOnce(context, async (tx) => {
    const id = await insertList(tx, { ...list, isShared, createdBy }, maxLists, now);
    return present(tx, await readList(tx, id, createdBy ?? ''), context);
  });
}

/**
 * Whoever sees a list may rename it; its maker and administrators share it, and only its maker takes it back.
 * @throws Refusal not_found, forbidden
 */
export function updateList<Answer>(
  context: WorkspaceContext,
  id: string,
  change: { name?: string | undefined; isShared?: boolean | undefined },
  present: Present<LeadList, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  const actorId = caller.actor.id ?? '';
  return transact(context, async (tx) => {
    const list = await readList(tx, id, actorId);
    if (change.isShared !== undefined && change.isShared !== list.isShared && !mayManage(caller, list.createdBy))
      throw new Refusal('forbidden');
    // An administrator who takes another's list back from the workspace would lose sight of it.
    if (change.isShared === false && list.createdBy !== caller.actor.id) throw new Refusal('forbidden');
    await writeList(tx, list.id, change, now);
    return present(tx, await readList(tx, list.id, actorId), context);
  });
}

/** Its leads stay. @throws Refusal not_found, forbidden */
export async function deleteList(context: WorkspaceContext, id: string): Promise<void> {
  const { caller } = context;
  await transact(context, async (tx) => {
    const list = await readList(tx, id, caller.actor.id ?? '');
    if (!mayManage(caller, list.createdBy)) throw new Refusal('forbidden');
    await removeList(tx, list.id);
  });
}
