/** The saved searches that the caller can see. */
import { listSavedSearches, type SavedSearch } from '@leadlight/db/search';
import type { LeadKind } from '@leadlight/leads';
import { transact, type Present, type WorkspaceContext } from '../command.ts';

/** Sorted by name. */
export function readSavedSearches<Answer>(
  context: WorkspaceContext,
  kind: LeadKind | undefined,
  present: Present<readonly SavedSearch[], Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await listSavedSearches(tx, context.caller.actor.id ?? '', kind), context));
}
