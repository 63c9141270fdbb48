/** Verifying single addresses: asked for by a member or a key, and asked again when their server has put them off. */
import { isReadOnly } from '@leadlight/credits';
import { readWorkspace } from '@leadlight/db/accounts';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { beginVerification, readVerification, takeUpVerification, type Claim } from '@leadlight/db/verification';
import { addressKey } from '@leadlight/verification';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import type { Services } from '../services.ts';
import { checkAddress } from './check-address.ts';
import { requireAskable } from './requests.ts';

export interface Begun {
  readonly id: string;
  /** It was known, and is answered again for nothing. */
  readonly isGivenAgain: boolean;
}

/**
 * Begins to verify an address where nothing is known, or somebody wants to know afresh; the work outlives the request.
 * @throws Refusal address_suppressed, lead_erased, credits_insufficient
 */
export async function startVerification(
  context: WorkspaceContext<'checks' | 'db' | 'now'>,
  { address, fresh }: { address: string; fresh: boolean },
): Promise<Begun> {
  const { services, caller, now } = context;
  const key = addressKey(address);
  const { claim, ...begun } = await transactOnce<Begun & { claim: Claim | null }>(
    context,
    async (tx) => {
      await requireAskable(tx, key, 'address');
      const made = await beginVerification(tx, { key, address, fresh, actor: caller.actor }, now);
      const { status } = await readVerification(tx, made.id);
      return { ...made, isGivenAgain: made.claim === null && status === 'done' };
    },
    // A repetition of the request finds what the first has begun.
    ({ id, isGivenAgain }) => ({ id, claim: null, isGivenAgain }),
  );
  if (claim) void checkAddress(services, caller.workspaceId, claim);
  return begun;
}

/** Goes on with one that is due, or whose worker was killed. Resolves when it is settled, left to another, or not due any more. */
export async function resumeVerification(
  services: Pick<Services, 'checks' | 'db' | 'now'>,
  workspaceId: string,
  id: string,
): Promise<void> {
  const { checks, db, now } = services;
  if (checks.isClosed()) return;
  const claim = await inWorkspace(db, workspaceId, async (tx) => takeUpVerification(tx, id, await mayPay(tx, now()), now()));
  if (claim) await checkAddress(services, workspaceId, claim);
}

/** A workspace that is read-only spends nothing. */
export async function mayPay(tx: WorkspaceTx, now: Date): Promise<boolean> {
  return !isReadOnly(await readWorkspace(tx), now);
}
