/**
 * At a server that takes one recipient per transaction, nothing can be asked along with a target or a made-up address. After a refusal that no
 * rule can read, an address that the server has accepted is therefore asked about in a transaction of its own: accepted again, it shows that the
 * refusal was about the name.
 */
import { isUnreadableRefusal, proofNeeded, type Transaction, type TransactionResult } from '@leadlight/verification';
import type { ControlPlan } from './control-plan.ts';
import type { Session } from './session.ts';

export interface LoneRepeat {
  readonly host: string;
  /** An address of the domain that the server accepted; null if there is none, or if it is asked about otherwise. */
  readonly acceptedPath: string | null;
  /** The session had accepted an address of the domain before: only then, an acceptance afterward shows that a refusal is about the name. */
  readonly isServed: boolean;
  readonly plan: ControlPlan;
}

/**
 * Runs the transaction, and the one that follows if it is needed.
 * @returns the result of the transaction, with the reply about the accepted address as `repeat`
 */
export async function askAndRepeat(
  session: Session,
  transaction: Transaction,
  { host, acceptedPath, isServed, plan }: LoneRepeat,
): Promise<TransactionResult> {
  const result = await session.ask(transaction);
  const [asked] = [...result.outcomes, ...result.controls.map(({ outcome }) => outcome)];
  if (acceptedPath === null || result.cutShortBy !== null || result.repeat !== null || asked?.kind !== 'answered') return result;
  const { reply } = asked;
  if (!isUnreadableRefusal(reply, host) && proofNeeded(reply, host) !== 'acceptance') return result;
  const isAscii = Array.from(acceptedPath).every((sign) => sign <= '~');
  const { repeat, cutShortBy } = await session.ask({
    sender: transaction.sender,
    recipients: [],
    controls: [],
    repeat: { path: acceptedPath, needsSmtpUtf8: !isAscii },
  });
  if (isServed) plan.noteRepeat(result);
  return { ...result, repeat, cutShortBy };
}
