/** The page that says who reads websites, as the operator saved it. `web.*` belongs to no workspace, so these statements run outside of one. */
import type { Queryable } from '../platform/index.ts';

/** Null if none was saved. */
export async function readWebContact(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ url: string }>('select url from web.contact');
  return rows[0]?.url ?? null;
}

export async function writeWebContact(db: Queryable, url: string, now: Date): Promise<void> {
  await db.query(
    `insert into web.contact (url, updated_at) values ($1, $2)
     on conflict (is_only) do update set url = excluded.url, updated_at = excluded.updated_at`,
    [url, now],
  );
}
