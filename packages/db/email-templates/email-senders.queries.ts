/** What a member says about themselves in emails to leads, by field. */
import { jsonOf, type WorkspaceTx } from '../platform/index.ts';

/** Empty if the member has typed nothing. */
export async function readEmailSender(tx: WorkspaceTx, userId: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await tx.query<{ fields: Record<string, string> }>(
    'select fields from email_senders where workspace_id = current_workspace() and user_id = $1',
    [userId],
  );
  return rows[0]?.fields ?? {};
}

/** When a member leaves the workspace. */
export async function deleteEmailSender(tx: WorkspaceTx, userId: string): Promise<void> {
  await tx.query('delete from email_senders where workspace_id = current_workspace() and user_id = $1', [userId]);
}

export async function writeEmailSender(
  tx: WorkspaceTx,
  userId: string,
  fields: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into email_senders (workspace_id, user_id, fields, updated_at) values (current_workspace(), $1, $2, $3)
     on conflict (workspace_id, user_id) do update set fields = excluded.fields, updated_at = excluded.updated_at`,
    [userId, jsonOf(fields), now],
  );
}
