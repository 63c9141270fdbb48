/** Reads one claimed site and settles the result. A run does the same with its own reservation (`readCompanySite`, `settleEnrichment`). */
import {
  leaveEnrichmentClaim,
  noteEnrichmentSteps,
  readDatedJobKeys,
  renewEnrichmentClaims,
  settleEnrichmentClaim,
  type EnrichmentClaim,
  type EnrichmentStep,
  type SettledEnrichment,
} from '@leadlight/db/enrichments';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { noteAudit } from '../audit/note-audit.ts';
import { createStepStore } from '../jobs/step-store.ts';
import type { Services } from '../services.ts';
import { readCompanySite } from './read-company-site.ts';

export interface EnrichOptions {
  /** Someone is waiting. */
  readonly isUrgent: boolean;
  /** Gets what it cost, in credits. */
  readonly onSettled?: (cost: number) => void;
}

/** Resolves when it is settled or another worker has taken it; never rejects. */
export function enrichClaimed(
  { db, now, readings, sites }: Pick<Services, 'db' | 'now' | 'readings' | 'sites'>,
  workspaceId: string,
  claim: EnrichmentClaim,
  { isUrgent, onSettled = () => undefined }: EnrichOptions,
): Promise<void> {
  const within = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);
  const stored = createStepStore<EnrichmentStep>((steps) => within((tx) => noteEnrichmentSteps(tx, claim, steps)));
  return readings.begin({
    id: claim.id,
    ask: async ({ signal, onStep }) => {
      try {
        return await readCompanySite(sites, claim, {
          now,
          signal,
          isUrgent,
          readDatedJobs: () => within((tx) => readDatedJobKeys(tx, claim.id)),
          onStep: (step) => {
            onStep(step);
            stored.add(step);
          },
        });
      } finally {
        await stored.end();
      }
    },
    settle: async (reading) => {
      const settled = await within(async (tx) => {
        const result = await settleEnrichmentClaim(tx, claim, reading, now());
        if (result) await noteEnriched(tx, claim, result, now());
        return result;
      });
      onSettled(settled?.cost ?? 0);
    },
    renew: () => within((tx) => renewEnrichmentClaims(tx, [claim], now())),
    leave: () => within((tx) => leaveEnrichmentClaim(tx, claim, now())),
  });
}

/** An attempt that is repeated later is not in the audit log. */
async function noteEnriched(tx: WorkspaceTx, claim: EnrichmentClaim, settled: SettledEnrichment, now: Date): Promise<void> {
  if (settled.status !== 'done') return;
  const { id, domain, actor } = claim;
  const { outcome, factsAdded, cost } = settled;
  const target = { kind: 'enrichment', id };
  await noteAudit(tx, { actor, action: 'companies.enriched', target, details: { domain, outcome, factsAdded, spent: cost } }, now);
}
