/**
 * What a restored backup must not bring back: sessions and links that ended after it was made, keys that were revoked, and people who were erased or
 * suppressed. On connections of the database's owner, across all workspaces.
 */
import { openConnection } from './away.ts';
import type { ConnectionTarget } from './connect.ts';

/** What was taken away from users and programs, and promised to people outside. A restore keeps it, whatever the age of the backup. */
export interface TakenAway {
  /** Digests of erased people, see leads/erased-keys.queries.ts. */
  readonly erasures: readonly Row[];
  readonly suppressions: readonly Row[];
  /** Ids of revoked API keys, and when they were revoked. */
  readonly revokedKeys: readonly { readonly id: string; readonly revokedAt: string }[];
}

/** As JSON, because another version's columns may differ. */
type Row = Readonly<Record<string, unknown>>;

/** @param owner of the database that a backup is about to replace */
export async function readTakenAway(owner: ConnectionTarget): Promise<TakenAway> {
  const client = await openConnection(owner);
  try {
    const rowsOf = async (table: string): Promise<Row[]> =>
      (await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)).rows.map(({ row }) => row);
    const { rows: revokedKeys } = await client.query<{ id: string; revokedAt: string }>(
      `select id::text as id, revoked_at::text as "revokedAt" from app.api_keys where revoked_at is not null`,
    );
    return { erasures: await rowsOf('app.erasures'), suppressions: await rowsOf('app.suppressions'), revokedKeys };
  } finally {
    await client.end();
  }
}

export interface KeptAway {
  readonly erasures: number;
  readonly suppressions: number;
  readonly revokedKeys: number;
}

/** Writes into a restored database what its backup doesn't have yet. Suppressions of workspaces that it doesn't have are left out. @returns how many rows are new */
export async function keepAway(owner: ConnectionTarget, { erasures, suppressions, revokedKeys }: TakenAway): Promise<KeptAway> {
  const client = await openConnection(owner);
  try {
    await client.query('begin');
    const count = async (sql: string, value: unknown): Promise<number> => (await client.query(sql, [JSON.stringify(value)])).rowCount ?? 0;
    const kept = {
      erasures: await count(
        'insert into app.erasures select * from jsonb_populate_recordset(null::app.erasures, $1) on conflict do nothing',
        erasures,
      ),
      suppressions: await count(
        `insert into app.suppressions select * from jsonb_populate_recordset(null::app.suppressions, $1) s
         where exists (select from app.workspaces w where w.workspace_id = s.workspace_id) on conflict do nothing`,
        suppressions,
      ),
      revokedKeys: await count(
        `update app.api_keys k set revoked_at = r."revokedAt" from jsonb_to_recordset($1) as r (id uuid, "revokedAt" timestamptz)
         where k.id = r.id and k.revoked_at is null`,
        revokedKeys,
      ),
    };
    await client.query('commit');
    return kept;
  } finally {
    await client.end();
  }
}

/**
 * Ends every session, trusted device, half-finished sign-in, link to reset a password, confirm an address or change it, and sign-up that waits for its
 * confirmation. The backup can't know which of them ended after it was made: by signing out, by a new password, or because they were used.
 * @returns the number of sessions
 */
export async function endSessionsAndLinks(owner: ConnectionTarget): Promise<number> {
  const client = await openConnection(owner);
  try {
    await client.query('begin');
    const { rowCount } = await client.query('delete from auth.session');
    for (const table of ['auth.verification', 'auth.email_changes', 'auth.sign_ups']) await client.query(`delete from ${table}`);
    await client.query('commit');
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Keys of people in any workspace or the pool whose digest is among the erased: those that a backup brought back. */
export async function keysOfErased(owner: ConnectionTarget): Promise<{ kind: 'address' | 'linkedin'; value: string }[]> {
  const client = await openConnection(owner);
  try {
    const { rows } = await client.query<{ kind: 'address' | 'linkedin'; value: string }>(
      `select distinct k.kind, k.value from app.people p
       cross join lateral (values ('address', lower(p.email)), ('address', lower(p.personal_email)), ('linkedin', p.linkedin)) as k (kind, value)
       join app.erasures e on e.kind = k.kind and e.digest = encode(sha256(convert_to(k.value, 'UTF8')), 'hex')
       where k.value is not null and exists (select from app.erasures)`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
