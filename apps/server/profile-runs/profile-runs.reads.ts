/** Reading profile runs, their rows and results. */
import {
  listProfileRunRows,
  listProfileRuns,
  readProfileRun as readRecord,
  readProfileRunRow as readRow,
  type ProfileRun,
  type ProfileRunRowDetails,
} from '@leadlight/db/profiles';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';

/** @throws Refusal not_found */
export function readProfileRun<Answer>(context: WorkspaceContext, id: string, present: Present<ProfileRun, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id), context));
}

/** Newest first. @throws Refusal cursor_invalid */
export function readProfileRuns<Answer>(
  context: WorkspaceContext,
  query: { cursor?: string | undefined; limit: number },
  present: Present<readonly ProfileRun[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(query.cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listProfileRuns(tx, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

/** In their order. @throws Refusal cursor_invalid, not_found */
export function readProfileRunRows<Answer>(
  context: WorkspaceContext,
  runId: string,
  query: { outcome?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly ProfileRunRowDetails[], Answer[]>,
): Promise<Page<Answer>> {
  const after = Number(decodeCursor(query.cursor, numberKey) ?? 0);
  return transact(context, async (tx) => {
    const { id } = await readRecord(tx, runId);
    const { outcome, limit } = query;
    const page = cut(await listProfileRunRows(tx, id, { after, limit: limit + 1, outcome }), limit, ({ row }) => row);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

/** @throws Refusal not_found */
export function readProfileRunRow<Answer>(
  context: WorkspaceContext,
  { runId, row }: { readonly runId: string; readonly row: number },
  present: Present<ProfileRunRowDetails, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRow(tx, (await readRecord(tx, runId)).id, row), context));
}
