/** The leads that a search looks up by ID, for an index that has neither addresses nor imports. */
import { readInWorkspace, type Database } from '@leadlight/db/platform';
import { needsLookup, readLookedUp } from '@leadlight/db/search';
import type { LeadFilters, LeadKind, LookedUp } from '@leadlight/leads';

/** Opens a transaction only if there is something to look up. */
export async function lookedUpFor(
  db: Database,
  workspaceId: string,
  { kind, filters }: { readonly kind: LeadKind; readonly filters: LeadFilters },
): Promise<LookedUp> {
  return needsLookup(kind, filters) ? readInWorkspace(db, workspaceId, (tx) => readLookedUp(tx, kind, filters)) : {};
}
