/** Verifying single addresses, and resuming verifications that a server deferred. */
import { isReadOnly } from '@leadlight/credits';
import { readWorkspace } from '@leadlight/db/accounts';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { beginVerification, takeUpVerification, type Claim } from '@leadlight/db/verification';
import { addressKey, writtenAddress } from '@leadlight/vocabulary';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import type { Services } from '../services.ts';
import { checkAddress } from './check-address.ts';
import { requireAskable } from './requests.ts';

export interface Begun {
  readonly id: string;
  /**
   * What this request has cost so far, in credits: 0 if the result was stored already, or if another request is paying for it. Null if a request is
   * repeated: then it is what is stored. The stored cost is that of the last verification, which may have begun after this one.
   */
  readonly cost: () => number | null;
}

/** What is stored with the request's Idempotency-Key. */
export interface Requested<Taken> {
  readonly id: string;
  /** What this request works on; null if another one does, or if the result is stored. */
  readonly claim: Taken | null;
  readonly isRepeated: boolean;
}

/** @param work settles the claim in the background, and reports what that cost */
export function begin<Taken>(
  { id, claim, isRepeated }: Requested<Taken>,
  work: (claim: Taken, onSettled: (cost: number) => void) => Promise<void>,
): Begun {
  let cost = 0;
  if (claim) void work(claim, (settled) => (cost = settled));
  return { id, cost: () => (isRepeated ? null : cost) };
}

/**
 * Starts a verification if there is no fresh verdict or `fresh` is set. The verification continues after the request.
 * @throws Refusal address_suppressed, lead_erased, credits_insufficient
 */
export async function startVerification(
  context: WorkspaceContext<'checks' | 'db' | 'now'>,
  { address: written, fresh }: { address: string; fresh: boolean },
): Promise<Begun> {
  const { services, caller, now } = context;
  const address = writtenAddress(written);
  const key = addressKey(address);
  const requested = await transactOnce<Requested<Claim>>(
    context,
    async (tx) => {
      await requireAskable(tx, key, 'address');
      return { ...(await beginVerification(tx, { key, address, fresh, actor: caller.actor }, now)), isRepeated: false };
    },
    // A repeated request gets the verification that the first one started.
    ({ id, claim }) => ({ id, claim: null, isRepeated: claim !== null }),
  );
  return begin(requested, (claim, onSettled) => checkAddress(services, caller.workspaceId, claim, onSettled));
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
