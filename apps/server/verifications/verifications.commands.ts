/** Verifying single addresses, and resuming verifications that a server deferred. */
import { isReadOnly } from '@leadlight/credits';
import { readWorkspace } from '@leadlight/db/accounts';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { beginVerification, takeUpVerification, type Claim } from '@leadlight/db/verification';
import { addressKey } from '@leadlight/vocabulary';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import type { Services } from '../services.ts';
import { checkAddress } from './check-address.ts';
import { requireAskable } from './requests.ts';

export interface Begun {
  readonly id: string;
  /** The result is stored already, or another request is paying for it: this one costs nothing. */
  readonly paysNothing: boolean;
}

/**
 * Starts a verification if there is no fresh verdict or `fresh` is set. The verification continues after the request.
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
      return { ...made, paysNothing: made.claim === null };
    },
    // A repeated request gets the verification that the first one started.
    ({ id, paysNothing }) => ({ id, claim: null, paysNothing }),
  );
  if (claim) void checkAddress(services, caller.workspaceId, claim);
  return begun;
}

/** Resumes a verification that is due or whose worker was killed. Resolves when it is settled, taken by another worker, or no longer due. */
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

/** A read-only workspace spends no credits. */
export async function mayPay(tx: WorkspaceTx, now: Date): Promise<boolean> {
  return !isReadOnly(await readWorkspace(tx), now);
}
