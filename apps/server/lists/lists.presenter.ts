/** Lists in the contract's form. */
import type { LeadList } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from '../leads/actors.ts';

export async function presentLists(tx: WorkspaceTx, lists: readonly LeadList[], { services, caller }: WorkspaceContext) {
  const makerOf = await presentMakers(
    services.db,
    tx,
    lists.map(({ createdBy }) => createdBy),
  );
  return lists.map(({ createdBy, createdAt, updatedAt, ...list }) => ({
    ...list,
    isMine: createdBy === caller.actor.id,
    createdBy: makerOf(createdBy),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function presentList(tx: WorkspaceTx, list: LeadList, context: WorkspaceContext) {
  const [one] = await presentLists(tx, [list], context);
  if (!one) throw new Refusal('not_found');
  return one;
}
