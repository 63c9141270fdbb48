/** The audit log, one page at a time. */
import { listAuditEvents, type AuditEvent } from '@leadlight/db/accounts';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';

/** Newest first. @throws Refusal cursor_invalid */
export function readAuditEvents<Answer>(
  context: WorkspaceContext,
  { action, cursor, limit }: { action?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly AuditEvent[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listAuditEvents(tx, { action, before, limit: limit + 1 }), limit, ({ id }) => id);
    return { ...page, items: await present(tx, page.items, context) };
  });
}
