/** Emails about trial and plan: each is sent once. */
import type { WorkspaceTx } from '../platform/index.ts';

/** @param reference what the email is about @returns false if it was sent */
export async function claimNotice(tx: WorkspaceTx, kind: string, reference: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into billing_notices (workspace_id, kind, reference, sent_at) values (current_workspace(), $1, $2, $3) on conflict do nothing',
    [kind, reference, now],
  );
  return rowCount === 1;
}
