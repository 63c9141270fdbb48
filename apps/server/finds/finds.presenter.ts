/** A find in the contract's form. */
import { freeUntil } from '@leadlight/credits';
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { Find } from '@leadlight/db/verification';
import type { WorkspaceContext } from '../command.ts';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import { presentVerdict } from '../verifications/verdict.presenter.ts';

function presentRow(row: Find, nameOf: (actor: ActorRef) => PresentedActor, now: Date) {
  const asked = (row.found?.asked ?? []).map(({ address, verdict }) => ({ address, verdict: presentVerdict(verdict, now) }));
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    status: row.status,
    outcome: row.outcome,
    best: row.found?.best ?? null,
    others: [...(row.found?.others ?? [])],
    verdict: asked.find(({ address }) => address === row.found?.best?.address)?.verdict ?? null,
    verificationId: row.verificationId,
    asked,
    observed: row.found?.observed ?? 0,
    nextAttemptAt: row.nextAt?.toISOString() ?? null,
    cost: row.cost,
    entryNumber: row.entryNumber,
    freeUntil: freeUntil(row, now)?.toISOString() ?? null,
    createdBy: nameOf(row.actor),
    createdAt: row.createdAt.toISOString(),
  };
}

export async function presentFinds(tx: WorkspaceTx, rows: readonly Find[], { services, now }: WorkspaceContext) {
  const nameOf = await presentActors(
    services.db,
    tx,
    rows.map(({ actor }) => actor),
  );
  return rows.map((row) => presentRow(row, nameOf, now));
}

export async function presentFind(tx: WorkspaceTx, row: Find, { services, now }: WorkspaceContext) {
  return presentRow(row, await presentActors(services.db, tx, [row.actor]), now);
}
