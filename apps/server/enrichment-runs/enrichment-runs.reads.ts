/** Reading enrichment runs and their rows. */
import {
  listEnrichmentRunRows,
  listEnrichmentRuns,
  readEnrichmentRun as readRecord,
  type EnrichmentRun,
  type EnrichmentRunRow,
} from '@leadlight/db/enrichments';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';

/** @throws Refusal not_found */
export function readEnrichmentRun<Answer>(context: WorkspaceContext, id: string, present: Present<EnrichmentRun, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id), context));
}

/** Newest first. @throws Refusal cursor_invalid */
export function readEnrichmentRuns<Answer>(
  context: WorkspaceContext,
  query: { cursor?: string | undefined; limit: number },
  present: Present<readonly EnrichmentRun[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(query.cursor, idKey);
  return transact(context, async (tx) => {
    const page = cut(await listEnrichmentRuns(tx, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

/** In their order. @throws Refusal cursor_invalid, not_found */
export function readEnrichmentRunRows<Answer>(
  context: WorkspaceContext,
  runId: string,
  query: { outcome?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly EnrichmentRunRow[], Answer[]>,
): Promise<Page<Answer>> {
  const after = Number(decodeCursor(query.cursor, numberKey) ?? 0);
  return transact(context, async (tx) => {
    const { id } = await readRecord(tx, runId);
    const { outcome, limit } = query;
    const page = cut(await listEnrichmentRunRows(tx, id, { after, limit: limit + 1, outcome }), limit, ({ row }) => row);
    return { ...page, items: await present(tx, page.items, context) };
  });
}
