/** Enrichment runs and their rows in the contract's form. */
import type { EnrichmentRun, EnrichmentRunRow } from '@leadlight/db/enrichments';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { outcomeWords } from '../enrichments/outcome-words.ts';
import { presentRuns } from '../runs/runs.presenter.ts';

export async function presentEnrichmentRuns(tx: WorkspaceTx, runs: readonly EnrichmentRun[], { services }: WorkspaceContext) {
  return (await presentRuns(services, tx, runs)).map(({ run, fields }) => {
    const { name, source, total, ceiling, outcomes, factsAdded, enriched, skipped } = run;
    return { ...fields, name, source, total, ceiling, outcomes: { ...outcomes }, factsAdded, enriched, skipped };
  });
}

export async function presentEnrichmentRun(tx: WorkspaceTx, run: EnrichmentRun, context: WorkspaceContext) {
  const [one] = await presentEnrichmentRuns(tx, [run], context);
  if (!one) throw new Refusal('not_found');
  return one;
}

export function presentEnrichmentRunRows(_tx: WorkspaceTx, rows: readonly EnrichmentRunRow[]) {
  return rows.map(({ movedTo, reason, pagesRead, failure, domain, outcome, nextAttemptAt, ...row }) => ({
    ...row,
    domain,
    outcome,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    message: failure ?? (outcome === null || domain === null ? null : outcomeWords(outcome, { domain, movedTo, reason, pagesRead })),
  }));
}
