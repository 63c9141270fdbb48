/** Writes the rows of a run from its leads: each part in one transaction, so that a worker that is killed continues there. */
import { materializeEnrichmentRows, noteEnrichmentRows, readEnrichmentRun, type EnrichmentRunSource } from '@leadlight/db/enrichments';
import { readPicks } from '@leadlight/db/leads';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import type { WorkEnd } from '../runs/run-kind.ts';
import type { Slice } from '../runs/slice.ts';
import { rowOfDomain, rowsOfLeads, withoutFresh } from './candidates.ts';

interface Part {
  readonly id: string;
  readonly source: EnrichmentRunSource;
  readonly freshSince: Date;
  /** Of a run over domains: all of them. */
  readonly domains?: readonly string[];
  /** How many rows are before this part. */
  readonly from: number;
  readonly now: Date;
}

/** Writes the rows after `from`: all domains, or the next leads. @returns how many were there, and how many of them are skipped */
export async function materializeRows(
  tx: WorkspaceTx,
  { id, source, freshSince, domains = [], from, now }: Part,
): Promise<{ readonly read: number; readonly skipped: number }> {
  const ids = source === 'domains' ? [] : await readPicks(tx, id, from);
  const rows =
    source === 'domains'
      ? domains.map((domain, index) => rowOfDomain(domain, index + 1))
      : await rowsOfLeads(tx, ids, { source, first: from + 1 });
  const skipped = rows.length === 0 ? 0 : await materializeEnrichmentRows(tx, id, await withoutFresh(tx, rows, { freshSince, now }));
  await noteEnrichmentRows(tx, id, { skipped, isLast: source === 'domains' || ids.length === 0 });
  return { read: rows.length, skipped };
}

/** @returns how the slice ends, before all rows are written; null when they are */
export async function materializeRun(slice: Slice): Promise<WorkEnd | null> {
  const { isMaterialized } = await inWorkspace(slice.db, slice.workspaceId, (tx) => readEnrichmentRun(tx, slice.runId));
  if (isMaterialized) return null;
  for (;;) {
    const isLast = await slice.commit(async ({ tx, run, now, note }) => {
      const { id, source, freshSince } = await readEnrichmentRun(tx, run.id);
      const from = typeof run.checkpoint === 'number' ? run.checkpoint : 0;
      const { read, skipped } = await materializeRows(tx, { id, source, freshSince, from, now });
      note({ done: skipped, checkpoint: { at: from + read, past: 0 }, advanced: true });
      return read === 0;
    });
    if (isLast) return null;
    const end = await slice.shouldEnd();
    if (end) return end;
  }
}
