/** Enrichment runs: many sites read under a ceiling. Each slice is a process of its own, because pages of strangers are parsed there. */
import { leaveEnrichmentsOfRun, putBackEnrichmentRows, readEnrichmentRun, readMostEnrichmentCost } from '@leadlight/db/enrichments';
import { forgetPicks } from '@leadlight/db/leads';
import { noteAudit } from '../audit/note-audit.ts';
import type { WebConfig } from '../enrichments/web.config.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { RunOrder } from '../runs/run-process.ts';
import type { RunWorker } from '../runs/run-worker.ts';

/** What the process of a slice needs in addition to the run. */
export interface ReadingOrder extends RunOrder {
  /** How websites are read. */
  readonly web: WebConfig;
}

/** Pages of sixty sites under way, at most 2 MB each, are rarely in memory together. */
const heapMegabytes = 512;

export const enrichmentKind: RunKind = {
  name: 'enrichment',
  permission: () => ({ action: 'enrichments.create', scope: 'companies:enrich' }),
  credits: {
    reason: 'enrich',
    // It waits up to four hours for sites that did not answer: its reservation lasts longer.
    reserveMs: 6 * 3_600_000,
    mostCost: async (tx, { id }, now) => {
      const { isMaterialized, total, done, failed } = await readEnrichmentRun(tx, id);
      return isMaterialized ? readMostEnrichmentCost(tx, id, now) : total - done - failed;
    },
  },
  onRetry: async (tx, { id }) => putBackEnrichmentRows(tx, id),
  onEnd: async (tx, { id, startedBy, creditsSpent }, now) => {
    const { enriched, factsAdded } = await readEnrichmentRun(tx, id);
    await leaveEnrichmentsOfRun(tx, id);
    await forgetPicks(tx, id);
    await noteAudit(
      tx,
      {
        actor: startedBy,
        action: 'companies.enriched',
        target: { kind: 'enrichment-run', id },
        details: { enriched, factsAdded, spent: creditsSpent },
      },
      now,
    );
  },
};

export const enrichmentRuns: RunWorker = {
  kind: enrichmentKind,
  queue: 'run-enrichment',
  concurrency: 1,
  runsIn: {
    module: new URL('enrichment-process.ts', import.meta.url),
    order: ({ config }) => ({ web: config.web }),
    heapMegabytes,
  },
};
