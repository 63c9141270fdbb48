/** Verifies one claimed address and settles the verdict. */
import { inWorkspace } from '@leadlight/db/platform';
import { leaveClaim, renewClaim, settleClaim, type Claim } from '@leadlight/db/verification';
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
  return checks.begin({
    workspaceId,
    id: claim.id,
    ask: (verifier, watch) => verifier.verify(claim.address, { ...watch, priority: 'single', sameServer: claim.sameServer }),
    settle: async (verdict) => {
      const settled = await inWorkspace(db, workspaceId, (tx) => settleClaim(tx, claim, verdict, now()));
      onSettled(settled?.cost ?? 0);
    },
    renew: () => inWorkspace(db, workspaceId, (tx) => renewClaim(tx, claim, now())),
    leave: () => inWorkspace(db, workspaceId, (tx) => leaveClaim(tx, claim, now())),
  });
}
