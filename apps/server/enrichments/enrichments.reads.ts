/** Reading enrichments. */
import {
  listDueEnrichments,
  listEnrichments,
  readEnrichment as readRecord,
  type Enrichment,
  type EnrichmentOutcome,
  type EnrichmentWithSteps,
} from '@leadlight/db/enrichments';
import { inAuth } from '@leadlight/db/platform';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodePlace, placeOf } from '../http/cursor.ts';
import type { Services } from '../services.ts';

/** With the steps so far while the site is read by this process; another process stores them twice per second. @throws Refusal not_found */
export function readEnrichment<Answer>(
  context: WorkspaceContext<'db' | 'readings'>,
  id: string,
  present: Present<EnrichmentWithSteps, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => present(tx, withLiveSteps(await readRecord(tx, id), context.services), context));
}

export function withLiveSteps(row: EnrichmentWithSteps, { readings }: Pick<Services, 'readings'>): EnrichmentWithSteps {
  return row.status === 'reading' ? { ...row, steps: readings.stepsOf(row.id) ?? row.steps } : row;
}

/** Most recently changed first. @param query.text part of the domain @throws Refusal cursor_invalid */
export function readEnrichments<Answer>(
  context: WorkspaceContext,
  query: { outcome?: EnrichmentOutcome | undefined; text?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly Enrichment[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodePlace(query.cursor);
  return transact(context, async (tx) => {
    const page = cut(await listEnrichments(tx, query, { before, limit: query.limit + 1 }), query.limit, placeOf);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

/** Readings of all workspaces that are due or whose worker was killed, oldest due first. */
export function readDueEnrichments(
  { db, now }: Pick<Services, 'db' | 'now'>,
  limit: number,
): Promise<{ workspaceId: string; id: string }[]> {
  return inAuth(db, (tx) => listDueEnrichments(tx, now(), limit));
}
