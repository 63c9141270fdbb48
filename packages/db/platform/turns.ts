/** Turns: transactions that count or check before they write wait for each other, so that what one counted is still true when it commits. */
import type { AuthTx, WorkspaceTx } from './connect.ts';

/**
 * What is counted, checked or written in turn. Different turns don't wait for each other. Lock keys contain these names, and versions that run side by side
 * during a restart need the same keys, so don't change a name.
 */
export type Turn =
  | 'api keys'
  | 'bulk-changes'
  | 'email templates'
  | 'imports'
  | 'invitations'
  | 'lead-edits'
  | 'leads'
  | 'likenesses'
  | 'list columns'
  | 'lists'
  | 'members'
  | 'saved searches'
  | 'workspaces';

/** Waits for the other transactions of the workspace that took this turn, and keeps it until the transaction ends. Call it before counting. */
export async function takeTurn(tx: WorkspaceTx, turn: Turn): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1 || ':' || current_workspace()::text, 0))`, [turn]);
}

/** Like {@link takeTurn}, for accounts. @param ownerId the workspace or user whose rows are counted */
export async function takeTurnOf(tx: AuthTx, turn: Turn, ownerId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1 || ':' || $2, 0))`, [turn, ownerId]);
}
