/** Leads that are or may be the same, as pairs and as groups, one page at a time. */
import { countMergeGroups, countMerges, listMergeGroups, listMerges, type MergeGroup, type MergeRecord } from '@leadlight/db/merges';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';

type MergeFilter = Parameters<typeof listMerges>[1];

/** Newest first, with the number of all that match. @throws Refusal cursor_invalid */
export function readMerges<Answer>(
  context: WorkspaceContext,
  filter: MergeFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  present: Present<readonly MergeRecord[], Answer[]>,
): Promise<Page<Answer> & { total: number }> {
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listMerges(tx, filter, { before, limit: limit + 1 }), limit, ({ id }) => id);
    return { ...page, items: await present(tx, page.items, context), total: await countMerges(tx, filter) };
  });
}

/** Newest first, with the number of all that match. @throws Refusal cursor_invalid */
export function readMergeGroups<Answer>(
  context: WorkspaceContext,
  filter: Parameters<typeof listMergeGroups>[1],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  present: Present<readonly MergeGroup[], Answer[]>,
): Promise<Page<Answer> & { total: number }> {
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listMergeGroups(tx, filter, { before, limit: limit + 1 }), limit, ({ newestPairId }) => newestPairId);
    return { ...page, items: await present(tx, page.items, context), total: await countMergeGroups(tx, filter) };
  });
}
