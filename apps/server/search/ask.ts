/** What a search over HTTP does besides finding: it asks for nothing that the caller may not know, and names what is counted. */
import { readInWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { listsSeenBy } from '@leadlight/db/search';
import type { LeadFilters, LeadQuery } from '@leadlight/leads';
import type { WorkspaceCaller } from '../http/caller.ts';
import type { Services } from '../services.ts';
import { nameCounts } from './facet-names.ts';

/** No list has this id. */
const noList = '00000000-0000-0000-0000-000000000000';

export async function ask<Row>(
  { db, search }: Services,
  caller: WorkspaceCaller,
  query: LeadQuery,
  now: Date,
  readRows: (tx: WorkspaceTx, ids: readonly number[]) => Promise<Row[]>,
  signal?: AbortSignal,
) {
  const userId = caller.member?.userId ?? null;
  const allowed = { ...query, filters: await withoutForeignLists(caller.workspaceId, query.filters) };
  const { total, counts, ids, nextCursor } = await search.find(caller.workspaceId, allowed, now, signal);
  return readInWorkspace(db, caller.workspaceId, async (tx) => {
    const [named, items] = await Promise.all([nameCounts(tx, { db, userId }, counts), readRows(tx, ids)]);
    return { total, counts: named, items, nextCursor };
  });

  /** Another member's private list is to the caller as one that does not exist. */
  async function withoutForeignLists(workspaceId: string, filters: LeadFilters): Promise<LeadFilters> {
    const { list } = filters;
    if (!list) return filters;
    const seen = new Set((await readInWorkspace(db, workspaceId, (tx) => listsSeenBy(tx, userId))).map(({ id }) => id));
    const known = (wanted: readonly string[] = []): string[] => wanted.map((id) => (seen.has(id) ? id : noList));
    return { ...filters, list: { include: known(list.include), exclude: known(list.exclude) } };
  }
}
