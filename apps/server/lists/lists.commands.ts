/** Creating, changing and deleting lists. For everyone else, a member's private list does not exist. */
import { maxLists } from '@leadlight/contract/limits';
import type { LeadKind } from '@leadlight/leads';
import { createList as insertList, deleteList as removeList, readList, updateList as writeList, type LeadList } from '@leadlight/db/leads';
import { listOpenRunsOfColumns } from '@leadlight/db/list-columns';
import { Refusal } from '@leadlight/db/platform';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { cancelRuns } from '../runs/runs.commands.ts';
import { mayManage } from '../leads/may-manage.ts';

/** @throws Refusal limit_reached */
export function createList<Answer>(
  context: WorkspaceContext,
  list: { kind: LeadKind; name: string; isShared: boolean },
  present: Present<LeadList, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  const createdBy = caller.actor.id;
  // Nobody can sign in as an API key, so nobody could see its private list.
  const isShared = list.isShared || caller.member === null;
  return transactOnce(context, async (tx) => {
    const id = await insertList(tx, { ...list, isShared, createdBy }, maxLists, now);
    return present(tx, await readList(tx, id, createdBy ?? ''), context);
  });
}

/**
 * Everyone who can see a list may rename it. Its creator, admins and owners may share it; only its creator may make it private.
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
    // An admin who made another member's list private could no longer see it.
    if (change.isShared === false && list.createdBy !== caller.actor.id) throw new Refusal('forbidden');
    await writeList(tx, list.id, change, now);
    return present(tx, await readList(tx, list.id, actorId), context);
  });
}

/** Its leads stay. Runs for answers that only its columns show are canceled. @throws Refusal not_found, forbidden */
export async function deleteList(context: WorkspaceContext, id: string): Promise<void> {
  const { caller, now } = context;
  await transact(context, async (tx) => {
    const list = await readList(tx, id, caller.actor.id ?? '');
    if (!mayManage(caller, list.createdBy)) throw new Refusal('forbidden');
    await cancelRuns(tx, await listOpenRunsOfColumns(tx, { listId: list.id }), { now, actor: caller.actor });
    await removeList(tx, list.id);
  });
}
