/** Pairs of leads that are or may be the same, one page at a time. */
import { countMerges, listMerges, type MergeRecord } from '@leadlight/db/merges';
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
