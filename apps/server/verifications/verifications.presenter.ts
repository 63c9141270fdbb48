/** A verification as the wire has it. */
import { type ActorRef } from '@leadlight/db/platform';
import { paidForMs, type Verification } from '@leadlight/db/verification';
import { verificationStepSchema } from '@leadlight/contract';
import type { EvidenceStep } from '@leadlight/verification';
import type { PresentedActor } from '../http/actor-names.ts';
import { presentVerdict } from './verdict.presenter.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentVerification(row: Verification, nameOf: (actor: ActorRef) => PresentedActor, now: Date) {
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
    freeUntil: freeUntil(row, now),
    bouncedAt: iso(row.bouncedAt),
    createdBy: nameOf(row.actor),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Null once it is over. */
export function freeUntil({ paidAt }: { readonly paidAt: Date | null }, now: Date): string | null {
  if (paidAt === null || now.getTime() - paidAt.getTime() >= paidForMs) return null;
  return new Date(paidAt.getTime() + paidForMs).toISOString();
}

/** The engine's steps are the wire's; whatever they are not is found out here. */
export const presentSteps = (steps: readonly EvidenceStep[]) => steps.map((step) => verificationStepSchema.parse(step));
