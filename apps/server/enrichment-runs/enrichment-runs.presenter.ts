/** Enrichment runs and their rows in the contract's form. */
import { readWaitingEnrichmentRows, type EnrichmentRun, type EnrichmentRunRow } from '@leadlight/db/enrichments';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { isOver } from '@leadlight/db/runs';
import type { WorkspaceContext } from '../command.ts';
import { outcomeWords } from '../enrichments/outcome-words.ts';
import { presentRuns } from '../runs/runs.presenter.ts';

export async function presentEnrichmentRuns(tx: WorkspaceTx, runs: readonly EnrichmentRun[], { services, now }: WorkspaceContext) {
  const waitingRows = await readWaitingEnrichmentRows(
    tx,
    runs.flatMap((run) => (isOver(run) ? [] : [run.id])),
    now,
  );
  return (await presentRuns(services, tx, runs)).map(({ run, fields }) => {
    const { name, source, total, ceiling, outcomes, factsAdded, enriched, skipped, done, failed } = run;
    const waiting = waitingRows.get(run.id);
    const left = Math.max(0, total - done - failed - (waiting?.count ?? 0));
    return {
      ...fields,
      name,
      source,
      total,
      ceiling,
      waiting: waiting?.count ?? 0,
      nextAttemptAt: waiting?.nextAt.toISOString() ?? null,
      outcomes: { ...outcomes },
      factsAdded,
      enriched,
      skipped,
      // Postponed rows take as long as their sites require, whatever the rate.
      secondsLeft: fields.rowsPerSecond && left > 0 ? Math.ceil(left / fields.rowsPerSecond) : null,
    };
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
