/** Notes on a lead, one page at a time. */
import { findSeenOfAnyKind, listNotes, type LeadNote } from '@leadlight/db/leads';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';

/** Newest first. @throws Refusal not_found, cursor_invalid */
export function readNotes<Answer>(
  context: WorkspaceContext,
  leadId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  present: Present<readonly LeadNote[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const { id } = await findSeenOfAnyKind(tx, leadId);
    const page = cut(await listNotes(tx, id, { before, limit: limit + 1 }), limit, (note) => note.id);
    return { ...page, items: await present(tx, page.items, context) };
  });
}
