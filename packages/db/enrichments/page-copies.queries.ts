/**
 * What was read from websites before: robots.txt files and pages, for conditional requests, and how long they are kept.
 * Surprise: `web.*` belongs to no workspace: these are public pages, and no workspace sees what another one had read.
 */
import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/index.ts';

/** The text of pages is kept for 30 days, never longer. */
const keptDays = 30;
const dayMs = 86_400_000;

export interface StoredRobots {
  readonly state: 'read' | 'none' | 'unreachable';
  readonly fault: string | null;
  readonly text: string;
  readonly fetchedAt: Date;
}

export async function recallRobotsFile(db: Queryable, origin: string): Promise<StoredRobots | null> {
  const { rows } = await db.query<StoredRobots>(
    `select state, fault, body as text, fetched_at as "fetchedAt" from web.robots where origin = $1`,
    [origin],
  );
  return rows[0] ?? null;
}

export async function keepRobotsFile(db: Queryable, origin: string, { state, fault, text, fetchedAt }: StoredRobots): Promise<void> {
  await db.query(
    `insert into web.robots (origin, state, fault, body, fetched_at) values ($1, $2, $3, $4, $5)
     on conflict (origin) do update set state = excluded.state, fault = excluded.fault, body = excluded.body, fetched_at = excluded.fetched_at`,
    [origin, state, fault, text, fetchedAt],
  );
}

export interface StoredPage {
  readonly headers: Readonly<Record<string, string>>;
  /** Compressed with gzip. */
  readonly body: Buffer;
  readonly isCut: boolean;
}

/** @returns null if there is none, or if it is older than 30 days */
export async function recallPageCopy(db: Queryable, url: string, now: Date): Promise<(StoredPage & { readonly fetchedAt: Date }) | null> {
  const { rows } = await db.query<StoredPage & { readonly fetchedAt: Date }>(
    `select headers, body, is_cut as "isCut", fetched_at as "fetchedAt" from web.pages where url = $1 and fetched_at > $2`,
    [url, oldestKept(now)],
  );
  return rows[0] ?? null;
}

/**
 * Keeps a page, unless its owner refused meanwhile.
 * @param page.bytes before compression
 */
export async function keepPageCopy(
  db: Queryable,
  page: StoredPage & { readonly url: string; readonly site: string; readonly bytes: Uint8Array },
  now: Date,
): Promise<void> {
  const { url, site, bytes, headers, body, isCut } = page;
  await db.query(
    `insert into web.pages (url, site, digest, headers, body, is_cut, fetched_at)
     select $1, $2, $3, $4, $5, $6, $7 where not exists (select from web.refused_sites where site = $2)
     on conflict (url) do update set site = excluded.site, digest = excluded.digest, headers = excluded.headers, body = excluded.body,
       is_cut = excluded.is_cut, fetched_at = excluded.fetched_at`,
    [url, site, createHash('sha256').update(bytes).digest(), JSON.stringify(headers), body, isCut, now],
  );
}

/** Forgets copies of pages after 30 days, files of rules after a day, and the pace of sites that nobody asked for a day. */
export async function forgetOldWebRecords(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from web.pages where fetched_at <= $1', [oldestKept(now)]);
  await db.query('delete from web.robots where fetched_at < $1', [new Date(now.getTime() - dayMs)]);
  await db.query('delete from web.passes where alive_until < clock_timestamp()');
  await db.query(
    `delete from web.sites s where updated_at < clock_timestamp() - interval '1 day' and (rest_until is null or rest_until < clock_timestamp())
       and not exists (select from web.passes p where p.site = s.site)`,
  );
}

const oldestKept = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs);
