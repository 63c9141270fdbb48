/** Sites whose owners do not want to be read: in force at once, for all workspaces and processes. */
import type { Queryable } from '../platform/index.ts';

export interface RefusedSite {
  /** Registrable domain, lower case, in A-labels. */
  readonly site: string;
  readonly origin: 'form' | 'operator';
  readonly reason: string;
  readonly createdAt: Date;
}

/**
 * Also forgets what was kept of the site.
 * @returns whether it was not on the list before
 */
export async function addRefusedSite(db: Queryable, { site, origin, reason, createdAt }: RefusedSite): Promise<boolean> {
  const { rows } = await db.query<{ added: number }>(
    `with added as (
       insert into web.refused_sites (site, origin, reason, created_at) values ($1, $2, $3, $4) on conflict (site) do nothing returning 1
     ), forgotten as (delete from web.pages where site = $1)
     select count(*)::int as added from added`,
    [site, origin, reason, createdAt],
  );
  return rows[0]?.added === 1;
}

export async function isRefusedSite(db: Queryable, site: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from web.refused_sites where site = $1', [site]);
  return rowCount === 1;
}

/** Newest first. */
export async function listRefusedSites(db: Queryable): Promise<RefusedSite[]> {
  const { rows } = await db.query<RefusedSite>(
    'select site, origin, reason, created_at as "createdAt" from web.refused_sites order by created_at desc, site',
  );
  return rows;
}

/** @returns whether it was on the list */
export async function removeRefusedSite(db: Queryable, site: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from web.refused_sites where site = $1', [site]);
  return rowCount === 1;
}
