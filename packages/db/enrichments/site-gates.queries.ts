/**
 * The pace of requests to each site, shared by all processes.
 * Surprise: `web.*` belongs to no workspace, so these statements run outside of one; times are by the database's clock.
 */
import type { Queryable } from '../platform/index.ts';

/** How long a pass stays valid after its owner last renewed it. A request takes at most 10 s. */
const passAliveSeconds = 30;

export interface SitePassRequest {
  /** Of this pass; the same for each attempt. */
  readonly id: string;
  /** Of the process that asks. */
  readonly owner: string;
  readonly site: string;
  readonly gapMs: number;
  /** Waits for its turn only, and delays no other. */
  readonly isAside: boolean;
}

export type SitePassAnswer =
  | { readonly state: 'entered' }
  /** It keeps its place. `waitMs`: not before then; it may have to wait for others too. */
  | { readonly state: 'waiting'; readonly waitMs: number }
  | { readonly state: 'resting'; readonly restMs: number }
  | { readonly state: 'opted_out' };

/** @param longestRestMs a caller waits for a rest up to this long */
export async function tryEnterSite(
  db: Queryable,
  { id, owner, site, gapMs, isAside }: SitePassRequest,
  longestRestMs: number,
): Promise<SitePassAnswer> {
  const { rows } = await db.query<{ state: SitePassAnswer['state']; ms: number | null }>(
    `select state, extract(epoch from until - clock_timestamp())::float8 * 1000 as ms
     from web.try_enter($1, $2, $3, make_interval(secs => $4), $5, make_interval(secs => $6), make_interval(secs => $7))`,
    [id, owner, site, gapMs / 1000, isAside, longestRestMs / 1000, passAliveSeconds],
  );
  const { state, ms } = rows[0] ?? { state: 'waiting', ms: 0 };
  const restMs = Math.max(0, ms ?? 0);
  switch (state) {
    case 'waiting':
      return { state, waitMs: restMs };
    case 'resting':
      return { state, restMs };
    default:
      return { state };
  }
}

/** The waiting passes of this owner that may be admitted now, or need not wait longer. One statement, however many wait. */
export async function listMovableSitePasses(db: Queryable, owner: string, longestRestMs: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select w.id from web.passes w left join web.sites s using (site)
     where w.owner = $1 and w.entered_at is null and (
       exists (select from web.refused_sites r where r.site = w.site)
       or s.rest_until > clock_timestamp() + make_interval(secs => $2)
       or (greatest(s.rest_until, case when w.is_aside then null else s.last_request + w.gap end, '-infinity') <= clock_timestamp()
         and not exists (select from web.passes o where o.site = w.site and o.entered_at is not null and o.alive_until > clock_timestamp())))
     order by w.asked_at`,
    [owner, longestRestMs / 1000],
  );
  return rows.map(({ id }) => id);
}

/** Ends a request, or the wait for one. The pause counts from now. */
export async function dropSitePass(db: Queryable, id: string): Promise<void> {
  await db.query(
    `with gone as (delete from web.passes where id = $1 returning site, entered_at is not null and not is_aside as counts)
     update web.sites s set last_request = clock_timestamp(), updated_at = clock_timestamp() from gone where s.site = gone.site and gone.counts`,
    [id],
  );
}

/** Renews all passes of an owner; to be called well within half a minute. */
export async function keepSitePassesAlive(db: Queryable, owner: string): Promise<void> {
  await db.query('update web.passes set alive_until = clock_timestamp() + make_interval(secs => $2) where owner = $1', [
    owner,
    passAliveSeconds,
  ]);
}

/** Releases all passes of an owner that ends. */
export async function dropSitePassesOf(db: Queryable, owner: string): Promise<void> {
  await db.query('delete from web.passes where owner = $1', [owner]);
}

/** A shorter rest does not end a longer one. */
export async function restSite(db: Queryable, site: string, ms: number): Promise<void> {
  await db.query(
    `insert into web.sites as s (site, rest_until) values ($1, clock_timestamp() + make_interval(secs => $2))
     on conflict (site) do update set rest_until = greatest(s.rest_until, excluded.rest_until), updated_at = clock_timestamp()`,
    [site, ms / 1000],
  );
}
