/** Saved searches in the contract's form. */
import { savedQuerySchema } from '@leadlight/contract';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { SavedSearch } from '@leadlight/db/search';
import type { WorkspaceContext } from '../command.ts';
import { presentMakers } from '../leads/actors.ts';

export async function presentSavedSearches(tx: WorkspaceTx, searches: readonly SavedSearch[], { services, caller }: WorkspaceContext) {
  const makerOf = await presentMakers(
    services.db,
    tx,
    searches.map(({ createdBy }) => createdBy),
  );
  return searches.map(({ createdBy, createdAt, updatedAt, query, ...search }) => ({
    ...search,
    query: savedQuerySchema.parse(query),
    isMine: createdBy === caller.actor.id,
    createdBy: makerOf(createdBy),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function presentSavedSearch(tx: WorkspaceTx, search: SavedSearch, context: WorkspaceContext) {
  const [one] = await presentSavedSearches(tx, [search], context);
  if (!one) throw new Refusal('not_found');
  return one;
}
