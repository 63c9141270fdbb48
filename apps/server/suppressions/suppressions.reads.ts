/** The suppression list of a workspace, one page at a time. */
import { listSuppressions, type Suppression } from '@leadlight/db/leads';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';

/** Newest first. @param text matches part of the entry. @throws Refusal cursor_invalid */
export function readSuppressions<Answer>(
  context: WorkspaceContext,
  { kind, text, cursor, limit }: { kind?: string | undefined; text?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly Suppression[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listSuppressions(tx, { kind, text, before, limit: limit + 1 }), limit, ({ id }) => id);
    return { ...page, items: await present(tx, page.items, context) };
  });
}
