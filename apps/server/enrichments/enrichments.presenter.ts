/** An enrichment in the contract's form. */
import { freeUntil } from '@leadlight/credits';
import type { Enrichment, EnrichmentWithSteps } from '@leadlight/db/enrichments';
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import { readCompanyDomain } from './company-domain.ts';
import { outcomeWords } from './outcome-words.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentRow(row: Enrichment, nameOf: (actor: ActorRef) => PresentedActor, now: Date) {
  return {
    id: row.id,
    domain: row.domain,
    companyId: row.companyId,
    status: row.status,
    outcome: row.outcome,
    message: row.outcome && outcomeWords(row.outcome, row),
    movedTo: row.movedTo,
    isMovedToShared: row.movedTo !== null && readCompanyDomain(row.movedTo).kind !== 'domain',
    pagesRead: row.pagesRead,
    factsAdded: row.factsAdded,
    cost: row.cost,
    entryNumber: row.entryNumber,
    freeUntil: iso(freeUntil(row, now)),
    checkedAt: iso(row.checkedAt),
    nextAttemptAt: iso(row.nextAt),
    createdBy: nameOf(row.actor),
    createdAt: row.createdAt.toISOString(),
  };
}

export async function presentEnrichments(tx: WorkspaceTx, rows: readonly Enrichment[], { services, now }: WorkspaceContext) {
  const nameOf = await presentActors(
    services.db,
    tx,
    rows.map(({ actor }) => actor),
  );
  return rows.map((row) => presentRow(row, nameOf, now));
}

export async function presentEnrichment(tx: WorkspaceTx, row: EnrichmentWithSteps, { services, now }: WorkspaceContext) {
  return { ...presentRow(row, await presentActors(services.db, tx, [row.actor]), now), steps: [...row.steps] };
}
