/**
 * How this installation presents itself to mail servers, and the links that let the operator change it.
 * Surprise: `mail.*` belongs to no workspace, so these statements run outside of one.
 */
import type { Queryable } from '../platform/index.ts';

export interface StoredIdentity {
  readonly heloName: string;
  /** An address, or `<>` for the null sender. */
  readonly sender: string;
}

/** Null if none was saved. */
export async function readSendingIdentity(db: Queryable): Promise<StoredIdentity | null> {
  const { rows } = await db.query<{ helo_name: string; sender: string }>('select helo_name, sender from mail.sending_identity');
  return rows[0] ? { heloName: rows[0].helo_name, sender: rows[0].sender } : null;
}

export async function writeSendingIdentity(db: Queryable, { heloName, sender }: StoredIdentity, now: Date): Promise<void> {
  await db.query(
    `insert into mail.sending_identity (helo_name, sender, updated_at) values ($1, $2, $3)
     on conflict (is_only) do update set helo_name = excluded.helo_name, sender = excluded.sender, updated_at = excluded.updated_at`,
    [heloName, sender, now],
  );
}

/** @param digest of the link's token, which is not stored */
export async function addSetupLink(db: Queryable, digest: Buffer, expiresAt: Date, now: Date): Promise<void> {
  await db.query('delete from mail.setup_links where expires_at <= $1', [now]);
  await db.query('insert into mail.setup_links (digest, expires_at) values ($1, $2)', [digest, expiresAt]);
}

export async function isSetupLinkValid(db: Queryable, digest: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from mail.setup_links where digest = $1 and expires_at > $2', [digest, now]);
  return rowCount === 1;
}
