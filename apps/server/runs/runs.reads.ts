/** Runs of every kind, and the rows that they set aside. */
import { listFailedRows, listRuns, readRun as readOne, type FailedRow, type Run, type RunStatus } from '@leadlight/db/runs';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Newest first. @throws Refusal cursor_invalid */
export function readRuns<Answer>(
  context: WorkspaceContext,
  { cursor, limit, ...filter }: PageQuery & { readonly kind?: string | undefined; readonly status?: RunStatus | undefined },
  present: Present<readonly Run[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const { items, nextCursor } = cut(await listRuns(tx, { ...filter, before, limit: limit + 1 }), limit, ({ id }) => id);
    return { items: await present(tx, items, context), nextCursor };
  });
}

/** @throws Refusal not_found */
export function readRun<Answer>(context: WorkspaceContext, runId: string, present: Present<Run, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readOne(tx, runId), context));
}

/** In the order of the run. @throws Refusal not_found, cursor_invalid */
export function readFailedRows(context: WorkspaceContext, runId: string, { cursor, limit }: PageQuery): Promise<Page<FailedRow>> {
  const after = decodeCursor(cursor, numberKey);
  return transact(context, async (tx) => {
    const { id } = await readOne(tx, runId);
    const rows = await listFailedRows(tx, id, { ...(after === undefined ? {} : { after: Number(after) }), limit: limit + 1 });
    return cut(rows, limit, ({ row }) => row);
  });
}
