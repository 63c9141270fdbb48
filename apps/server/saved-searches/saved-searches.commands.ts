/** Creating, changing and deleting saved searches. */
import { companyFiltersSchema, maxSavedSearches, type savedQuerySchema } from '@leadlight/contract';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  createSavedSearch as insertSavedSearch,
  deleteSavedSearch as removeSavedSearch,
  readSavedSearch,
  updateSavedSearch as writeSavedSearch,
  type SavedSearch,
} from '@leadlight/db/search';
import type { LeadKind } from '@leadlight/leads';
import type { z } from 'zod';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import type { WorkspaceCaller } from '../http/caller.ts';
import { invalidFrom } from '../http/errors.ts';
import { mayManage } from '../leads/may-manage.ts';

type SavedQuery = z.infer<typeof savedQuerySchema>;

/** @throws Refusal limit_reached; Invalid for a filter that does not exist for this kind of lead */
export async function createSavedSearch<Answer>(
  context: WorkspaceContext,
  search: { kind: LeadKind; name: string; query: SavedQuery; isShared: boolean },
  present: Present<SavedSearch, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  refuseForeignFilters(search.kind, search.query.filters);
  // Nobody can sign in as an API key, so nobody could see its private search.
  const isShared = search.isShared || caller.member === null;
  return transactOnce(context, async (tx) => {
    const made = await insertSavedSearch(tx, { ...search, isShared, createdBy: caller.actor.id }, maxSavedSearches, now);
    return present(tx, made, context);
  });
}

/** @throws Refusal not_found, forbidden; Invalid for a filter that does not exist for this kind of lead */
export function updateSavedSearch<Answer>(
  context: WorkspaceContext,
  id: string,
  change: { name?: string | undefined; query?: SavedQuery | undefined; isShared?: boolean | undefined },
  present: Present<SavedSearch, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const search = await requireManaged(tx, id, caller);
    if (change.query) refuseForeignFilters(search.kind, change.query.filters);
    // An admin who made another member's search private could no longer see it.
    if (change.isShared === false && search.createdBy !== caller.actor.id) throw new Refusal('forbidden');
    return present(tx, await writeSavedSearch(tx, search.id, change, now), context);
  });
}

/** @throws Refusal not_found, forbidden */
export async function deleteSavedSearch(context: WorkspaceContext, id: string): Promise<void> {
  await transact(context, async (tx) => {
    await removeSavedSearch(tx, (await requireManaged(tx, id, context.caller)).id);
  });
}

async function requireManaged(tx: WorkspaceTx, id: string, caller: WorkspaceCaller): Promise<SavedSearch> {
  const search = await readSavedSearch(tx, id, caller.actor.id ?? '');
  if (!mayManage(caller, search.createdBy)) throw new Refusal('forbidden');
  return search;
}

/** Companies have fewer filters than people. */
function refuseForeignFilters(kind: LeadKind, filters: object): void {
  if (kind === 'people') return;
  const read = companyFiltersSchema.safeParse(filters, { reportInput: true });
  if (!read.success) throw invalidFrom(read.error.issues.map((issue) => ({ ...issue, path: ['query', 'filters', ...issue.path] })));
}
