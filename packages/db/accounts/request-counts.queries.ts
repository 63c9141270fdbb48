/** Counts of requests that several processes share, in the table of the limits that are counted with every attempt. */
import type { Queryable } from '../platform/index.ts';

export interface RequestCount {
  readonly caller: string;
  /** Requests in the caller's current window: before the call, those to be added; after it, those of all processes. */
  readonly requests: number;
  /** Milliseconds until the window ends. */
  readonly leftMs: number;
}

/**
 * Adds requests to what other processes counted, and returns the sums. A window that has ended in the database begins again with these. Times are the
 * database's, because processes' clocks differ.
 * @param added each caller once
 * @param longestMs the longest that a window may last; a longer one was started while the database's clock was ahead, and counts as ended
 */
export async function addRequestCounts(db: Queryable, added: readonly RequestCount[], longestMs: number): Promise<RequestCount[]> {
  const { rows } = await db.query<{ key: string; requests: number; leftMs: number }>(
    `with at (ms) as (select (extract(epoch from clock_timestamp()) * 1000)::bigint)
     insert into auth.rate_limits as counted (key, points, expire)
     select 'requests:' || caller, requests, ms + left_ms from at, unnest($1::text[], $2::int[], $3::bigint[]) as added (caller, requests, left_ms)
     -- In one order for all processes, which would otherwise wait for each other's rows.
     order by 1
     on conflict (key) do update set
       points = case when counted.expire > (select ms from at) and counted.expire <= (select ms + $4::bigint from at) then counted.points else 0 end + excluded.points,
       expire = case when counted.expire > (select ms from at) and counted.expire <= (select ms + $4::bigint from at) then counted.expire else excluded.expire end
     returning key, points as requests, (expire - (select ms from at))::float8 as "leftMs"`,
    [added.map(({ caller }) => caller), added.map(({ requests }) => requests), added.map(({ leftMs }) => Math.ceil(leftMs)), longestMs],
  );
  return rows.map(({ key, requests, leftMs }) => ({ caller: key.slice('requests:'.length), requests, leftMs }));
}
