/** Writes audit entries whose actions are in the contract: an unknown action would make the audit log unreadable for clients. */
import type { AuditAction } from '@leadlight/contract';
import * as accounts from '@leadlight/db/accounts';
import type { AuthTx, WorkspaceTx } from '@leadlight/db/platform';

export interface AuditNote extends accounts.AuditNote {
  readonly action: AuditAction;
}

/** Part of the transaction of the change that it records. */
export function noteAudit(tx: WorkspaceTx, note: AuditNote, now: Date): Promise<void> {
  return accounts.noteAudit(tx, note, now);
}

/** Records a user's change to their own account in each of their workspaces. */
export function noteUserAudit(tx: AuthTx, userId: string, action: AuditAction, now: Date): Promise<void> {
  return accounts.noteUserAudit(tx, userId, action, now);
}
