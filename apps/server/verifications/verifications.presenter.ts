/** A verification in the contract's form. */
import { verificationStepSchema } from '@leadlight/contract';
import { freeUntil } from '@leadlight/credits';
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { Verification } from '@leadlight/db/verification';
import type { WorkspaceContext } from '../command.ts';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import { presentVerdict } from './verdict.presenter.ts';
import type { ReadVerification } from './verifications.reads.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentRow(row: Verification, nameOf: (actor: ActorRef) => PresentedActor, now: Date) {
  return {
    id: row.id,
    address: row.address,
    status: row.status,
    verdict: row.verdict && presentVerdict(row.verdict, now),
    attempts: row.attempts,
    nextAttemptAt: iso(row.nextAt),
    deadlineAt: iso(row.deadlineAt),
    cost: row.cost,
    entryNumber: row.entryNumber,
    freeUntil: iso(freeUntil(row, now)),
    bouncedAt: iso(row.bouncedAt),
    createdBy: nameOf(row.actor),
    createdAt: row.createdAt.toISOString(),
  };
}

export async function presentVerifications(tx: WorkspaceTx, rows: readonly Verification[], { services, now }: WorkspaceContext) {
  const nameOf = await presentActors(
    services.db,
    tx,
    rows.map(({ actor }) => actor),
  );
  return rows.map((row) => presentRow(row, nameOf, now));
}

export async function presentVerification(tx: WorkspaceTx, { row, steps }: ReadVerification, { services, now }: WorkspaceContext) {
  return {
    ...presentRow(row, await presentActors(services.db, tx, [row.actor]), now),
    // The engine's steps must match the contract's.
    steps: steps.map((step) => verificationStepSchema.parse(step)),
    stepsUntil: row.status === 'checking' ? null : iso(row.evidenceUntil),
  };
}
