/** Reading finds. */
import { inAuth } from '@leadlight/db/platform';
import { listDueFinds, listFinds, readFind as readRecord, type Find, type FindOutcome } from '@leadlight/db/verification';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodePlace, placeOf } from '../http/cursor.ts';
import type { Services } from '../services.ts';

/** @throws Refusal not_found */
export function readFind<Answer>(context: WorkspaceContext, id: string, present: Present<Find, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id), context));
}

/** Most recently changed first. @param text matches part of the name, domain or address. @throws Refusal cursor_invalid */
export function readFinds<Answer>(
  context: WorkspaceContext,
  query: { outcome?: FindOutcome | undefined; text?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly Find[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodePlace(query.cursor);
  return transact(context, async (tx) => {
    const page = cut(await listFinds(tx, query, { before, limit: query.limit + 1 }), query.limit, placeOf);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

/** Finds of all workspaces that are due or whose worker was killed, oldest due first. */
export function readDueFinds({ db, now }: Pick<Services, 'db' | 'now'>, limit: number): Promise<{ workspaceId: string; id: string }[]> {
  return inAuth(db, (tx) => listDueFinds(tx, now(), limit));
}
