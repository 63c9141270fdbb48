/** Queues an email in the transaction that causes it, so that it is sent exactly when that transaction commits. */
import { type Queryable } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import type { PgBoss } from 'pg-boss';
import type { MailKind, MailParameters, QueuedMail } from './mails.ts';

export async function queueMail<K extends MailKind>(
  boss: PgBoss,
  tx: Queryable,
  kind: K,
  to: string,
  parameters: MailParameters<K>,
): Promise<void> {
  const mail: QueuedMail<K> = { kind, to, parameters };
  await queueJob(boss, tx, 'send-mail', mail);
}
