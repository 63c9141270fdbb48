/** Verifies one claimed address and settles the verdict. */
import { inWorkspace } from '@leadlight/db/platform';
import { leaveClaim, noteVerificationSteps, renewClaim, settleClaim, type Claim } from '@leadlight/db/verification';
import type { EvidenceStep } from '@leadlight/verification';
import { createStepStore } from '../jobs/step-store.ts';
import type { Services } from '../services.ts';

/**
 * Resolves when it is settled or another worker has taken it; never rejects.
 * @param onSettled gets what it cost, in credits
 */
export function checkAddress(
  { checks, db, now }: Pick<Services, 'checks' | 'db' | 'now'>,
  workspaceId: string,
  claim: Claim,
  onSettled: (cost: number) => void = () => undefined,
): Promise<void> {
  const stored = createStepStore<EvidenceStep>((steps) => inWorkspace(db, workspaceId, (tx) => noteVerificationSteps(tx, claim.id, steps)));
  return checks.begin({
    workspaceId,
    id: claim.id,
    ask: async (verifier, { signal, onStep }) => {
      const watch = {
        signal,
        onStep: (step: EvidenceStep) => {
          onStep(step);
          stored.add(step);
        },
      };
      try {
        return await verifier.verify(claim.address, { ...watch, priority: 'single', sameServer: claim.sameServer });
      } finally {
        await stored.end();
      }
    },
    settle: async (verdict) => {
      const settled = await inWorkspace(db, workspaceId, (tx) => settleClaim(tx, claim, verdict, now()));
      onSettled(settled?.cost ?? 0);
    },
    renew: () => inWorkspace(db, workspaceId, (tx) => renewClaim(tx, claim, now())),
    leave: () => inWorkspace(db, workspaceId, (tx) => leaveClaim(tx, claim, now())),
  });
}
